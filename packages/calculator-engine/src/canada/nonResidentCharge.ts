import { type BuyerChoice, type BuyerFacts, shareOf } from "./buyers.ts";
import { type Charged, nothingCharged } from "./municipalCharge.ts";
import { nonResidentTax } from "./rules/nonResidentTax.ts";
import type { RuleBook } from "./rules/ruleBook.ts";

/** Shares of a home bought by people from elsewhere; from the buyers' facts by default. */
export interface NonResidentShares {
  /** Percent bought by people who are neither citizens nor permanent residents of Canada. */
  readonly foreignShare?: number;
  /**
   * Percent bought by people who live outside Nova Scotia and will not move in within six months.
   */
  readonly nonResidentShare?: number;
  /**
   * True if the home lies in the area that the law names, where that is not all of the province.
   */
  readonly inTaxedArea?: boolean;
}

const isForeign = (buyer: BuyerFacts) =>
  !buyer.citizenOrPermanentResident && !buyer.exceptedFromForeignTax;

/** Returns the percent of the home that a place's tax on buyers from elsewhere applies to. */
function shareFromElsewhere(place: string, choice: NonResidentShares & BuyerChoice): number {
  const { buyers = [], foreignShare, nonResidentShare } = choice;
  return place === "NS"
    ? (nonResidentShare ?? shareOf(buyers, ({ livesInProvince = true }) => !livesInProvince))
    : (foreignShare ?? shareOf(buyers, isForeign));
}

/** Returns a place's charge on buyers from elsewhere, or an unknown one if a fact is missing. */
export function nonResidentCharge(
  place: string,
  price: number,
  choice: NonResidentShares & BuyerChoice,
  book: RuleBook,
): Charged {
  if (!Object.hasOwn(nonResidentTax, place)) return nothingCharged;
  const share = shareFromElsewhere(place, choice);
  const rule = share > 0 ? book.find(nonResidentTax[place as keyof typeof nonResidentTax]) : null;
  if (!rule || share <= (rule.value.exemptTo ?? 0)) return nothingCharged;
  const { rate, everywhere, byShare } = rule.value;
  const amount = (price * rate * (byShare ? share : 100)) / 10_000;
  if (everywhere || choice.inTaxedArea) return { charge: { amount, rule }, unknown: null };
  if (choice.inTaxedArea === false) return nothingCharged;
  return { charge: null, unknown: { kind: "non-resident", rule, atMost: amount } };
}
