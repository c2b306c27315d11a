import { type BuyerChoice, type BuyerFacts, shareOf } from "./buyers.ts";
import { type Charged, nothingCharged } from "./municipalCharge.ts";
import { nonResidentTax } from "./rules/nonResidentTax.ts";
import type { RuleBook } from "./rules/ruleBook.ts";
import type { Rule } from "./rules/ruleInForce.ts";

/** Shares of a home for foreign or non-resident buyers; by default as in the buyers' facts. */
export interface NonResidentShares {
  /** Percent bought by people who are neither citizens nor permanent residents of Canada. */
  readonly foreignShare?: number;
  /**
   * Percent bought by people who live outside Nova Scotia and will not move in within six months.
   */
  readonly nonResidentShare?: number;
  /** True if the home is in the area named by the law, for a tax that does not cover the whole province. */
  readonly inTaxedArea?: boolean;
  /** True if every buyer lives in the home within 60 days, as exemptions by status ask. Defaults to true. */
  readonly principalResidence?: boolean;
}

const isForeign = (buyer: BuyerFacts) =>
  !buyer.citizenOrPermanentResident && !buyer.exceptedFromForeignTax;

const hasStatus = ({ nominee, statusInCanada }: BuyerFacts, statuses: readonly string[]) =>
  (nominee && statuses.includes("nominee")) || statuses.includes(statusInCanada ?? "");

/** Returns the percent of the home to which a place's tax on foreign or non-resident buyers applies. */
function shareFromElsewhere(
  place: string,
  choice: NonResidentShares & BuyerChoice,
  exempts: readonly string[] = [],
): number {
  const { buyers = [], foreignShare, nonResidentShare, principalResidence = true } = choice;
  const isTaxed = (buyer: BuyerFacts) =>
    isForeign(buyer) && !(principalResidence && hasStatus(buyer, exempts));
  return place === "NS"
    ? (nonResidentShare ?? shareOf(buyers, ({ livesInProvince = true }) => !livesInProvince))
    : (foreignShare ?? shareOf(buyers, isTaxed));
}

/**
 * Returns a place's charge on foreign or non-resident buyers, or an unknown charge if a fact is
 * missing.
 *
 * @param baseOf Returns the dollars that a tax is calculated on.
 */
export function nonResidentCharge(
  place: string,
  baseOf: (tax: Rule<unknown>) => number,
  choice: NonResidentShares & BuyerChoice,
  book: RuleBook,
): Charged {
  if (!Object.hasOwn(nonResidentTax, place)) return nothingCharged;
  const tax = nonResidentTax[place as keyof typeof nonResidentTax];
  const rule = shareFromElsewhere(place, choice) > 0 ? book.find(tax) : null;
  const share = rule ? shareFromElsewhere(place, choice, rule.value.exempts) : 0;
  if (!rule || share === 0 || share <= (rule.value.exemptTo ?? 0)) return nothingCharged;
  const { rate, everywhere, byShare } = rule.value;
  const amount = (baseOf(tax) * rate * (byShare ? share : 100)) / 10_000;
  if (everywhere || choice.inTaxedArea) return { charge: { amount, rule }, unknown: null };
  if (choice.inTaxedArea === false) return nothingCharged;
  return { charge: null, unknown: { kind: "non-resident", rule, atMost: amount } };
}
