// The colours of a feature, line by line: only lines that changed are painted again.

import { h } from "../dom.js";

const HEADER = /^(\s*)((?:Fonctionnalité|Règle|Contexte|Scénario|Plan du scénario|Exemples?|Feature|Rule|Background|Scenario(?: Outline)?|Examples)\s*:)(.*)$/u;
const STEP = /^(\s*)((?:[ÉE]tant donn[ée]{1,2}s?(?: qu[e'’])?|Soit|Sachant(?: qu[e'’])?|Quand|Lorsqu[e'’]|Alors|Donc|Mais(?: qu[e'’])?|Et(?: qu[e'’])?|Given|When|Then|And|But|\*)(?=[\s'’]|$))(.*)$/u;
const VALUE = /(<[^>]*>|«[^»]*»|"[^"]*"|[A-Z]{3}-[A-Z]?\d+|(?<![\p{L}\d])(?:[A-Za-z]\d{1,2}[hv]?|\d+)(?![\p{L}\d]))/gu;

/** Whether each line is inside a text between fences, from the first to the last. */
export function fences(lines) {
  let open = null;
  return lines.map((line) => {
    const fence = /^\s*("""|```)/.exec(line)?.[1];
    if (!open && fence) {
      open = fence;
      return true;
    }
    if (open && fence === open) {
      open = null;
      return true;
    }
    return Boolean(open);
  });
}

const span = (kind, text) => h("span", { class: kind }, text);

function values(text) {
  return text.split(VALUE).map((part, index) => (index % 2 ? span("value", part) : part));
}

function parts(line, fenced) {
  if (fenced) return [span("fenced", line)];
  if (/^\s*#/.test(line)) return [span("comment", line)];
  if (/^\s*@/.test(line)) return [span("tag", line)];
  if (/^\s*\|/.test(line)) return line.split(/(\|)/).map((part) => (part === "|" ? span("bar", part) : part));
  const header = HEADER.exec(line);
  if (header) return [header[1], span("header", header[2]), span("title", header[3])];
  const step = STEP.exec(line);
  if (step) return [step[1], span("keyword", step[2]), ...values(step[3])];
  return [line];
}

/** One line, painted, with what is wrong underlined. */
export function paint(line, fenced, marks) {
  const element = h("div", { class: "line" }, parts(line, fenced));
  for (const mark of marks) {
    const squiggle = h("i", { class: `squiggle ${mark.severity}` });
    squiggle.style.left = `${mark.column - 1}ch`;
    squiggle.style.width = `${Math.max(1, Math.min(mark.width, line.length - mark.column + 1))}ch`;
    element.append(squiggle);
  }
  return element;
}

/** A step's keyword and sentence, if the line is one. */
export function stepOf(line) {
  const step = STEP.exec(line);
  return step && { indent: step[1], keyword: step[2], sentence: step[3].trimStart() };
}
