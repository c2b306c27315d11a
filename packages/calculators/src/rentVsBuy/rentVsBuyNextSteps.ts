import type { RentVsBuyInputs, RentVsBuyResult } from "@simcoe/calculator-engine";
import type { CarryOnChoices } from "./CarryOnChoices.ts";
import { apply, askSomebody, buyHome } from "./nextSteps.ts";

export function rentVsBuyCarryOn(
  { homePrice, downPayment, interestRate }: RentVsBuyInputs,
  { isRentingBetter }: RentVsBuyResult,
): CarryOnChoices {
  const leavesLoan = downPayment > 0 && downPayment < homePrice;
  return {
    nextSteps: isRentingBetter ? [buyHome, askSomebody] : [buyHome, apply, askSomebody],
    onward: [
      { to: "affordability", values: { downPayment, interestRate } },
      ...(leavesLoan ? [{ to: "closing-fees" as const, values: { homePrice, downPayment } }] : []),
    ],
  };
}
