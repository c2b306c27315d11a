import type { MortgageApplication } from "@simcoe/contracts";
import type { Suspicion } from "../leads/lead.ts";
import type { Signs } from "./signs.ts";

/** Nobody types three fields and ticks a box in less, even when the browser fills them in. */
const minSeconds = 2;

const link = /https?:|www\.|\[url|<a\b/i;

/** Who a submission seems to come from: each kind has a limit of its own, so that none crowds out another. */
export type Sender = "visitor" | "program" | "suspect";

/** What speaks against a person having sent this; nothing, where nothing is known. */
export function suspicionOf(
  { firstName, lastName }: MortgageApplication,
  { isTrapFilled, seconds }: Signs,
): Suspicion | undefined {
  if (isTrapFilled) return "trap filled";
  if (seconds !== undefined && seconds < minSeconds) return "sent too fast";
  if (link.test(firstName) || link.test(lastName)) return "link in a name";
  return undefined;
}

export function senderOf(suspicion: Suspicion | undefined, { seconds }: Signs): Sender {
  if (suspicion) return "suspect";
  return seconds === undefined ? "program" : "visitor";
}
