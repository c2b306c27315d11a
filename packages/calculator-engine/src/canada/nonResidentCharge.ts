import { CalculatorInputError } from "../calculator.ts";
import { type NonResidentTax, nonResidentTax } from "./rules/nonResidentTax.ts";
import type { RuleBook } from "./rules/ruleBook.ts";
import type { RuleInForce } from "./rules/ruleInForce.ts";

/** How much of a home is bought by people from elsewhere. */
export interface NonResidentShares {
  /** Percent bought by people who are neither citizens nor permanent residents of Canada. */
  readonly foreignShare?: number;
  /** Percent bought by people who live outside Nova Scotia and will not move in within six months. */
  readonly nonResidentShare?: number;
  /** Whether the home lies in the area that the law names, where it does not name all of the province. */
  readonly inTaxedArea?: boolean;
}

/** What a province or city charges buyers from elsewhere, on a price; `null` for nothing. */
export function nonResidentCharge(
  place: string,
  price: number,
  shares: NonResidentShares,
  book: RuleBook,
): { readonly amount: number; readonly rule: RuleInForce<NonResidentTax> } | null {
  if (!Object.hasOwn(nonResidentTax, place)) return null;
  const share = (place === "NS" ? shares.nonResidentShare : shares.foreignShare) ?? 0;
  if (share === 0) return null;
  const rule = book.find(nonResidentTax[place as keyof typeof nonResidentTax]);
  if (!rule) return null;
  const { rate, everywhere, byShare } = rule.value;
  if (!everywhere && shares.inTaxedArea === undefined) {
    const because = `given, as true or false: "${rule.name}" falls on parts of the province only`;
    throw new CalculatorInputError([{ field: "inTaxedArea", rule: because, received: undefined }]);
  }
  if (!everywhere && !shares.inTaxedArea) return null;
  return { amount: (price * rate * (byShare ? share : 100)) / 10_000, rule };
}
