// What could be written here: keywords, sentences, legal turns, articles.

import { fold, h } from "../dom.js";
import { get, once, post } from "../server.js";
import { stepOf } from "./colours.js";

const KEYWORDS = ["Étant donné ", "Quand ", "Alors ", "Et ", "Mais ", "Scénario: ", "Plan du scénario: ", "Règle: ", "Contexte:", "Exemples:", "Fonctionnalité: "];
const MOST = 40;

export class Completion {
  constructor(editor, path) {
    this.editor = editor;
    this.path = path;
    this.items = [];
    this.list = h("ul", { class: "completion", role: "listbox", hidden: true, "aria-label": "Ce que l’on peut écrire ici" });
    editor.sheet.append(this.list);
    editor.area.addEventListener("keydown", (event) => this.key(event));
    editor.area.addEventListener("blur", () => setTimeout(() => this.close(), 150));
    editor.area.addEventListener("scroll", () => this.close());
  }

  get open() {
    return !this.list.hidden;
  }

  key(event) {
    if (event.key === " " && event.ctrlKey) {
      event.preventDefault();
      this.offer(true);
    } else if (!this.open) {
      return;
    } else if (event.key === "ArrowDown" || event.key === "ArrowUp") {
      event.preventDefault();
      this.choose(this.chosen + (event.key === "ArrowDown" ? 1 : -1));
      this.picked = true;
    } else if (event.key === "Tab" || (event.key === "Enter" && this.picked)) {
      // Enter begins a line, unless something was picked with the arrows: nothing is replaced by surprise.
      event.preventDefault();
      event.stopImmediatePropagation();
      this.accept(this.items[this.chosen]);
    } else if (event.key === "Escape") {
      event.preventDefault();
      event.stopPropagation();
      this.close();
    }
  }

  /** Offers what fits; without being asked, only once something has been typed. */
  async offer(asked = false) {
    const { editor } = this;
    const { line, column, start } = editor.cursor;
    const typed = editor.line.slice(0, column - 1);
    const found = editor.line.length === typed.length || asked ? await this.find(typed, line, asked) : null;
    const now = editor.cursor;
    if (now.line !== line || now.column !== column) return;
    this.items = found?.items.slice(0, MOST) ?? [];
    if (!this.items.length || (this.items.length === 1 && this.items[0].text === typed.slice(found.from))) return this.close();
    this.range = [start + found.from, start + editor.line.length];
    this.list.replaceChildren(
      ...this.items.map((item, index) =>
        h(
          "li",
          { role: "option", onmousedown: (event) => event.preventDefault(), onclick: () => this.accept(this.items[index]) },
          item.text.trim(),
          item.note && h("small", {}, item.note),
        ),
      ),
    );
    this.list.hidden = false;
    this.place(line, found.from);
    this.choose(0);
    this.picked = false;
  }

  place(line, column) {
    const height = this.editor.lineHeight;
    this.list.style.top = `${line * height + 10 - this.editor.area.scrollTop}px`;
    this.list.style.left = `calc(${Math.min(column, 24)}ch + .6rem)`;
  }

  async find(typed, line, asked) {
    const tag = /@([^\s@]*)$/.exec(typed);
    if (tag) return { from: tag.index, items: await this.tags(tag[1]) };
    const article = /l['’]article\s+(\S*)$/.exec(typed);
    if (article) return { from: typed.length - article[1].length, items: await this.articles(article[1], "") };
    const step = stepOf(typed);
    if (!step) {
      const word = typed.trimStart();
      if (!asked && word.length < 2) return null;
      const items = KEYWORDS.filter((keyword) => fold(keyword).startsWith(fold(word))).map((text) => ({ text }));
      return { from: typed.length - word.length, items };
    }
    if (!asked && fold(step.sentence).length < 2) return null;
    const from = typed.length - step.sentence.length;
    const { opening, turns } = await post("turns", { path: this.path(), text: this.editor.text, line });
    const played = /(?:joue|jouent)\s+(\S*)$/.exec(step.sentence);
    if (played) {
      const begun = fold(played[1]);
      const fitting = turns.filter((turn) => fold(turn).startsWith(begun)).map((text) => ({ text, note: "coup permis" }));
      return { from: typed.length - played[1].length, items: fitting };
    }
    const words = fold(step.sentence).split(/\s+/).filter(Boolean);
    const fits = (text) => words.every((word) => fold(text).includes(word));
    const sentences = (await once("sentences")).flatMap((theme) => theme.phrases);
    const items = sentences.map((phrase) => ({ text: phrase.example, note: phrase.note })).filter((item) => fits(item.text));
    const moves = turns.slice(0, 12).map((turn) => ({ text: `${opening} ${turn}`, note: "coup permis" })).filter((item) => fits(item.text));
    const begins = (item) => (fold(item.text).startsWith(fold(step.sentence)) ? 0 : 1);
    return { from, items: [...moves.slice(0, 4), ...items.sort((one, other) => begins(one) - begins(other))] };
  }

  async articles(begun, mark) {
    const all = Object.entries(await get("articles"));
    return all.filter(([id]) => fold(id).startsWith(fold(begun))).map(([id, note]) => ({ text: `${mark}${id}`, note }));
  }

  async tags(begun) {
    const games = (await once("games")).map((game) => game.slug).filter((slug) => slug.startsWith(fold(begun)));
    return [...games.map((slug) => ({ text: `@${slug}` })), ...(await this.articles(begun, "@"))];
  }

  choose(index) {
    this.chosen = (index + this.items.length) % this.items.length;
    [...this.list.children].forEach((item, at) => item.setAttribute("aria-selected", at === this.chosen));
    this.list.children[this.chosen]?.scrollIntoView({ block: "nearest" });
  }

  accept(item) {
    this.close();
    if (item) this.editor.replace(...this.range, item.text);
  }

  close() {
    this.list.hidden = true;
  }
}
