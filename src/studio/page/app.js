// The page: which part is shown is said by the address, after the #.

import { h } from "./dom.js";
import { openTable } from "./play.js";
import { openDesk } from "./write/desk.js";

const main = document.getElementById("contenu");
const parts = { jouer: openTable, ecrire: openDesk };
let shown = null;

async function show() {
  const [part, ...rest] = decodeURIComponent(location.hash.slice(1)).split("/");
  const name = part in parts ? part : "jouer";
  for (const link of document.querySelectorAll("nav a")) {
    if (link.dataset.part === name) link.setAttribute("aria-current", "page");
    else link.removeAttribute("aria-current");
  }
  document.body.dataset.part = name;
  // What is being written or played in a part stays there while one looks at another.
  if (shown?.name !== name) {
    shown?.part.hide();
    parts[name].opened ??= parts[name](h("section", { class: `part ${name}` }));
    shown = { name, part: parts[name].opened };
    main.replaceChildren(shown.part.element);
  }
  await shown.part.show(rest.join("/"));
}

window.addEventListener("hashchange", show);
show();
