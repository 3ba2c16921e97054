// The table: a game, what was tried, and what can be tried now. The game lives here; the server only judges.

import { drawingOf } from "./boards/index.js";
import { button, h } from "./dom.js";
import { once, post } from "./server.js";
import { makeStatus } from "./status.js";

const DRAWN = "hasard";

export function openTable(element) {
  const table = new Table(element);
  return { element, show: (game) => table.show(game), hide() {} };
}

class Table {
  constructor(element) {
    this.element = element;
    this.parties = new Map();
    this.status = makeStatus();
    this.menu = h("nav", { class: "games", "aria-label": "Jeux" });
    this.title = h("h1", {});
    this.board = h("div", { class: "stage" });
    this.actions = h("div", { class: "buttons" });
    this.options = h("form", { class: "options", onsubmit: (event) => event.preventDefault() });
    this.turns = h("ol", { class: "log" });
    this.list = h("div", { class: "listed" });
    this.listed = h("details", { class: "new", ontoggle: () => this.showList() }, h("summary", {}, "Choisir un coup dans la liste"), this.list);
    const undo = button("Annuler", () => this.undo(), { "data-do": "undo", title: "Reprend la dernière action" });
    const again = button("Recommencer", () => this.start(), { "data-do": "restart" });
    const record = button("En faire un scénario", () => this.record(), { "data-do": "record" });
    this.buttons = { undo, record };
    element.append(
      this.menu,
      h(
        "div",
        { class: "table" },
        h("div", { class: "play" }, this.title, this.board),
        h(
          "aside",
          { class: "side" },
          this.status.element,
          this.actions,
          h("div", { class: "buttons" }, undo, again, record),
          this.listed,
          h("details", { class: "new" }, h("summary", {}, "Nouvelle partie"), this.options),
          h("h2", {}, "Coups joués"),
          this.turns,
        ),
      ),
    );
  }

  async show(slug) {
    this.cards ??= await once("games");
    this.menu.replaceChildren(
      ...this.cards.map((card) => h("a", { href: `#jouer/${card.slug}`, "data-game": card.slug }, card.name)),
    );
    const card = this.cards.find((one) => one.slug === slug) ?? this.card ?? this.cards[0];
    this.menu.querySelector(`[data-game="${card.slug}"]`).setAttribute("aria-current", "page");
    if (card === this.card) return;
    this.card = card;
    this.drawing = drawingOf(card.slug);
    this.title.textContent = card.name;
    // A game without its own drawing is played from the list.
    this.listed.open = Boolean(this.drawing.listed);
    this.makeOptions();
    // Each game waits where it was left.
    const waiting = this.parties.get(card.slug);
    if (waiting) await this.take(waiting);
    else await this.start();
  }

  makeOptions() {
    const { variants, players, opponents } = this.card;
    const select = (name, choices) => h("select", { name }, choices.map(([value, label]) => h("option", { value }, label)));
    const variant = ([key, help]) => {
      const choices = this.drawing.choices?.[key];
      return h("label", {}, h("span", {}, this.drawing.named?.[key] ?? key), choices ? select(key, choices) : h("input", { name: key, placeholder: help }));
    };
    const who = [[DRAWN, "tiré au sort"], ["0", players[0]], ["1", players[1]]];
    if (!this.drawing.drawn) who.push(who.shift());
    this.options.replaceChildren(
      ...variants.map(variant),
      h("label", {}, h("span", {}, "qui commence"), select("first", who)),
      ...(opponents.length
        ? [
            h("label", {}, h("span", {}, "adversaire"), select("opponent", [["", "une personne"], ...opponents.map((one) => [one.id, one.name])])),
            h("label", {}, h("span", {}, "la machine joue"), select("seat", [["1", players[1]], ["0", players[0]]])),
          ]
        : []),
      button("Commencer", () => this.start(), { class: "main", "data-do": "start" }),
    );
  }

  async start() {
    const form = new FormData(this.options);
    const variants = {};
    for (const [key] of this.card.variants) if (form.get(key)) variants[key] = form.get(key);
    const chosen = form.get("first");
    const first = chosen === DRAWN ? Math.floor(Math.random() * 2) : Number(chosen);
    const opponent = form.get("opponent") ?? "";
    await this.take({ game: this.card.slug, variants, first, log: [], opponent, seat: Number(form.get("seat") ?? 1) });
  }

  /** The game, as the server wants it. */
  party(log = this.game.log) {
    const { game, variants, first } = this.game;
    return { game, variants, position: null, first, log };
  }

  /** Sits down at a game, or says why there is none. */
  async take(game) {
    const before = this.game;
    this.game = game;
    this.ctx = null;
    try {
      await this.ask(null);
      this.parties.set(game.game, game);
    } catch (error) {
      this.game = before;
      this.board.dataset.busy = false;
      this.status.whisper("");
      await this.status.refuse({ article: "", reason: error.message });
    }
  }

