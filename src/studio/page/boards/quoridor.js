// Quoridor: cells, the grooves between them, and the walls that stand in the grooves.

import { s } from "../dom.js";
import { canvas, keyboard, labels, place, stone, why } from "./grid.js";

const SIZE = 56;
const GAP = 12;
const EDGE = 30;
const PITCH = SIZE + GAP;

/** The name of the cell in a column and a row, both from 0, row 0 at the bottom. */
const named = (column, row) => `${String.fromCharCode(97 + column)}${row + 1}`;
const spot = (name) => [name.charCodeAt(0) - 97, Number(name.slice(1)) - 1];
const walls = (board) => (board.facts.barrieres ?? "-").split(",").filter((wall) => wall !== "-");

/** The corner of the two by two block that a wall cuts, and the rectangle of the wall. */
function rectangle(wall, size) {
  const [column, row] = spot(wall.slice(0, -1));
  const x = EDGE + column * PITCH;
  const y = EDGE + (size - 2 - row) * PITCH;
  return wall.endsWith("h")
    ? { x, y: y + SIZE + 1, width: 2 * SIZE + GAP, height: GAP - 2 }
    : { x: x + SIZE + 1, y, width: GAP - 2, height: 2 * SIZE + GAP };
}

/** Where one points at a wall: around the middle of its groove. */
function touch(wall, size) {
  const { x, y, width, height } = rectangle(wall, size);
  return wall.endsWith("h")
    ? { x: x + SIZE / 2, y: y - 4, width: width - SIZE, height: height + 8 }
    : { x: x - 4, y: y + SIZE / 2, width: width + 8, height: height - SIZE };
}

const spoken = (wall) => `barrière ${wall.endsWith("h") ? "horizontale" : "verticale"} ${wall}`;

function groove(wall, size) {
  const [column, row] = spot(wall.slice(0, -1));
  const flat = wall.endsWith("h");
  return Array.from({ length: size - 1 }, (_, index) => (flat ? `${named(index, row)}h` : `${named(column, index)}v`));
}

const every = (size, visit) => {
  for (let row = size - 1; row >= 0; row--) for (let column = 0; column < size; column++) visit(column, row);
};

