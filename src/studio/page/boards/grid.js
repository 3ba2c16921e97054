// What every drawing shares: places that can be clicked, reached with the arrows and named aloud; pieces told apart by shape.

import { s } from "../dom.js";

/** An empty drawing, with a title for those who cannot see it. */
export function canvas(width, height, title, description) {
  const id = `d${Math.random().toString(36).slice(2)}`;
  return s(
    "svg",
    { viewBox: `0 0 ${width} ${height}`, class: "board", role: "group", "aria-labelledby": id },
    s("title", { id }, description ? `${title}. ${description}` : title),
    patterns(),
  );
}

/** Hatchings, so that nothing is told by colour alone. */
function patterns() {
  const lines = (id, path) =>
    s("pattern", { id, width: 8, height: 8, patternUnits: "userSpaceOnUse" }, s("path", { d: path, class: "hatching" }));
  return s("defs", {}, lines("hatch", "M-2 2 l4 -4 M0 8 l8 -8 M6 10 l4 -4"));
}

/**
 * A place of the board. `at` is its spot in the drawing, for the arrows; `label` its name aloud; `act` what a click does;
 * `look` and `leave` what hovering or focusing shows.
 */
export function place(ctx, { name, at, label, act, look, leave }, ...shapes) {
  if (!ctx.interactive) return s("g", { "data-place": name }, shapes);
  return s(
    "g",
    {
      class: "place",
      "data-place": name,
      "data-x": at[0],
      "data-y": at[1],
      tabindex: "-1",
      role: "button",
      "aria-label": label,
      onclick: act,
      onpointerenter: look,
      onpointerleave: leave,
      onfocus: look,
      onblur: leave,
    },
    shapes,
  );
}

/** Arrows go to the nearest place that way, Enter plays, Escape gives up. One place at a time is reached by Tab. */
export function keyboard(svg, ctx) {
  const places = [...svg.querySelectorAll(".place")];
  const first = places.find((one) => one.dataset.place === ctx.focused) ?? places[0];
  first?.setAttribute("tabindex", "0");
  svg.addEventListener("focusin", (event) => {
    const here = event.target.closest(".place");
    if (!here) return;
    for (const other of places) other.setAttribute("tabindex", other === here ? "0" : "-1");
    ctx.focused = here.dataset.place;
  });
  const ways = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };
  svg.addEventListener("keydown", (event) => {
    const here = event.target.closest(".place");
    if (!here) return;
    if (event.key === "Enter" || event.key === " ") {
      event.preventDefault();
      here.dispatchEvent(new MouseEvent("click", { bubbles: true }));
    } else if (event.key === "Escape") {
      ctx.cancel?.();
    } else if (ways[event.key]) {
      event.preventDefault();
      nearest(places, here, ways[event.key])?.focus();
    }
  });
  if (ctx.refocus && first) queueMicrotask(() => first.focus());
  return svg;
}

function nearest(places, here, [dx, dy]) {
  const spot = (one) => [Number(one.dataset.x), Number(one.dataset.y)];
  const [x, y] = spot(here);
  let best = null;
  for (const one of places) {
    const [ox, oy] = spot(one);
    const along = (ox - x) * dx + (oy - y) * dy;
    const aside = Math.abs((ox - x) * dy) + Math.abs((oy - y) * dx);
    if (along <= 0.01) continue;
    const far = along + 2.5 * aside;
    if (!best || far < best.far) best = { one, far };
  }
  return best?.one;
}

/** A stone: 1 has a dot in its middle, 2 a cross, 3 nothing. */
export function stone(kind, x, y, radius, properties = {}) {
  const mark = radius * 0.42;
  const marks = {
    1: () => s("circle", { cx: x, cy: y, r: radius * 0.28, class: "mark" }),
    2: () =>
      s("path", { d: `M${x - mark} ${y - mark} l${2 * mark} ${2 * mark} m0 ${-2 * mark} l${-2 * mark} ${2 * mark}`, class: "mark" }),
  };
  return s("g", { class: `stone stone-${kind}`, ...properties }, s("circle", { cx: x, cy: y, r: radius }), marks[kind]?.());
}

/** Letters and numbers around a grid: `columns` and `rows` are texts with their spots. */
export const labels = (all) => all.map(([text, x, y]) => s("text", { x, y, class: "label" }, text));

/** Why a candidate is refused, in a whisper. */
export function why(candidate) {
  if (!candidate?.refused) return "";
  const { article, reason } = candidate.refused;
  return `${reason.charAt(0).toUpperCase()}${reason.slice(1)}${article ? ` (article ${article})` : ""}.`;
}

/** The gestures of each turn, made one by `join(gestures)`; a turn in which something was refused stays as it was played. */
export function joined(log, join) {
  const turns = [];
  for (const action of log) {
    if (turns.at(-1)?.[0].by === action.by) turns.at(-1).push(action);
    else turns.push([action]);
  }
  const plain = (turn) => turn.every((action) => !action.whole && action.refused === null);
  return turns.flatMap((turn) => (plain(turn) ? [join(turn)] : turn));
}
