// Qawale: stacks seen from above, each with its content below, bottom stone on the left.

import { count, s } from "../dom.js";
import { canvas, joined, keyboard, labels, place, stone, why } from "./grid.js";

const SIZE = 100;
const MARGIN = 28;
const NAMES = { 1: "du joueur 1", 2: "du joueur 2", 3: "neutre" };

const stones = (text) => text.split(";").filter(Boolean);

/** What is in the hand: its stones, where it stands, where it comes from. */
function hand(board) {
  const [content, path] = (board.facts.semis ?? "").split("@");
  if (!path) return null;
  const [at, before] = path.split("<");
  return { stones: stones(content), at, before };
}

/** A pile seen from above: the stones below peep out. */
function pile(all, x, y) {
  const shown = all.slice(-5);
  return shown.map((kind, index) => {
    const below = shown.length - 1 - index;
    return stone(kind, x + below * 4, y + below * 4, 28);
  });
}

/** Its content, as one would count it. */
function content(all, x, y) {
  if (all.length < 2) return null;
  const radius = Math.min(6, 42 / all.length);
  const left = x - (all.length - 1) * radius * 1.08;
  return s("g", { class: "strip" }, all.map((kind, index) => stone(kind, left + index * radius * 2.16, y, radius)));
}

function spoken(name, all) {
  if (!all.length) return `${name} : vide`;
  const list = all.map((kind) => NAMES[kind]).join(", ");
  return `${name} : ${count(all.length, "galet", "galets")}, du bas vers le haut ${list}`;
}

export default {
  drawn: true,

  candidates: (board) => board.names.flat(),

  draw(board, ctx) {
    const inHand = hand(board);
    const side = 4 * SIZE + 2 * MARGIN;
    const svg = canvas(side, side + 64, "Plateau de Qawale", board.text);
    svg.append(...labels([0, 1, 2, 3].flatMap((index) => [
      ["ABCD"[index], MARGIN + SIZE * (index + 0.5), 14],
      [String(index + 1), 13, MARGIN + SIZE * (index + 0.5)],
    ])));
    const next = inHand?.stones[0];
    board.rows.forEach((row, y) =>
      row.forEach((cell, x) => {
        const name = board.names[y][x];
        const [left, top] = [MARGIN + x * SIZE, MARGIN + y * SIZE];
        const all = stones(cell);
        const candidate = ctx.verdict(name);
        const may = candidate && !candidate.refused;
        const own = board.facts[board.turn ? "couleur.2" : "couleur.1"];
        const rect = s("rect", {
          x: left + 2, y: top + 2, width: SIZE - 4, height: SIZE - 4, rx: 10,
          class: `cell${may ? " may" : ""}${inHand?.at === name ? " here" : ""}${inHand?.before === name ? " before" : ""}`,
        });
        const ghost = may ? s("g", { class: "ghost" }, stone(next ?? own, left + SIZE / 2 - (all.length ? 8 : 0), top + (all.length ? 34 : SIZE / 2), 28)) : null;
        svg.append(
          place(
            ctx,
            {
              name,
              at: [x, y],
              label: spoken(name, all),
              act: () => (ctx.pick ? ctx.pick(y, x) : ctx.play(name)),
              look: () =>
                ctx.whisper(
                  may
                    ? inHand
                      ? `Déposer en ${name} le galet ${NAMES[next]} qui est sous la main.`
                      : `Poser un galet en ${name}, puis égrainer ${count(all.length + 1, "galet", "galets")}.`
                    : why(candidate),
                ),
              leave: () => ctx.whisper(""),
            },
            rect,
            all.length > 1 ? pile(all, left + SIZE / 2 - 4, top + 38) : pile(all, left + SIZE / 2, top + SIZE / 2),
            content(all, left + SIZE / 2, top + SIZE - 13),
            ghost,
          ),
        );
      }),
    );
    svg.append(below(board, inHand, side));
    return ctx.interactive ? keyboard(svg, ctx) : svg;
  },

  wholeTurns: (log) =>
    joined(log, (gestures) => {
      const [start, ...steps] = gestures.map((gesture) => gesture.text);
      return { ...gestures[0], whole: true, text: `${start}>${steps.join(",")}` };
    }),

  palette: [
    { id: "1", label: "galet du joueur 1" },
    { id: "2", label: "galet du joueur 2" },
    { id: "3", label: "galet neutre" },
    { id: "", label: "retirer le galet du dessus" },
  ],

  paint(board, y, x, tool) {
    const all = stones(board.rows[y][x]);
    board.rows[y][x] = (tool ? [...all, tool] : all.slice(0, -1)).join(";");
  },
};

/** The stones left to each player, and those being sown. */
function below(board, inHand, side) {
  const y = side + 26;
  if (inHand) {
    const radius = Math.min(17, 150 / inHand.stones.length);
    return s(
      "g",
      { class: "hand" },
      s("text", { x: MARGIN, y, class: "note" }, `En main, de ${inHand.at} :`),
      inHand.stones.map((kind, index) => stone(kind, MARGIN + 168 + index * radius * 2.15, y, radius)),
    );
  }
  return s(
    "g",
    { class: "hand" },
    [1, 2].map((player) => {
      const left = MARGIN + (player - 1) * 204;
      const rest = Number(board.facts[`main.${player}`] ?? 0);
      return [
        s("text", { x: left, y: y - 12, class: `note${board.turn === player - 1 ? " to-move" : ""}` }, `Joueur ${player} : ${rest} en main`),
        Array.from({ length: rest }, (_, index) => stone(board.facts[`couleur.${player}`], left + 10 + index * 22, y + 14, 9)),
      ];
    }),
  );
}
