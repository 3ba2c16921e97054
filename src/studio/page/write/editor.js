// A plain text field with colours behind it, numbers beside it and mistakes underlined.

import { h } from "../dom.js";
import { fences, paint } from "./colours.js";

export class Editor {
  constructor({ changed, moved }) {
    this.area = h("textarea", {
      class: "text", spellcheck: "false", autocapitalize: "off", autocomplete: "off", wrap: "off",
      "aria-label": "Texte de la fonctionnalité",
      oninput: () => {
        this.refresh();
        changed();
      },
      onscroll: () => this.scrolled(),
      onkeyup: () => moved(),
      onclick: () => moved(),
    });
    this.backdrop = h("div", { class: "backdrop", "aria-hidden": "true" });
    this.gutter = h("div", { class: "gutter", "aria-hidden": "true" });
    this.sheet = h("div", { class: "sheet" }, this.backdrop, this.area);
    this.element = h("div", { class: "editor" }, this.gutter, this.sheet);
    this.painted = [];
    this.marks = new Map();
    this.signs = new Map();
  }

  get text() {
    return this.area.value;
  }

  set text(text) {
    this.area.value = text;
    this.marks = new Map();
    this.signs = new Map();
    this.area.setSelectionRange(0, 0);
    this.area.scrollTop = 0;
    this.refresh();
  }

  /** The cursor's line and column, both from 1. */
  get cursor() {
    const before = this.area.value.slice(0, this.area.selectionEnd);
    const start = before.lastIndexOf("\n") + 1;
    return { line: before.split("\n").length, column: before.length - start + 1, start };
  }

  get line() {
    const { start } = this.cursor;
    const end = this.area.value.indexOf("\n", start);
    return this.area.value.slice(start, end < 0 ? undefined : end);
  }

  /** Puts the cursor on a line, in view. */
  go(line, column = 1) {
    const lines = this.area.value.split("\n");
    const start = lines.slice(0, line - 1).reduce((sum, one) => sum + one.length + 1, 0);
    this.area.focus();
    this.area.setSelectionRange(start + column - 1, start + column - 1);
    this.area.scrollTop = Math.max(0, (line - 6) * this.lineHeight);
  }

  get lineHeight() {
    return this.painted[0]?.element.offsetHeight || 22;
  }

  /** Replaces characters, as if typed: one can take it back. */
  replace(from, to, text) {
    this.area.focus();
    this.area.setSelectionRange(from, to);
    if (!document.execCommand("insertText", false, text)) {
      this.area.setRangeText(text, from, to, "end");
      this.area.dispatchEvent(new Event("input"));
    }
  }

  /** Enter keeps the indent of the line above. */
  indent(event) {
    if (event.key !== "Enter" || event.defaultPrevented || event.ctrlKey || event.isComposing) return;
    event.preventDefault();
    const { column } = this.cursor;
    const indent = /^\s*/.exec(this.line.slice(0, column - 1))[0];
    this.replace(this.area.selectionStart, this.area.selectionEnd, `\n${indent}`);
  }

  /** Inserts whole lines below the cursor's. */
  insertBelow(lines) {
    const { start } = this.cursor;
    const end = start + this.line.length;
    this.replace(end, end, `\n${lines.join("\n")}`);
  }

  /** What is wrong, and how each scenario came out. */
  judge(marks, signs) {
    this.marks = Map.groupBy(marks, (mark) => mark.line);
    this.signs = signs;
    this.refresh();
  }

  refresh() {
    const lines = this.area.value.split("\n");
    const fenced = fences(lines);
    lines.forEach((line, index) => {
      const marks = this.marks.get(index + 1) ?? [];
      const sign = this.signs.get(index + 1);
      const key = `${fenced[index]}|${line}|${sign ?? ""}|${marks.map((mark) => [mark.column, mark.width, mark.severity, mark.message]).join()}`;
      const known = this.painted[index];
      if (known?.key === key) return;
      const element = paint(line, fenced[index], marks);
      const number = this.numbered(index + 1, marks, sign);
      if (known) {
        known.element.replaceWith(element);
        known.number.replaceWith(number);
      } else {
        this.backdrop.append(element);
        this.gutter.append(number);
      }
      this.painted[index] = { key, element, number };
    });
    for (const gone of this.painted.splice(lines.length)) {
      gone.element.remove();
      gone.number.remove();
    }
    this.scrolled();
  }

  numbered(number, marks, sign) {
    const worst = marks.some((mark) => mark.severity === "error") ? "error" : marks.length ? "remark" : sign ?? "";
    const signs = { error: "✗", remark: "•", good: "✓", bad: "✗" };
    const title = marks.map((mark) => mark.message).join("\n");
    return h("div", { class: `number ${worst}`, title }, h("b", {}, signs[worst] ?? ""), String(number));
  }

  scrolled() {
    this.backdrop.style.transform = `translate(${-this.area.scrollLeft}px, ${-this.area.scrollTop}px)`;
    this.gutter.style.transform = `translateY(${-this.area.scrollTop}px)`;
  }
}
