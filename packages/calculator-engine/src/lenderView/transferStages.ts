import type { LandTransferTax } from "../canada/landTransferTax.ts";
import type { Stage } from "./assembleLenderView.ts";

/** The differences made by each transfer tax, fee and relief, in cash. */
export function transferStages(from: number, { lines }: LandTransferTax): Stage[] {
  let value = from;
  return lines.map(({ label, amount, rule }) => {
    value += amount;
    const because =
      amount < 0
        ? "This buyer or home is given this much of the tax back."
        : "Due in cash when the home changes hands, and not in the estimate.";
    return { label, because, value, rule };
  });
}
