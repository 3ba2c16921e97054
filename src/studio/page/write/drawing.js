// A board drawn with the mouse, inserted as a table.

import { drawingOf } from "../boards/index.js";
import { button, h } from "../dom.js";
import { once, post } from "../server.js";

/** The lines of a table, its columns aligned. */
export function table(rows, indent) {
  const widths = rows[0].map((_, x) => Math.max(1, ...rows.map((row) => row[x].length)));
  return rows.map((row) => `${indent}| ${row.map((cell, x) => cell.padEnd(widths[x])).join(" | ")} |`);
}

/** Quoridor keeps its pawns and walls as facts: the same, cell by cell. */
function cells(board) {
  if (board.rows) return board.rows;
  const size = Number(board.variants.taille);
  const at = (x, y) => `${String.fromCharCode(97 + x)}${size - y}`;
  const pawn = (name) => (name === board.facts["pion.1"] ? "1" : name === board.facts["pion.2"] ? "2" : "");
  return Array.from({ length: size }, (_, y) => Array.from({ length: size }, (__, x) => pawn(at(x, y))));
}

function walls(board) {
  const all = (board.facts.barrieres ?? "-").split(",").filter((wall) => wall !== "-");
  if (!all.length) return [];
  if (all.length === 1) return [`la barrière ${all[0]} est posée`];
  return [`les barrières ${all.slice(0, -1).join(", ")} et ${all.at(-1)} sont posées`];
}

/** Opens a board to draw on; `insert(lines)` gets the steps, without their indent. */
export async function openDrawing(start, insert) {
  const cards = await once("games");
  const dialog = h("dialog", { class: "drawing", "aria-label": "Dessiner un plateau" });
  const stage = h("div", { class: "stage" });
  const tools = h("fieldset", { class: "tools" });
  const game = h("select", { "aria-label": "Jeu" }, cards.map((card) => h("option", { value: card.slug }, card.name)));
  const taille = h("input", { type: "number", min: 3, max: 26, "aria-label": "Taille du plateau", placeholder: "taille" });
  let board;
  let tool;
  let ctx = {};

  const draw = (refocus) => {
    const drawing = drawingOf(board.game);
    ctx = {
      interactive: true, verdict: () => undefined, whisper() {}, focused: ctx.focused, refocus, cancel: () => dialog.close(),
      pick: (y, x) => {
        if (drawing.paint) drawing.paint(board, y, x, tool);
        else board.rows[y][x] = window.prompt(`Contenu de ${board.names[y][x]}`, board.rows[y][x]) ?? board.rows[y][x];
        draw(true);
      },
    };
    stage.replaceChildren(drawing.draw(board, ctx));
  };

  const show = (fresh) => {
    board = structuredClone(fresh);
    const { palette = [] } = drawingOf(board.game);
    tool = palette[0]?.id;
    tools.replaceChildren(
      h("legend", {}, "Un clic met"),
      ...palette.map(({ id, label }, index) =>
        h("label", {}, h("input", { type: "radio", name: "tool", value: id, checked: index === 0, onchange: () => (tool = id) }), ` ${label}`),
      ),
    );
    game.value = board.game;
    const sized = cards.find((card) => card.slug === board.game).variants.some(([key]) => key === "taille");
    taille.hidden = !sized;
    draw(false);
  };

  const begin = async () => {
    const variants = !taille.hidden && taille.value ? { taille: taille.value } : {};
    const party = { game: game.value, variants, position: null, first: null, log: [] };
    try {
      show((await post("play", { party, attempt: null })).board);
    } catch (error) {
      window.alert(error.message);
    }
  };
  game.addEventListener("change", () => {
    taille.value = "";
    taille.hidden = true;
    begin();
  });
  taille.addEventListener("change", begin);

  const empty = () => {
    if (board.rows) board.rows = board.rows.map((row) => row.map((cell) => (board.game === "awale" ? "0" : board.game === "alquerque" ? "." : "")));
    else board.facts.barrieres = "-";
    draw(false);
  };
  const done = () => {
    dialog.close();
    insert(table(cells(board), "  "), walls(board));
  };
  dialog.append(
    h("div", { class: "buttons" }, game, taille, button("Plateau vide", empty), button("Début de partie", begin)),
    tools,
    stage,
    h("div", { class: "buttons" }, button("Insérer le tableau", done, { class: "main", "data-do": "insert" }), button("Fermer", () => dialog.close())),
  );
  dialog.addEventListener("close", () => dialog.remove());
  document.body.append(dialog);
  dialog.showModal();
  if (start) show(start);
  else await begin();
}
