// Which feature is open, and what becomes of it on the disk. Nobody's text is ever lost: a file that changed meanwhile is
// shown beside one's own.

import { button, h } from "../dom.js";
import { get, post } from "../server.js";

export class Files {
  constructor({ text, put }) {
    this.read = text;
    this.put = put;
    // The file that is open, and the text it held.
    this.opened = null;
    this.base = null;
    this.list = h("select", { "aria-label": "Fonctionnalité", "data-do": "open", onchange: () => this.list.value && (location.hash = `#ecrire/${this.list.value}`) });
    this.name = h("input", { "aria-label": "Nom du fichier dans features", placeholder: "qawale/ma-fonctionnalite.feature", "data-do": "name" });
    this.save = button("Enregistrer", () => this.write(), { class: "main", "data-do": "save", title: "Ctrl+S" });
    this.said = h("p", { class: "said", role: "status", "aria-live": "polite" });
    this.conflict = h("div", { class: "conflict", role: "alertdialog", hidden: true, "aria-label": "Le fichier a changé" });
  }

  get path() {
    return this.name.value.trim();
  }

  get dirty() {
    return this.read() !== (this.shown ?? "");
  }

  async refresh() {
    this.files = (await get("files")).map((file) => file.path);
    const folders = Map.groupBy(this.files, (path) => path.split("/").slice(0, -1).join("/"));
    this.list.replaceChildren(
      h("option", { value: "" }, "Ouvrir…"),
      ...[...folders].map(([folder, paths]) => h("optgroup", { label: folder || "features" }, paths.map((path) => h("option", { value: path }, path.split("/").at(-1))))),
    );
    this.list.value = this.files.includes(this.path) ? this.path : "";
  }

  async open(path) {
    if (path === this.opened) return;
    if (this.dirty && !window.confirm("Le texte ouvert n’est pas enregistré. L’abandonner ?")) return;
    const text = await get(`file?path=${encodeURIComponent(path)}`);
    this.take(path, text);
  }

  /** Shows the text that the disk holds. */
  take(path, text) {
    this.name.value = path;
    this.opened = path;
    this.base = text;
    this.windows = text.includes("\r\n");
    this.put(text.replaceAll("\r\n", "\n"));
    this.shown = this.read();
    this.conflict.hidden = true;
    this.said.textContent = "";
    this.list.value = path;
  }

  /** Shows a text that no file holds yet; `precious` if losing it would be a pity. */
  async begin(path, text, precious) {
    if (this.dirty && !window.confirm("Le texte ouvert n’est pas enregistré. L’abandonner ?")) return;
    if (!this.files) await this.refresh();
    this.name.value = this.free(path);
    this.opened = null;
    this.base = null;
    this.windows = false;
    this.put(text);
    this.shown = precious ? "" : this.read();
    this.conflict.hidden = true;
    this.list.value = "";
    this.said.textContent = "Nouveau texte, pas encore enregistré.";
  }

  /** A name that no file has yet. */
  free(path) {
    const stem = path.replace(/\.feature$/, "");
    let name = path;
    for (let number = 2; this.files.includes(name); number++) name = `${stem}-${number}.feature`;
    return name;
  }

  /** Writes the text, if the file still holds `base`; under another name it is a new file. */
  async write(path = this.path, base = path === this.opened ? this.base : null) {
    const shown = this.read();
    const text = this.windows ? shown.replaceAll("\n", "\r\n") : shown;
    try {
      await post("file", { path, base, text });
    } catch (error) {
      if (error.status === 409) return this.differs(path, error.answer.other);
      this.said.textContent = `Pas enregistré : ${error.message}`;
      return;
    }
    this.name.value = path;
    this.opened = path;
    this.base = text;
    this.shown = shown;
    this.conflict.hidden = true;
    await this.refresh();
    this.said.textContent = `Enregistré dans features/${path}.`;
    history.replaceState(null, "", `#ecrire/${path}`);
  }

  /** Somebody else wrote this file: both texts are shown, and nothing is decided for the author. */
  differs(path, other) {
    this.said.textContent = "Pas enregistré : le fichier a changé entre-temps.";
    const theirs = h("textarea", { readonly: true, rows: 10, "aria-label": "L’autre version" }, other);
    const aside = () => this.write(this.free(path), null);
    this.conflict.replaceChildren(
      h("h2", {}, other === null ? "Ce fichier a été supprimé entre-temps" : "Ce fichier a changé entre-temps"),
      h("p", {}, "Votre texte est intact dans l’éditeur, et rien n’a été écrit sur le disque."),
      other !== null && theirs,
      h(
        "div",
        { class: "buttons" },
        button("Enregistrer ma version sous un autre nom", aside, { class: "main", "data-do": "aside" }),
        button(other === null ? "Recréer le fichier" : "Remplacer l’autre version par la mienne", () => this.write(path, other), { "data-do": "replace" }),
        button("Continuer à écrire", () => (this.conflict.hidden = true)),
      ),
    );
    this.conflict.hidden = false;
    // Where the two begin to differ.
    const own = this.read().split("\n");
    const line = (other ?? "").replaceAll("\r\n", "\n").split("\n").findIndex((text, index) => text !== own[index]);
    theirs.scrollTop = Math.max(0, line - 2) * (theirs.scrollHeight / (theirs.value.split("\n").length || 1));
  }
}
