// Alquerque: twenty-five points and the lines that join them.

import { s } from "../dom.js";
import { canvas, joined, keyboard, labels, place } from "./grid.js";
import { handling } from "./men.js";

const STEP = 96;
const EDGE = 62;
const SIDE = 5;

const spot = (name) => ["abcde".indexOf(name[0]), Number(name[1]) - 1];
const drawn = ([column, row]) => [EDGE + column * STEP, EDGE + (SIDE - 1 - row) * STEP];
const NAMES = [..."abcde"].flatMap((letter) => [1, 2, 3, 4, 5].map((row) => `${letter}${row}`));

/** Diagonals run only through points whose column and row add up to an even number. */
function lines() {
  const all = [];
  for (let column = 0; column < SIDE; column++) {
    for (let row = 0; row < SIDE; row++) {
      for (const [dc, dr] of [[1, 0], [0, 1], [1, 1], [1, -1]]) {
        const to = [column + dc, row + dr];
        const inside = to.every((one) => 0 <= one && one < SIDE);
        if (!inside || (dc && dr && (column + row) % 2)) continue;
        const [[x1, y1], [x2, y2]] = [drawn([column, row]), drawn(to)];
        all.push(s("line", { x1, y1, x2, y2, class: "line" }));
      }
    }
  }
  return all;
}

const manOn = (board, name) => {
  const [column, row] = spot(name);
  const man = board.rows[SIDE - 1 - row][column];
  return man === "b" ? 0 : man === "n" ? 1 : undefined;
};

/** ALQ-13: a jump if an opposing man stands just between, else a step. */
const gesture = (board) => (from, to) => {
  const [[c1, r1], [c2, r2]] = [spot(from), spot(to)];
  const [columns, rows] = [Math.abs(c1 - c2), Math.abs(r1 - r2)];
  const jump = [columns, rows].every((one) => one === 0 || one === 2) && columns + rows > 0;
  const middle = jump && manOn(board, `${"abcde"[(c1 + c2) / 2]}${(r1 + r2) / 2 + 1}`);
  return jump && middle === 1 - board.turn ? `${from}x${to}` : `${from}-${to}`;
};

const WHOSE = ["blanc", "noir"];

export default {
  candidates(board) {
    const text = gesture(board);
    const own = NAMES.filter((name) => manOn(board, name) === board.turn);
    return own.flatMap((from) => NAMES.filter((to) => to !== from && manOn(board, to) === undefined).map((to) => text(from, to)));
  },

  draw(board, ctx) {
    const side = (SIDE - 1) * STEP + 2 * EDGE;
    const svg = canvas(side, side, "Plateau d’Alquerque", board.text);
    svg.append(s("rect", { x: 2, y: 2, width: side - 4, height: side - 4, rx: 14, class: "wood" }), ...lines());
    svg.append(...labels([0, 1, 2, 3, 4].flatMap((index) => [
      ["abcde"[index], EDGE + index * STEP, side - 14],
      [String(SIDE - index), 16, EDGE + index * STEP],
    ])));
    const hands = handling(ctx, svg, {
      all: NAMES, text: gesture(board), owner: (name) => manOn(board, name), turn: board.turn, held: board.facts.rafle,
    });
    for (const name of NAMES) {
      const [x, y] = drawn(spot(name));
      const man = manOn(board, name);
      svg.append(
        place(
          ctx,
          {
            name,
            at: [x / STEP, y / STEP],
            label: `${name} : ${man === undefined ? "vide" : `pion ${WHOSE[man]}`}${hands.chosen === name ? ", choisi" : ""}`,
            act: () => (ctx.pick ? ctx.pick(SIDE - 1 - spot(name)[1], spot(name)[0]) : hands.act(name)),
            look: () => hands.look(name),
            leave: () => hands.leave(),
          },
          s("circle", { cx: x, cy: y, r: 34, class: "touch" }),
          s("circle", { cx: x, cy: y, r: 8, class: "point" }),
          man !== undefined &&
            s(
              "g",
              { class: `man man-${WHOSE[man]}${hands.chosen === name ? " chosen" : ""}` },
              s("circle", { cx: x, cy: y, r: 27 }),
              s("circle", { cx: x, cy: y, r: man ? 17 : 21, class: "mark" }),
            ),
          s("circle", { cx: x, cy: y, r: 17, class: "aim" }),
        ),
      );
    }
    if (hands.chosen && ctx.interactive) hands.show(hands.chosen);
    return ctx.interactive ? keyboard(svg, ctx) : svg;
  },

  wholeTurns: (log) =>
    joined(log, (gestures) => ({
      ...gestures[0], whole: true, text: gestures[0].text + gestures.slice(1).map((one) => one.text.slice(2)).join(""),
    })),

  palette: [
    { id: "b", label: "pion blanc" },
    { id: "n", label: "pion noir" },
    { id: ".", label: "point vide" },
  ],

  paint(board, y, x, tool) {
    board.rows[y][x] = tool;
  },
};
