/** Guesses before halving alone: more are rarely needed, and near a jump they come no closer. */
const maxGuesses = 12;

/**
 * Returns the largest whole number from `from` to `to` that passes, or `from` if none does. Assumes that none
 * passes after the first that fails.
 *
 * Guesses where the slack reaches 0 by Anderson and Björck's variant of the regula falsi, and then halves
 * what is left. That takes a third of the steps of halving alone, and never more than twelve more.
 *
 * @param slackAt Returns by how much a number passes; less than 0 if it fails.
 * @example
 * largestWhere(0, 100, (count) => 50 - count * count); // 7
 */
export function largestWhere(from: number, to: number, slackAt: (whole: number) => number): number {
  if (to <= from) return from;
  let [pass, passSlack] = [from, slackAt(from)];
  if (passSlack < 0) return from;
  let [fail, failSlack] = [to, slackAt(to)];
  if (failSlack >= 0) return to;
  let last: "passed" | "failed" | undefined;
  for (let guesses = 0; fail - pass > 1; ) {
    const width = fail - pass;
    const canGuess = guesses < maxGuesses && Number.isFinite(passSlack - failSlack);
    const share = canGuess ? passSlack / (passSlack - failSlack) : 1 / 2;
    if (canGuess) guesses += 1;
    const at = pass + Math.min(Math.max(1, Math.floor(width * share)), width - 1);
    const slack = slackAt(at);
    // An end that stays a second time weighs less, or the guesses would all lie beside the other end.
    if (slack >= 0) {
      if (last === "passed") failSlack *= weightAfter(slack / passSlack);
      [pass, passSlack, last] = [at, slack, "passed"];
    } else {
      if (last === "failed") passSlack *= weightAfter(slack / failSlack);
      [fail, failSlack, last] = [at, slack, "failed"];
    }
  }
  return pass;
}

const weightAfter = (shrunkTo: number) => (shrunkTo < 1 ? 1 - shrunkTo : 1 / 2);
