// The desk: the text on the left, what it comes to on the right, judged at every key stroke.

import { button, h } from "../dom.js";
import { once, post } from "../server.js";
import { stepOf } from "./colours.js";
import { Completion } from "./completion.js";
import { openDrawing } from "./drawing.js";
import { Editor } from "./editor.js";
import { Film } from "./film.js";
import { Files } from "./files.js";

export function openDesk(element) {
  const desk = new Desk(element);
  return { element, show: (rest) => desk.show(rest), hide() {} };
}

class Desk {
  constructor(element) {
    this.editor = new Editor({ changed: () => this.changed(), moved: () => this.moved() });
    this.files = new Files({ text: () => this.editor.text, put: (text) => this.put(text) });
    this.completion = new Completion(this.editor, () => this.path);
    this.editor.area.addEventListener("keydown", (event) => this.editor.indent(event));
    this.film = new Film({ go: (line, column) => this.editor.go(line, column), mend: (line, text) => this.mend(line, text), correct: (mark, text) => this.correct(mark, text), teach: (lesson) => this.teach(lesson) });
    this.game = h("select", { "aria-label": "Jeu de la nouvelle fonctionnalité", "data-do": "game" });
    element.append(
      h(
        "div",
        { class: "toolbar" },
        this.files.list,
        h("span", { class: "new-feature" }, button("Nouvelle fonctionnalité", () => this.begin(), { "data-do": "new" }), this.game),
        button("Dessiner un plateau", () => this.drawBoard(), { "data-do": "draw" }),
        h("label", { class: "path" }, h("span", {}, "features/"), this.files.name),
        this.files.save,
        this.files.said,
      ),
      this.files.conflict,
      h("div", { class: "desk" }, this.editor.element, this.film.element),
    );
    element.addEventListener("keydown", (event) => {
      if ((event.ctrlKey || event.metaKey) && event.key === "s") {
        event.preventDefault();
        this.files.write();
      }
    });
    window.addEventListener("beforeunload", (event) => this.files.dirty && event.preventDefault());
  }

  /** The file being written, or the one it would be. */
  get path() {
    return this.files.path || "nouveau.feature";
  }

  async show(rest) {
    if (!this.game.children.length) {
      const cards = await once("games");
      this.game.replaceChildren(...cards.map((card) => h("option", { value: card.slug }, card.name)));
      await this.files.refresh();
    }
    try {
      if (rest === "nouveau") await this.played();
      else if (rest) await this.files.open(rest);
      else if (!this.editor.text) await this.begin();
    } catch (error) {
      this.files.said.textContent = error.message;
    }
  }

  /** A game that was just played, as a scenario. */
  async played() {
    const kept = sessionStorage.getItem("scenario");
    if (!kept) return;
    sessionStorage.removeItem("scenario");
    const { game, text } = JSON.parse(kept);
    await this.files.begin(`${game}/partie-jouee.feature`, text, true);
  }

  async begin() {
    const card = (await once("games")).find((one) => one.slug === this.game.value);
    const of = /^[AEIOU]/.test(card.name) ? "d'" : "de ";
    const text = `# language: fr\n@${card.slug}\nFonctionnalité: \n\n  Scénario: \n    Étant donné une partie ${of}${card.name}\n    Quand \n    Alors \n`;
    await this.files.begin(`${card.slug}/nouveau.feature`, text, false);
    this.editor.go(3, "Fonctionnalité: ".length + 1);
  }

  put(text) {
    this.editor.text = text;
    this.judge();
  }

  changed() {
    this.judge(performance.now());
    this.completion.offer();
  }

  moved() {
    const { line } = this.editor.cursor;
    if (line === this.line) return;
    this.line = line;
    this.completion.close();
    if (this.film.holds(line)) this.film.follow(line);
    else this.judge();
  }

  /** Asks for a judgement; while one is awaited, only the last text counts. */
  async judge(typed) {
    this.waiting = { typed: this.waiting?.typed ?? typed };
    if (this.judging) return;
    this.judging = true;
    while (this.waiting) {
      const asked = this.waiting;
      this.waiting = null;
      const { line } = this.editor.cursor;
      try {
        this.told(await post("judge", { path: this.path, text: this.editor.text, line }), line);
      } catch (error) {
        this.files.said.textContent = error.message;
      }
      if (asked.typed !== undefined) requestAnimationFrame(() => performance.measure("frappe", { start: asked.typed }));
    }
    this.judging = false;
  }

  told(judgement, line) {
    this.line = line;
    const signs = new Map();
    for (const scenario of judgement.scenarios) {
      if (signs.get(scenario.line) !== "bad") signs.set(scenario.line, scenario.conforming ? "good" : "bad");
    }
    this.editor.judge(judgement.marks, signs);
    this.film.show(judgement, line);
  }

  /** Teaches a turn of phrase, and judges the text again; why not, if it is refused. */
  async teach(lesson) {
    try {
      const { path } = await post("lesson", lesson);
      this.files.said.textContent = `Tournure enseignée dans ${path}.`;
    } catch (error) {
      return error.message;
    }
    this.judge();
    return null;
  }

  /** Writes the right word in the place of what is marked. */
  correct(mark, text) {
    const lines = this.editor.text.split("\n");
    const start = lines.slice(0, mark.line - 1).reduce((sum, one) => sum + one.length + 1, 0) + mark.column - 1;
    this.editor.replace(start, start + mark.width, text);
  }

  /** Writes another sentence in the place of an unknown one, its keyword kept. */
  mend(line, sentence) {
    const lines = this.editor.text.split("\n");
    const start = lines.slice(0, line - 1).reduce((sum, one) => sum + one.length + 1, 0);
    const step = stepOf(lines[line - 1]);
    const from = step ? start + lines[line - 1].length - step.sentence.length : start;
    this.editor.replace(from, start + lines[line - 1].length, sentence);
  }

  drawBoard() {
    const shown = this.film.film?.frames[this.film.shown ?? 0]?.board;
    const { line } = this.editor.cursor;
    openDrawing(shown, (rows, walls) => {
      this.editor.go(line);
      const here = stepOf(this.editor.line);
      const indent = here?.indent || "    ";
      const expects = here && /plateau/.test(here.sentence);
      const steps = expects ? [] : [`${indent}Étant donné le plateau suivant`];
      this.editor.insertBelow([...steps, ...rows.map((row) => indent + row), ...walls.map((wall) => `${indent}Et ${wall}`)]);
    });
  }
}
