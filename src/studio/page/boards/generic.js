// The drawing of a game that has none of its own: its cells in a grid, or the drawing in characters.

import { h, s } from "../dom.js";
import { canvas, keyboard, labels, place } from "./grid.js";

const SIZE = 60;

export default {
  listed: true,

  draw(board, ctx) {
    if (!board.rows) return h("pre", { class: "board characters" }, board.drawing);
    const width = Math.max(...board.rows.map((row) => row.length)) * SIZE + 8;
    const svg = canvas(width, board.rows.length * SIZE + 8, "Le plateau", board.text);
    board.rows.forEach((row, y) =>
      row.forEach((cell, x) => {
        const [left, top] = [x * SIZE + 4, y * SIZE + 4];
        const name = board.names[y][x];
        svg.append(
          place(
            ctx,
            { name, at: [x, y], label: `${name} : ${cell || "vide"}`, act: () => ctx.pick?.(y, x) },
            s("rect", { x: left, y: top, width: SIZE, height: SIZE, class: "cell" }),
            s("text", { x: left + SIZE / 2, y: top + SIZE / 2, class: "content" }, cell),
            labels([[name, left + 10, top + 10]]),
          ),
        );
      }),
    );
    return ctx.interactive ? keyboard(svg, ctx) : svg;
  },

  palette: [],
};