  /** Tries something, or only looks; then asks what can be tried next. */
  async ask(attempt) {
    const asked = this.game;
    this.board.dataset.busy = true;
    let state = await post("play", { party: this.party(), attempt });
    if (asked !== this.game) return;
    this.game.log = state.log;
    const candidates = this.drawing.candidates?.(state.board) ?? [];
    const more = await post("play", { party: this.party(state.log), attempt: null, candidates });
    if (asked !== this.game) return;
    state = { ...more, refused: state.refused };
    this.shown = state;
    await this.status.refuse(state.refused);
    this.paint();
    this.board.dataset.busy = false;
    await this.machine();
  }

  async machine() {
    const { opponent, seat } = this.game;
    if (!opponent || this.shown.ending.over) return;
    const asked = this.game;
    if (this.shown.board.turn === seat) this.status.whisper("La machine réfléchit…");
    // It may also have something to answer when it is not its turn; nothing if it waits.
    const said = await post("machine", { party: this.party(), opponent, seat });
    if (asked === this.game && said !== null) await this.ask(said);
  }

  async try(text) {
    if (this.busy) return;
    this.busy = true;
    try {
      await this.ask(text);
    } catch (error) {
      await this.status.refuse({ article: "", reason: error.message });
    } finally {
      this.board.dataset.busy = false;
      this.busy = false;
    }
  }

  paint() {
    const { board, ending, candidates } = this.shown;
    const judged = new Map(candidates.map((candidate) => [candidate.text, candidate]));
    const hadFocus = this.board.contains(document.activeElement);
    this.ctx = {
      interactive: !ending.over,
      verdict: (text) => judged.get(text),
      play: (text) => this.try(text),
      whisper: (text) => this.status.whisper(text),
      selection: null,
      focused: this.ctx?.focused,
      refocus: hadFocus,
      select: (name) => {
        this.ctx.selection = name;
        this.draw(true);
      },
      cancel: () => this.ctx.selection && this.ctx.select(null),
    };
    this.status.whisper("");
    this.status.say(ending.text, ending.over);
    this.status.remarks(this.shown.remarks);
    this.draw(hadFocus);
    this.showActions();
    this.showLog();
    this.showList();
  }

  draw(refocus) {
    this.ctx.refocus = refocus;
    const drawn = this.drawing.draw(this.shown.board, this.ctx);
    drawn.dataset.position = this.shown.board.text;
    this.board.replaceChildren(drawn);
    this.board.dataset.over = this.shown.ending.over;
  }

  showActions() {
    const all = this.shown.ending.over ? [] : this.drawing.actions?.(this.shown.board) ?? [];
    const allowed = ({ text, ifAllowed }) => !ifAllowed || (this.ctx.verdict(text) && !this.ctx.verdict(text).refused);
    const act = (action) => () => {
      if (!action.confirm || window.confirm(action.confirm)) this.try(action.text);
    };
    this.actions.replaceChildren(...all.filter(allowed).map((action) => button(action.label, act(action), { "data-gesture": action.text })));
  }

  showLog() {
    const { log } = this.game;
    this.turns.replaceChildren(
      ...log.map((action) =>
        h(
          "li",
          { class: action.refused !== null ? "refused" : "" },
          h("span", { class: "by" }, this.card.players[action.by]),
          " ",
          h("b", {}, action.text || "(rien)"),
          action.refused !== null && ` refusé (${action.refused || "pas compris"})`,
        ),
      ),
    );
    this.turns.scrollTop = this.turns.scrollHeight;
    this.buttons.undo.disabled = !log.some((action) => action.refused === null);
    this.buttons.record.disabled = !log.length;
  }

  /** The legal turns, if somebody looks at them. */
  async showList() {
    if (!this.listed.open || !this.game) return;
    const asked = this.shown;
    const { turns, more } = await post("play", { party: this.party(), attempt: null, turns: true });
    if (asked !== this.shown) return;
    const list = h("select", { size: 6, "aria-label": "Coups possibles" }, turns.map((turn) => h("option", {}, turn)));
    const play = button("Jouer ce coup", () => list.value && this.try(list.value), { "data-do": "turn" });
    this.list.replaceChildren(list, play, more ? h("p", {}, `Seulement les ${turns.length} premiers.`) : "");
  }

  /** Takes back the last accepted action, and what was refused since; against a machine, its answer too. */
  async undo() {
    const { log, opponent, seat } = this.game;
    let last = log.findLastIndex((action) => action.refused === null);
    while (opponent && last > 0 && log[last].by === seat) last--;
    if (last >= 0) await this.take({ ...this.game, log: log.slice(0, last) });
  }

  async record() {
    try {
      const log = this.drawing.wholeTurns?.(this.game.log) ?? this.game.log;
      const whole = this.shown.board.facts.semis || this.shown.board.facts.rafle ? this.game.log : log;
      const text = await post("scenario", this.party(whole));
      sessionStorage.setItem("scenario", JSON.stringify({ game: this.card.slug, text }));
      location.hash = "#ecrire/nouveau";
    } catch (error) {
      await this.status.refuse({ article: "", reason: error.message });
    }
  }
}
