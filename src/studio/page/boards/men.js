// Men that are picked up and put down: a first click chooses one, the next says where it goes (ALQ-13).

import { why } from "./grid.js";

/** Where the man on `from` may go, among what the server has judged. */
const landings = (ctx, from, all, text) => all.filter((to) => to !== from && ctx.verdict(text(from, to)) && !ctx.verdict(text(from, to)).refused);

/**
 * What looking at or clicking a spot does. `text(from, to)` writes a gesture; `owner(name)` says whose man is there, if any;
 * `held` is the man that must go on, in the middle of a chain.
 */
export function handling(ctx, svg, { all, text, owner, turn, held }) {
  const chosen = held ?? ctx.selection;
  const spot = (name) => svg.querySelector(`[data-place="${name}"]`);
  const dim = () => {
    for (const one of svg.querySelectorAll(".landing")) one.classList.remove("landing");
    if (chosen) show(chosen);
  };
  const show = (from) => landings(ctx, from, all, text).forEach((to) => spot(to)?.classList.add("landing"));
  const refusals = (from) => all.map((to) => ctx.verdict(text(from, to))).filter((candidate) => candidate?.refused);
  return {
    chosen,
    show,
    look(name) {
      if (chosen && owner(name) === undefined) return ctx.whisper(why(ctx.verdict(text(chosen, name))) || `De ${chosen} en ${name}.`);
      if (owner(name) !== turn || held) return;
      show(name);
      const places = landings(ctx, name, all, text);
      ctx.whisper(places.length ? `Ce pion peut aller en ${places.join(", ")}.` : why(refusals(name)[0]));
    },
    leave() {
      dim();
      ctx.whisper("");
    },
    act(name) {
      if (!held && owner(name) === turn) ctx.select(ctx.selection === name ? null : name);
      else if (chosen) ctx.play(text(chosen, name));
      else ctx.whisper(owner(name) === undefined ? "Choisissez d’abord un de vos pions." : "Ce pion n’est pas au joueur qui a le trait.");
    },
  };
}
