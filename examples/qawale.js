// Qawale behind the protocol of docs/protocole.md: an example of an adapter, with small rules of its own.
//
//     arbitre verifier --moteur "node examples/qawale.js"
//     arbitre confronter qawale --moteur "node examples/qawale.js"
//
// It plays whole turns only: scenarios that go stone by stone are « non applicables ».
"use strict";
const readline = require("node:readline");

const SIDE = 4;
const MOST_TURNS = 100001;
const name = (cell) => "ABCD"[cell % SIDE] + (Math.floor(cell / SIDE) + 1);

class Refused extends Error {
  constructor(article, reason) {
    super(reason);
    this.article = article;
  }
}
class Unreadable extends Error {}
class Unable extends Error {}

function neighbours(cell) {
  const [row, column] = [Math.floor(cell / SIDE), cell % SIDE];
  const near = [[row, column - 1], [row - 1, column], [row + 1, column], [row, column + 1]];
  return near.filter(([r, c]) => r >= 0 && c >= 0 && r < SIDE && c < SIDE).map(([r, c]) => r * SIDE + c);
}

const LINES = [];
for (let i = 0; i < SIDE; i++) {
  LINES.push([0, 1, 2, 3].map((j) => i * SIDE + j), [0, 1, 2, 3].map((j) => j * SIDE + i));
}
LINES.push([0, 5, 10, 15], [3, 6, 9, 12]);

class Qawale {
  constructor() {
    this.cells = Array.from({ length: SIDE * SIDE }, () => "");
    for (const corner of [0, 3, 12, 15]) this.cells[corner] = "33";
    this.turn = 1;
    this.left = { 1: 8, 2: 8 };
  }

  // Four visible stones of a colour in one of the ten lines.
  lined(colour) {
    const shows = (cell) => this.cells[cell].endsWith(String(colour));
    return LINES.some((line) => line.every(shows));
  }

  outcome() {
    const mover = 3 - this.turn;
    const [own, other] = [this.lined(mover), this.lined(this.turn)];
    if (own && other) return `gagne ${mover} QAW-21`;
    if (own) return `gagne ${mover} QAW-15`;
    if (other) return `gagne ${this.turn} QAW-20`;
    return this.left[1] + this.left[2] === 0 ? "nulle QAW-16" : "en cours";
  }

  check(player, [start, ...steps]) {
    const outcome = this.outcome();
    if (outcome !== "en cours") throw new Refused(outcome.split(" ").pop(), "la partie est finie");
    if (player !== this.turn) throw new Refused("QAW-23", "ce n'est pas son tour");
    if ([start, ...steps].some((cell) => cell === null)) throw new Refused("QAW-01", "hors du plateau");
    if (this.cells[start] === "") throw new Refused("QAW-07", "la case est vide");
    if (this.left[player] === 0) throw new Refused("QAW-02", "plus de galet");
    let at = start;
    steps.forEach((to, index) => {
      const across = Math.abs((at % SIDE) - (to % SIDE));
      const along = Math.abs(Math.floor(at / SIDE) - Math.floor(to / SIDE));
      if (across + along === 0 && index === 0) throw new Refused("QAW-09", "on quitte la case de départ");
      if (across === 1 && along === 1) throw new Refused("QAW-11", "pas de diagonale");
      if (across + along !== 1) throw new Refused("QAW-10", "case non voisine");
      at = to;
    });
    if (steps.length !== this.cells[start].length + 1) throw new Refused("QAW-08", "un pas par galet");
    this.checkReturns([start, ...steps]);
  }

  checkReturns(path) {
    for (let i = 2; i < path.length; i++) {
      if (path[i] === path[i - 2]) throw new Refused("QAW-13", "retour immédiat");
    }
  }

  play(player, path) {
    this.check(player, path);
    const [start, ...steps] = path;
    const hand = this.cells[start] + player;
    this.cells[start] = "";
    steps.forEach((cell, index) => (this.cells[cell] += hand[index]));
    this.left[player] -= 1;
    this.turn = 3 - player;
  }

  turns() {
    const found = [];
    if (this.outcome() !== "en cours" || this.left[this.turn] === 0) return found;
    const walk = (path, stones) => {
      if (found.length >= MOST_TURNS) return;
      if (stones === 0) {
        found.push(`${name(path[0])}>${path.slice(1).map(name).join(",")}`);
        return;
      }
      for (const next of neighbours(path[path.length - 1])) {
        if (next !== path[path.length - 2]) walk([...path, next], stones - 1);
      }
    };
    this.cells.forEach((stack, cell) => stack && walk([cell], stack.length + 1));
    return found;
  }
}

// The adapter.

function readCell(text) {
  const place = /^\(\s*(-?\d+)\s*;\s*(-?\d+)\s*\)$/.exec(text);
  const word = /^([A-Za-z])(\d+)$/.exec(text);
  if (!place && !word) throw new Unreadable(`« ${text} » n'est pas une case`);
  const row = place ? Number(place[1]) : Number(word[2]) - 1;
  const column = place ? Number(place[2]) : word[1].toUpperCase().charCodeAt(0) - 65;
  return row >= 0 && column >= 0 && row < SIDE && column < SIDE ? row * SIDE + column : null;
}

function readTurn(text) {
  const [start, steps] = text.split(">");
  if (steps === undefined) throw new Unreadable("un coup comme A1>B1,B2,A2");
  return [start, ...(steps.trim() === "" ? [] : steps.split(","))].map((cell) => readCell(cell.trim()));
}

function read(game, text) {
  const [rows, turn, first, second, ...more] = text.split(" ");
  if (more.length > 0) throw new Unable("ni égrainage en cours, ni couleurs échangées");
  game.cells = rows.split("/").flatMap((row) => row.split(",")).map((stack) => (stack === "-" ? "" : stack));
  game.turn = Number(turn);
  game.left = { 1: Number(first), 2: Number(second) };
}

function state(game) {
  const rows = [0, 4, 8, 12].map((row) => game.cells.slice(row, row + 4).map((stack) => stack || "-").join(","));
  return { position: `${rows.join("/")} ${game.turn} ${game.left[1]} ${game.left[2]}`, issue: game.outcome() };
}

function serve(Game) {
  let game = new Game();
  const answer = (request) => {
    switch (request.demande) {
      case "bonjour":
        return { version: 1, nom: "Qawale en JavaScript", jeux: { qawale: {} }, capacites: ["tours", "positions", "coups"] };
      case "ouvrir":
        game = new Game();
        if (request.position !== undefined) read(game, request.position);
        return state(game);
      case "coups":
        return { coups: game.turns() };
      case "tour":
        try {
          game.play(Number(request.joueur), readTurn(request.coup));
          return { verdict: "accepte", ...state(game) };
        } catch (error) {
          if (!(error instanceof Refused)) throw error;
          return { verdict: "refuse", article: error.article, motif: error.message, ...state(game) };
        }
      default:
        return { erreur: "incapable", message: `pas de demande « ${request.demande} »` };
    }
  };
  readline.createInterface({ input: process.stdin }).on("line", (line) => {
    let reply;
    try {
      reply = answer(JSON.parse(line));
    } catch (error) {
      const code = error instanceof Unreadable ? "illisible" : error instanceof Unable ? "incapable" : "demande";
      reply = { erreur: code, message: error.message };
    }
    process.stdout.write(JSON.stringify(reply) + "\n");
  });
}

module.exports = { Qawale, Refused, serve };
if (require.main === module) serve(Qawale);