export default {
  drawn: true,

  named: { etape: "étape", barrieres: "barrières" },

  choices: {
    etape: [["", "4 : toutes les règles"], ["3", "3 : les sauts"], ["2", "2 : pas et obstacles"], ["1", "1 : pions libres"]],
    taille: [["", "9 (par défaut)"], ["7", "7"], ["5", "5"], ["3", "3"]],
    barrieres: [["", "10 (par défaut)"], ...["0", "1", "2", "3", "5", "8"].map((each) => [each, each])],
  },

  candidates(board) {
    const size = Number(board.variants.taille);
    const all = ["passe"];
    every(size, (column, row) => {
      all.push(named(column, row));
      if (column < size - 1 && row < size - 1) all.push(`${named(column, row)}h`, `${named(column, row)}v`);
    });
    return all;
  },

  actions: () => [{ text: "passe", label: "Passer", ifAllowed: true }],

  draw(board, ctx) {
    const size = Number(board.variants.taille);
    const side = size * PITCH - GAP + 2 * EDGE;
    const svg = canvas(side, side + 46, "Plateau de Quoridor", board.text);
    svg.append(s("rect", { x: 2, y: 2, width: side - 4, height: side - 4, rx: 10, class: "wood" }));
    svg.append(...labels(Array.from({ length: size }, (_, index) => [
      [String.fromCharCode(97 + index), EDGE + index * PITCH + SIZE / 2, side - 13],
      [String(size - index), 14, EDGE + index * PITCH + SIZE / 2],
    ]).flat()));
    const pawns = [board.facts["pion.1"], board.facts["pion.2"]];
    every(size, (column, row) => {
      const name = named(column, row);
      const [x, y] = [EDGE + column * PITCH, EDGE + (size - 1 - row) * PITCH];
      const here = pawns.indexOf(name);
      const candidate = ctx.verdict(name);
      const may = candidate && !candidate.refused;
      const goal = row === size - 1 ? " goal-1" : row === 0 ? " goal-2" : "";
      svg.append(
        place(
          ctx,
          {
            name,
            at: [column, size - 1 - row],
            label: `${name} : ${here < 0 ? (may ? "vide, à portée" : "vide") : `pion du joueur ${here + 1}`}`,
            act: () => (ctx.pick ? ctx.pick(name) : ctx.play(name)),
            look: () => ctx.whisper(may ? `Aller en ${name}.` : here >= 0 ? "" : why(candidate)),
            leave: () => ctx.whisper(""),
          },
          s("rect", { x, y, width: SIZE, height: SIZE, rx: 5, class: `cell${may ? " may" : ""}${goal}` }),
          here >= 0 && stone(here + 1, x + SIZE / 2, y + SIZE / 2, 21),
          may && s("circle", { cx: x + SIZE / 2, cy: y + SIZE / 2, r: 9, class: "aim" }),
        ),
      );
    });
    svg.append(...walls(board).map((wall) => s("rect", { ...rectangle(wall, size), rx: 3, class: "wall", "data-wall": wall })));
    if (ctx.interactive) grooves(svg, board, ctx, size);
    svg.append(stocks(board, side));
    return ctx.interactive ? keyboard(svg, ctx) : svg;
  },

  palette: [
    { id: "pion.1", label: "pion du joueur 1" },
    { id: "pion.2", label: "pion du joueur 2" },
    { id: "wall", label: "barrière (posée, puis retirée)" },
  ],

  /** Here a place is a cell or a wall, by its name. */
  paint(board, name, _, tool) {
    const isWall = /[hv]$/.test(name);
    if (isWall && tool === "wall") {
      const built = walls(board);
      board.facts.barrieres = (built.includes(name) ? built.filter((one) => one !== name) : [...built, name]).join(",") || "-";
    } else if (!isWall && tool !== "wall") {
      const other = tool === "pion.1" ? "pion.2" : "pion.1";
      if (board.facts[other] !== name) board.facts[tool] = name;
    }
  },
};

/** The walls that could be built: hovering a groove shows those it can take. */
function grooves(svg, board, ctx, size) {
  const hints = s("g", { class: "hints" });
  svg.append(hints);
  every(size - 1, (column, row) => {
    for (const wall of [`${named(column, row)}h`, `${named(column, row)}v`]) {
      const candidate = ctx.verdict(wall);
      const may = candidate ? !candidate.refused : Boolean(ctx.pick);
      svg.append(
        place(
          ctx,
          {
            name: wall,
            at: [column + 0.5 - (wall.endsWith("h") ? 0.12 : 0), size - 1.5 - row - (wall.endsWith("h") ? 0 : 0.12)],
            label: `${spoken(wall)}${candidate?.refused ? `, refusée : ${candidate.refused.reason}` : ""}`,
            act: () => (ctx.pick ? ctx.pick(wall) : ctx.play(wall)),
            look: () => {
              const others = groove(wall, size).filter((one) => one !== wall && ctx.verdict(one) && !ctx.verdict(one).refused);
              hints.replaceChildren(...others.map((one) => s("rect", { ...rectangle(one, size), rx: 3, "data-hint": one })));
              ctx.whisper(may ? `Poser la ${spoken(wall)}.` : why(candidate));
            },
            leave: () => {
              hints.replaceChildren();
              ctx.whisper("");
            },
          },
          s("rect", { ...touch(wall, size), class: "touch" }),
          s("rect", { ...rectangle(wall, size), rx: 3, class: `plank${may ? " may" : " no"}` }),
        ),
      );
    }
  });
}

function stocks(board, side) {
  return s(
    "g",
    { class: "hand" },
    [1, 2].map((player) => {
      const left = EDGE + (player - 1) * (side / 2 - EDGE / 2);
      const rest = Number(board.facts[`stock.${player}`] ?? 0);
      return [
        stone(player, left + 10, side + 18, 10),
        s("text", { x: left + 28, y: side + 19, class: `note${board.turn === player - 1 ? " to-move" : ""}` }, side < 300 ? rest : `${rest} ${rest < 2 ? "barrière" : "barrières"}`),
      ];
    }),
  );
}
