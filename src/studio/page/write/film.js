// Beside the text: the verdict, what is wrong, and the film of the scenario where the cursor is.

import { picture } from "../boards/index.js";
import { button, h } from "../dom.js";

const SIGNS = { passed: "✓", failed: "✗", skipped: "·", unplayed: "…" };
const WORDS = { passed: "vérifié", failed: "en échec", skipped: "non joué", unplayed: "pas encore jugé" };

export class Film {
  constructor({ go, mend, correct, teach }) {
    this.go = go;
    this.mend = mend;
    this.correct = correct;
    this.teach = teach;
    this.verdict = h("p", { class: "verdict", role: "status", "aria-live": "polite" });
    this.near = h("ul", { class: "marks near" });
    this.marks = h("ul", { class: "marks" });
    this.title = h("h2", {});
    this.stage = h("div", { class: "stage" });
    this.caption = h("p", { class: "caption" });
    this.steps = h("ol", { class: "steps" });
    const back = button("‹", () => this.turn(-1), { "aria-label": "Image précédente", "data-do": "back" });
    const forth = button("›", () => this.turn(1), { "aria-label": "Image suivante", "data-do": "forth" });
    this.element = h(
      "aside",
      { class: "film" },
      this.verdict,
      this.near,
      this.title,
      h("div", { class: "reel" }, back, this.caption, forth),
      this.stage,
      this.steps,
      this.marks,
    );
  }

  /** A new judgement; the cursor's line chooses the picture. */
  show(judgement, line) {
    this.verdict.textContent = judgement.summary;
    this.verdict.dataset.verdict = judgement.verdict;
    this.all = judgement.marks;
    this.film = judgement.film;
    this.title.textContent = this.film?.title ?? "";
    this.steps.replaceChildren(...(this.film?.steps ?? []).map((step) => this.step(step)));
    this.follow(line);
  }

  mark(mark) {
    // A misspelt keyword is one click away from the right one.
    const meant = mark.replacement;
    return h(
      "li",
      { class: mark.severity },
      h("button", { type: "button", class: "link", onclick: () => this.go(mark.line, mark.column) }, `ligne ${mark.line}`),
      ` ${mark.message}`,
      mark.help && h(mark.help.includes("\n") ? "pre" : "p", { class: "help" }, mark.help),
      meant && button(`Écrire « ${meant} »`, () => this.correct(mark, meant), { class: "fix", "data-fix": meant }),
      mark.instead.length > 0 &&
        h("p", { class: "instead" }, "Écrire plutôt : ", mark.instead.map((text) => button(text, () => this.mend(mark.line, text), { "data-instead": text }))),
      mark.teach && this.lesson(mark.teach),
    );
  }

  /** A sentence that is not understood can be taught: by a click, or with a known sentence that one writes. */
  lesson({ said, game, offers }) {
    const why = h("p", { class: "why", role: "alert" });
    const give = async (known) => {
      why.textContent = "";
      why.textContent = (await this.teach({ said, game, known: [known] })) ?? "";
    };
    const field = h("input", { "aria-label": "Phrase connue qui dit la même chose", placeholder: "phrase connue qui dit la même chose", "data-do": "known" });
    const submit = (event) => {
      event.preventDefault();
      give(field.value);
    };
    return h(
      "form",
      { class: "teach", onsubmit: submit, "aria-label": "Enseigner cette tournure" },
      h("span", {}, "Dire ainsi : "),
      offers.map((text) => button(text, () => give(text), { "data-teach": text })),
      field,
      h("button", { "data-do": "teach" }, "Enseigner"),
      why,
    );
  }

  step(step) {
    return h(
      "li",
      { class: step.status, "data-line": step.line },
      h("button", { type: "button", class: "link", onclick: () => this.go(step.line), title: WORDS[step.status] }, h("b", {}, SIGNS[step.status]), " ", step.text),
      step.understood && h("small", { class: "understood" }, step.understood),
    );
  }

  /** Whether a line is within the film shown. */
  holds(line) {
    const lines = this.film?.steps.map((step) => step.line) ?? [];
    return lines.length > 0 && this.film.line <= line && line <= Math.max(...lines);
  }

  /** Shows the picture after the last step up to this line. */
  follow(line) {
    const steps = this.film?.steps ?? [];
    const here = steps.findLastIndex((step) => step.line <= line);
    [...this.steps.children].forEach((item, index) => item.classList.toggle("here", index === here));
    // What is wrong where one is, or first of all, comes before the board; the rest below.
    const errors = this.all.filter((mark) => mark.severity === "error");
    const onLine = this.all.filter((mark) => mark.line === line);
    const near = onLine.length ? onLine : errors.slice(0, 1);
    this.near.replaceChildren(...near.map((mark) => this.mark(mark)));
    this.marks.replaceChildren(...this.all.filter((mark) => !near.includes(mark)).slice(0, 30).map((mark) => this.mark(mark)));
    this.picture(steps[here]?.frame ?? steps[0]?.frame ?? (this.film?.frames.length ? 0 : null));
  }

  turn(by) {
    const last = (this.film?.frames.length ?? 0) - 1;
    if (last >= 0) this.picture(Math.max(0, Math.min(last, (this.shown ?? 0) + by)));
  }

  picture(index) {
    const frame = this.film?.frames[index];
    if (!frame) {
      this.shown = null;
      this.caption.textContent = this.film ? "Pas encore de plateau." : "Placez le curseur dans un scénario.";
      this.stage.replaceChildren();
      return;
    }
    this.shown = index;
    const refused = frame.refused ? ` — refusé (${frame.refused.article || "pas compris"}) : ${frame.refused.reason}` : "";
    this.caption.textContent = `${index + 1}/${this.film.frames.length} · ${frame.heading}${refused}`;
    const remarks = Object.entries(frame.remarks).map(([name, text]) => `${name} : ${text}. `);
    const drawn = picture(frame.board);
    drawn.dataset.position = frame.board.text;
    this.stage.replaceChildren(drawn, h("p", { class: "ending" }, remarks, frame.ending.text));
  }
}
