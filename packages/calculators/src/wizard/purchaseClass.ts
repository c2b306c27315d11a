import { insuranceClass, type RateClass } from "@mortgage-kit/calculator-engine/canada";

/** Returns the class whose rates a purchase gets; `null` if that depends on more. Throws for impossible amounts. */
export function purchaseClass(
  price: number,
  downPayment: number,
  amortizationYears: number,
): RateClass | null {
  const loan = { value: price, loan: price - downPayment, amortizationYears };
  const found = insuranceClass({ ...loan, purpose: "purchase" });
  if (found.class !== "uninsurable") return found.class;
  // A short down payment is lent on with insurance or not at all.
  return found.loanToValue > found.rule.value.loanToValue ? null : "uninsured";
}
