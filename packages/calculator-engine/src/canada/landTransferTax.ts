import { checkInputs } from "../checkInputs.ts";
import { amount, mustBe, oneOf, percentage } from "../fieldRules.ts";
import { bracketedTax } from "../finance/bracketedTax.ts";
import { type BuyerChoice, buyerRules, type FirstTimeDecision } from "./firstTimeBuyer.ts";
import { type MunicipalRate, municipalCharge } from "./municipalCharge.ts";
import { type NonResidentShares, nonResidentCharge } from "./nonResidentCharge.ts";
import { flag, optional } from "./optionalField.ts";
import { mortgageRegistration } from "./rules/mortgageRegistration.ts";
import { type City, municipalTransfer } from "./rules/municipalTransfer.ts";
import { provincialTransfer } from "./rules/provincialTransfer.ts";
import { openRules, type ReviewNotice, type RuleBook, type RuleChoice } from "./rules/ruleBook.ts";
import type { Rule, RuleInForce } from "./rules/ruleInForce.ts";
import type { Province, TransferSchedule } from "./rules/transferSchedules.ts";
import { bestRelief } from "./transferRelief.ts";

export interface LandTransferTaxInputs extends BuyerChoice, NonResidentShares, RuleChoice {
  readonly province: Province;
  /** A city with a tax of its own. */
  readonly city?: City;
  /** What another municipality of Nova Scotia charges, or one of Quebec above 500,000. */
  readonly municipalRate?: MunicipalRate;
  /** Dollars. */
  readonly price: number;
  /** Where it is higher than the price, NB, PE and QC tax it instead, and NS its non-residents. */
  readonly assessedValue?: number;
  /** Percent of the home that the first-time buyers among the buyers take; 100 unless given. */
  readonly firstTimeShare?: number;
  readonly newlyBuilt?: boolean;
  /** Dollars; where registering the mortgage costs by its size, the fee is added. */
  readonly mortgageAmount?: number;
}

export interface LandTransferLine {
  readonly kind: "transfer" | "registration" | "municipal" | "non-resident" | "relief";
  readonly label: string;
  /** Dollars; a relief is negative. */
  readonly amount: number;
  readonly rule: RuleInForce<unknown>;
}

export interface LandTransferTax {
  readonly provincial: number;
  readonly municipal: number;
  /** Taxes on buyers from elsewhere, of the province and the city. */
  readonly nonResident: number;
  /** What is given back, as a positive amount. */
  readonly rebate: number;
  /** `provincial + municipal + nonResident - rebate`. */
  readonly total: number;
  readonly lines: readonly LandTransferLine[];
  /** How each law that helps first-time buyers judged the buyer; empty when nobody asks. */
  readonly firstTime: readonly FirstTimeDecision[];
  readonly notices: readonly ReviewNotice[];
}

const cityOfTheProvince = mustBe(
  `one of ${Object.keys(municipalTransfer).join(", ")}, in its own province`,
  (city, { province }) =>
    Object.hasOwn(municipalTransfer, String(city)) &&
    municipalTransfer[city as City].province === province,
);

const inputRules = {
  ...buyerRules,
  province: oneOf(Object.keys(provincialTransfer)),
  city: optional(cityOfTheProvince),
  municipalRate: mustBe(
    "left out where the city is given",
    (given, { city }) => given === undefined || city === undefined,
  ),
  price: amount,
  assessedValue: optional(amount),
  firstTimeShare: optional(percentage),
  foreignShare: optional(percentage),
  nonResidentShare: optional(percentage),
  inTaxedArea: flag,
  newlyBuilt: flag,
  mortgageAmount: optional(amount),
};

const taxedOnAssessment: ReadonlySet<Province> = new Set(["NB", "PE", "QC"]);

type Charge = { readonly amount: number; readonly rule: RuleInForce<unknown> } | null;

/** The lines of a bill, in the order they are charged. */
function openBill() {
  const lines: LandTransferLine[] = [];
  const add = (kind: LandTransferLine["kind"], charge: Charge): number => {
    if (!charge || charge.amount === 0) return 0;
    lines.push({ kind, label: charge.rule.name, ...charge });
    return charge.amount;
  };
  return { lines, add };
}

function bySchedule(
  rule: Rule<TransferSchedule> | undefined,
  base: number,
  book: RuleBook,
): Charge {
  const inForce = rule && book.find(rule);
  return inForce ? { amount: bracketedTax(base, inForce.value), rule: inForce } : null;
}

/**
 * Tax and registration fees on the transfer of a home with one or two residences, in unrounded dollars.
 *
 * All ten provinces; Toronto and Halifax charge on top of their province, Montreal and Quebec City in
 * its place. `lines` says what each amount is and under which dated rule. Where a first-time and a
 * newly-built relief both apply to one tax, the larger is given. Ontario's and Toronto's taxes on
 * foreign buyers fall on the whole price, the other two on those buyers' share. Fees that do not
 * depend on the price are left out.
 *
 * @throws CalculatorInputError for anything out of range, for a city of another province, for a date
 * before a rule's first known day, and for a home in Nova Scotia without a city or `municipalRate`.
 * @example
 * landTransferTax({ province: "ON", city: "Toronto", price: 900_000, firstTimeBuyer: true }).total; // 20475
 */
export function landTransferTax(inputs: LandTransferTaxInputs): LandTransferTax {
  checkInputs(inputs, inputRules);
  const { province, city, price, mortgageAmount = 0, municipalRate } = inputs;
  const book = openRules(inputs);
  const { lines, add } = openBill();
  const firstTime: FirstTimeDecision[] = [];
  const cityRule = city && municipalTransfer[city];
  const ownRule = cityRule?.replaces ? undefined : provincialTransfer[province];
  const assessed = Math.max(price, inputs.assessedValue ?? 0);
  const value = taxedOnAssessment.has(province) ? assessed : price;
  const relieve = (place: string, tax: number) => {
    const { best, firstTime: decision } = bestRelief(place, tax, { ...inputs, value }, book);
    if (decision) firstTime.push(decision);
    return best ? -add("relief", { ...best, amount: -best.amount }) : 0;
  };
  const taxElsewhere = (place: string, base: number) =>
    add("non-resident", nonResidentCharge(place, base, inputs, book));

  const transfer = add("transfer", bySchedule(ownRule, value, book));
  const fees = mortgageAmount > 0 ? mortgageRegistration[province] : undefined;
  const provincial = transfer + add("registration", bySchedule(fees, mortgageAmount, book));
  const schedule = ownRule ? book.inForce(ownRule).value : [];
  const ofCity = cityRule
    ? bySchedule(cityRule, value, book)
    : municipalCharge(province, municipalRate, value, schedule, book);
  const municipal = add("municipal", ofCity);
  const nonResident =
    taxElsewhere(province, province === "NS" ? assessed : value) +
    (city ? taxElsewhere(city, value) : 0);
  const rebate = relieve(province, transfer) + (city ? relieve(city, municipal) : 0);
  const total = provincial + municipal + nonResident - rebate;
  const notices = book.notices();
  return { provincial, municipal, nonResident, rebate, total, lines, firstTime, notices };
}
