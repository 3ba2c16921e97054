// Awalé: two rows of holes with their seeds, the harvests at both ends. Hovering a hole lights its path, its target and its
// harvest (AWA-18).

import { count, s } from "../dom.js";
import { canvas, keyboard, place, why } from "./grid.js";

const SIZE = 104;
const LEFT = 108;
const HOLE = 44;

/** Seeds lie in a spiral, always the same for the same number. */
function seeds(number, x, y) {
  const shown = Math.min(number, 24);
  const spread = Math.min(9.5, 36 / Math.sqrt(Math.max(shown, 1)));
  return Array.from({ length: shown }, (_, index) => {
    const angle = index * 2.39996 + number;
    const far = spread * Math.sqrt(index + 0.3);
    return s("ellipse", {
      cx: x + far * Math.cos(angle), cy: y + far * Math.sin(angle), rx: 5.6, ry: 4.4, class: "seed",
      transform: `rotate(${(index * 47) % 180} ${x + far * Math.cos(angle)} ${y + far * Math.sin(angle)})`,
    });
  });
}

const list = (text) => (text ? text.split(", ") : []);

function light(svg, foreseen) {
  const path = list(foreseen["chemin"]);
  const mark = (name, kind) => svg.querySelector(`[data-place="${name}"]`)?.classList.add(kind);
  path.forEach((name) => mark(name, "path"));
  if (path.length) mark(path.at(-1), "target");
  list(foreseen["cases récoltées"]).forEach((name) => mark(name, "harvest"));
}

function dim(svg) {
  for (const one of svg.querySelectorAll(".path, .target, .harvest")) one.classList.remove("path", "target", "harvest");
}

function told(name, foreseen) {
  const path = list(foreseen["chemin"]);
  const harvest = Number(foreseen["récolte"] ?? 0);
  const taken = list(foreseen["cases récoltées"]);
  const end = harvest ? `récolte de ${count(harvest, "graine", "graines")} en ${taken.join(", ")}` : "sans récolte";
  return `${name} sème ${path.join(", ")} : dernière graine en ${path.at(-1)}, ${end}.`;
}

/** Holes are named in the order of the sowing, and shown as on the table. */
const nameOf = (y, x) => (y === 0 ? "fedcba"[x] : "ABCDEF"[x]);

export default {
  choices: { "grand-chelem": [["", "interdit (tout récolter est refusé)"], ["sans-prise", "sans prise (permis, rien n’est récolté)"]] },

  candidates: () => [..."ABCDEFabcdef", "proposer"],

  actions: (board) =>
    board.facts.propose
      ? [{ text: "accepter", label: "Accepter d’arrêter" }, { text: "refuser", label: "Refuser d’arrêter" }]
      : [{ text: "proposer", label: "Proposer d’arrêter", ifAllowed: true }],

  draw(board, ctx) {
    const svg = canvas(LEFT * 2 + SIZE * 6, 2 * SIZE + 76, "Plateau d’Awalé", board.text);
    svg.classList.add("wide");
    svg.append(s("rect", { x: 4, y: 34, width: LEFT * 2 + SIZE * 6 - 8, height: 2 * SIZE + 8, rx: 52, class: "wood" }));
    board.rows.forEach((row, y) =>
      row.forEach((cell, x) => {
        const name = nameOf(y, x);
        const number = Number(cell) || 0;
        const [cx, cy] = [LEFT + SIZE * (x + 0.5), 38 + SIZE * (y + 0.5)];
        const candidate = ctx.verdict(name);
        const may = candidate && !candidate.refused;
        svg.append(
          place(
            ctx,
            {
              name,
              at: [x, y],
              label: `${name}, ${y ? "Sud" : "Nord"} : ${count(number, "graine", "graines")}${candidate ? (may ? `. ${told(name, candidate.foreseen)}` : `. ${why(candidate)}`) : ""}`,
              act: () => (ctx.pick ? ctx.pick(y, x) : ctx.play(name)),
              look: () => {
                if (may) light(svg, candidate.foreseen);
                ctx.whisper(may ? told(name, candidate.foreseen) : why(candidate));
              },
              leave: () => {
                dim(svg);
                ctx.whisper("");
              },
            },
            s("circle", { cx, cy, r: HOLE, class: `hole${may ? " may" : ""}` }),
            s("circle", { cx, cy, r: HOLE, class: "halo" }),
            seeds(number, cx, cy),
            s("text", { x: cx, y: y ? 2 * SIZE + 60 : 20, class: "label" }, name),
            s("g", { class: "tally" }, s("circle", { cx: cx + 33, cy: cy - 33, r: 13 }), s("text", { x: cx + 33, y: cy - 33 }, number)),
          ),
        );
      }),
    );
    for (const [key, name, x, player] of [["recolte.N", "Nord", LEFT / 2, 1], ["recolte.S", "Sud", LEFT * 1.5 + SIZE * 6, 0]]) {
      svg.append(
        s(
          "g",
          { class: `store${board.turn === player ? " to-move" : ""}`, "data-store": name },
          s("text", { x, y: 38 + SIZE - 26, class: "label" }, name),
          s("text", { x, y: 38 + SIZE + 8, class: "harvested" }, board.facts[key] ?? "0"),
          s("text", { x, y: 38 + SIZE + 36, class: "label" }, "récolte"),
          board.turn === player && s("path", { d: `M${x - 7} ${38 + SIZE - 58} h14 l-7 10 z`, class: "pointer" }),
        ),
      );
    }
    return ctx.interactive ? keyboard(svg, ctx) : svg;
  },

  palette: [
    { id: "+", label: "ajouter une graine" },
    { id: "-", label: "retirer une graine" },
    { id: "0", label: "vider la case" },
  ],

  paint(board, y, x, tool) {
    const number = Number(board.rows[y][x]) || 0;
    board.rows[y][x] = String(tool === "0" ? 0 : Math.max(0, number + (tool === "+" ? 1 : -1)));
  },
};
