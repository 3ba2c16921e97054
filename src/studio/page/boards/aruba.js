// Aruba: a square board; blue pawns are full, red ones hollow (ARU-03).

import { s } from "../dom.js";
import { canvas, keyboard, labels, place } from "./grid.js";
import { handling } from "./men.js";

const SIZE = 64;
const EDGE = 34;
const WHOSE = ["bleu", "rouge"];

const spots = (board) => new Map(board.names.flatMap((row, y) => row.map((name, x) => [name, [y, x]])));
const pawn = (cell) => (cell === "b" ? 0 : cell === "r" ? 1 : undefined);

export default {
  choices: {
    taille: [["", "7 (par défaut)"], ...["3", "4", "5", "6", "8", "9", "10"].map((size) => [size, size])],
    disposition: [["", "texte : la diagonale est partagée"], ["figure", "figure : la diagonale est bleue"]],
  },

  candidates(board) {
    const all = [];
    const size = board.rows.length;
    board.rows.forEach((row, y) =>
      row.forEach((cell, x) => {
        if (pawn(cell) !== board.turn) return;
        for (const far of [1, 2]) {
          for (const dy of [-far, 0, far]) {
            for (const dx of [-far, 0, far]) {
              const [ty, tx] = [y + dy, x + dx];
              const inside = 0 <= ty && ty < size && 0 <= tx && tx < size;
              if (inside && (dx || dy) && !board.rows[ty][tx]) all.push(board.names[y][x] + board.names[ty][tx]);
            }
          }
        }
      }),
    );
    return [...all, "pass"];
  },

  actions: (board) => [
    { text: "pass", label: board.facts.rafle ? "Arrêter la rafle" : "Passer" },
    { text: "quit", label: "Quitter la partie", confirm: "Quitter, c’est être nommé « lâche » : la partie est nulle. Quitter quand même ?" },
  ],

  draw(board, ctx) {
    const size = board.rows.length;
    const side = size * SIZE + EDGE + 8;
    const svg = canvas(side, side, "Plateau d’Aruba", board.text);
    const where = spots(board);
    svg.append(...labels(board.rows.flatMap((_, index) => [
      [String(index + 1), 16, 8 + SIZE * (index + 0.5)],
      [String.fromCharCode(65 + index), EDGE + SIZE * (index + 0.5), side - 14],
    ])));
    const owner = (name) => pawn(board.rows[where.get(name)[0]][where.get(name)[1]]);
    const hands = handling(ctx, svg, {
      all: [...where.keys()], text: (from, to) => from + to, owner, turn: board.turn, held: board.facts.rafle,
    });
    for (const [name, [y, x]] of where) {
      const [left, top] = [EDGE + x * SIZE, 8 + y * SIZE];
      const [cx, cy] = [left + SIZE / 2, top + SIZE / 2];
      const man = owner(name);
      svg.append(
        place(
          ctx,
          {
            name,
            at: [x, y],
            label: `${name} : ${man === undefined ? "vide" : `pion ${WHOSE[man]}`}${hands.chosen === name ? ", choisi" : ""}`,
            act: () => (ctx.pick ? ctx.pick(y, x) : hands.act(name)),
            look: () => hands.look(name),
            leave: () => hands.leave(),
          },
          s("rect", { x: left, y: top, width: SIZE, height: SIZE, class: `cell${(x + y) % 2 ? " odd" : ""}` }),
          man !== undefined &&
            s("g", { class: `man man-${WHOSE[man]}${hands.chosen === name ? " chosen" : ""}` }, s("circle", { cx, cy, r: man ? 17 : 21 })),
          s("circle", { cx, cy, r: 12, class: "aim" }),
        ),
      );
    }
    if (hands.chosen && ctx.interactive) hands.show(hands.chosen);
    return ctx.interactive ? keyboard(svg, ctx) : svg;
  },

  palette: [
    { id: "b", label: "pion bleu" },
    { id: "r", label: "pion rouge" },
    { id: "", label: "case vide" },
  ],

  paint(board, y, x, tool) {
    board.rows[y][x] = tool;
  },
};
