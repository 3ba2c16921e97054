// The same Qawale with one mistake, well hidden: the tests must find it.
"use strict";
const { Qawale, Refused, serve } = require("./qawale.js");

class TooStrict extends Qawale {
  // A loop back through the start cell is taken for a return.
  checkReturns(path) {
    super.checkReturns(path);
    if (path.lastIndexOf(path[0]) > 2) throw new Refused("QAW-13", "retour au départ");
  }
}

serve(TooStrict);
