// What the table says: whose turn it is, what was refused and why, what a gesture would do.

import { h, spaced } from "./dom.js";
import { get } from "./server.js";

/** An article, leading to its page of the book; in another tab, for what is played or written here to stay. */
function inTheBook(article) {
  const title = `L’article ${article} dans le livre, dans un autre onglet`;
  return h("a", { href: `livre/${article}`, target: "_blank", rel: "noopener", title }, article);
}

/** A refusal in a sentence, with the text of its article below. */
export async function refusalOf(refused) {
  if (!refused.article) return [h("p", {}, spaced(`Pas compris : ${refused.reason}.`))];
  const articles = await get("articles").catch(() => ({}));
  const text = articles[refused.article];
  return [
    h("p", {}, h("strong", {}, `Refusé selon l’article ${refused.article}`), spaced(` : ${refused.reason}.`)),
    text && h("p", { class: "article" }, h("cite", {}, inTheBook(refused.article)), spaced(` ${text}`)),
  ];
}

export function makeStatus() {
  const turn = h("p", { class: "turn", role: "status", "aria-live": "polite" });
  const refusal = h("div", { class: "refusal", role: "alert" });
  const whisper = h("p", { class: "whisper", "aria-live": "off" });
  const remarks = h("ul", { class: "remarks" });
  return {
    element: h("div", { class: "status" }, turn, refusal, whisper, remarks),
    say(text, over) {
      turn.textContent = text;
      turn.classList.toggle("over", over);
    },
    async refuse(refused) {
      refusal.replaceChildren(...(refused ? (await refusalOf(refused)).filter(Boolean) : []));
    },
    whisper(text) {
      whisper.textContent = spaced(text ?? "");
    },
    remarks(all) {
      const capital = (name) => name.charAt(0).toUpperCase() + name.slice(1);
      remarks.replaceChildren(...Object.entries(all).map(([name, text]) => h("li", {}, spaced(`${capital(name)} : ${text}`))));
    },
  };
}
