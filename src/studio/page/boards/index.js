// Which drawing goes with which game. A game without its own gets the generic one.

import alquerque from "./alquerque.js";
import aruba from "./aruba.js";
import awale from "./awale.js";
import generic from "./generic.js";
import qawale from "./qawale.js";
import quoridor from "./quoridor.js";

const drawings = { alquerque, aruba, awale, qawale, quoridor };

/**
 * A drawing has `draw(board, ctx)`, and as it likes: `candidates(board)`, what the server judges beforehand; `actions(board)`,
 * gestures that are no place of the board; `choices` and `named`, the variants in words; `drawn`, whether chance says who starts;
 * `wholeTurns(log)`, for scenarios; `palette` and `paint`, to draw a board with the mouse.
 */
export const drawingOf = (game) => drawings[game] ?? generic;

/** A board to be looked at, as in a film. */
export const picture = (board) => drawingOf(board.game).draw(board, { interactive: false, verdict: () => undefined });
