// Making elements: HTML with h, SVG with s.

const SVG = "http://www.w3.org/2000/svg";

function fill(element, properties, children) {
  for (const [name, value] of Object.entries(properties ?? {})) {
    if (value === undefined || value === null || value === false) continue;
    if (name.startsWith("on")) element.addEventListener(name.slice(2), value);
    else if (value === true) element.setAttribute(name, "");
    else element.setAttribute(name, value);
  }
  for (const child of children.flat(Infinity)) {
    if (child !== undefined && child !== null && child !== false) element.append(child);
  }
  return element;
}

export const h = (tag, properties, ...children) => fill(document.createElement(tag), properties, children);

export const s = (tag, properties, ...children) => fill(document.createElementNS(SVG, tag), properties, children);

/** A button. */
export const button = (label, onclick, properties = {}) => h("button", { type: "button", onclick, ...properties }, label);

/** Without case or accents, to compare what people type. */
export const fold = (text) => text.normalize("NFD").replace(/\p{M}/gu, "").replace(/[’ʼ]/g, "'").toLowerCase();

/** The spaces of French typography made non-breaking. */
export const spaced = (text) => text.replace(/ ([:;!?»])/g, "\u00a0$1").replace(/« /g, "«\u00a0");

/** « 1 graine », « 3 graines ». */
export const count = (number, one, many) => `${number} ${number < 2 ? one : many}`;
