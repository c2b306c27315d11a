import { checkInputs } from "../calculator.ts";
import { amount, mustBe, percentage } from "../fieldRules.ts";
import { bracketedTax } from "../finance/bracketedTax.ts";
import { buyerRules } from "./buyers.ts";
import type { FirstTimeDecision } from "./firstTimeBuyer.ts";
import { homeUseRules } from "./minimumDownPayment.ts";
import {
  type Charged,
  type MunicipalRate,
  municipalCharge,
  nothingCharged,
  type UnknownCharge,
} from "./municipalCharge.ts";
import { type NonResidentShares, nonResidentCharge } from "./nonResidentCharge.ts";
import { type Accepting, flag, type InputsIn, optional } from "./optionalField.ts";
import { type Prohibition, type ProhibitionInputs, prohibitionOf } from "./prohibition.ts";
import type { CityIn, Province, TransferSchedule } from "./rules/landTransferTaxBrackets.ts";
import { type City, municipalTransfer } from "./rules/landTransferTaxOfCities.ts";
import { chargesFees, provincialTransfer } from "./rules/landTransferTaxOfProvinces.ts";
import { mortgageRegistration } from "./rules/mortgageRegistration.ts";
import { openRules, type RuleBook, type RuleChoice } from "./rules/ruleBook.ts";
import type { Rule, RuleInForce } from "./rules/ruleInForce.ts";
import { noticesOf, type RuleNotice } from "./rules/ruleNotices.ts";
import { bestRelief, isExemptAtSeparation } from "./transferRelief.ts";

export interface LandTransferTaxInputs
  extends NonResidentShares,
    ProhibitionInputs,
    InputsIn<Omit<typeof inputRules, "municipalRate">>,
    RuleChoice {
  /** Rate of another municipality in Nova Scotia, or in Quebec above 500,000. Unknown by default. */
  readonly municipalRate?: MunicipalRate | null;
}

export interface LandTransferLine {
  readonly kind: "transfer" | "registration" | "municipal" | "non-resident" | "relief";
  /** Legal kind of the charge: a tax, a registration fee, or a tax relief. */
  readonly levy: "tax" | "fee" | "relief";
  readonly label: string;
  /** Dollars; a relief is negative. */
  readonly amount: number;
  readonly rule: RuleInForce<unknown>;
}

export interface LandTransferTax {
  readonly provincial: number;
  /** Registration fees included in `provincial`; all of it in Alberta. */
  readonly fees: number;
  /** Municipal charge; `null` if the municipality sets its own rate and none was given. */
  readonly municipal: number | null;
  /** Provincial and municipal taxes on foreign or non-resident buyers; `null` if the area was not given. */
  readonly nonResident: number | null;
  /**
   * Tax relief, as a positive amount; `null` if it depends on the buyers, of whom nothing was given.
   */
  readonly rebate: number | null;
  /** `provincial + municipal + nonResident - rebate`, without what is `unknown`. */
  readonly total: number;
  /** Charges and reliefs missing from `total`. */
  readonly unknown: readonly UnknownCharge[];
  readonly lines: readonly LandTransferLine[];
  /** Outcome of each law's first-time test; empty if no buyers are given. */
  readonly firstTime: readonly FirstTimeDecision[];
  /** Federal prohibition of the purchase by these buyers; `null` if it does not apply. */
  readonly prohibition: Prohibition | null;
  readonly notices: readonly RuleNotice[];
}

const cityOfTheProvince = mustBe<Accepting<City>>(
  `one of ${Object.keys(municipalTransfer).join(", ")}, in its own province`,
  (city, { province }) =>
    Object.hasOwn(municipalTransfer, String(city)) &&
    municipalTransfer[city as City].province === province,
);

const provinces = Object.keys(provincialTransfer) as Province[];
const aProvince = mustBe(
  `one of ${provinces.join(", ")}; YT, NT and NU levy no transfer tax, and what they charge for registering is not kept here`,
  (province) => provinces.includes(province as Province),
  { kind: "choice", options: provinces },
);

const inputRules = {
  ...buyerRules,
  province: aProvince,
  /** City that levies its own tax. */
  city: optional(cityOfTheProvince),
  municipalRate: mustBe(
    "left out where the city is given",
    (given, { city }) => given === undefined || given === null || city === undefined,
  ),
  /** Dollars. */ price: amount,
  /** Dollars. NB, PE and QC tax it if it exceeds the price; NS does so for non-residents. */
  assessedValue: optional(amount),
  /** Percent of the home that first-time buyers take; by default as in their facts, else all. */
  firstTimeShare: optional(percentage),
  foreignShare: optional(percentage),
  nonResidentShare: optional(percentage),
  inTaxedArea: flag,
  principalResidence: flag,
  inCensusArea: flag,
  units: homeUseRules.units,
  newlyBuilt: flag,
  /** True if a spouse or former spouse takes the home under a written separation agreement. */
  underSeparation: flag,
  byGiftOrDeath: flag,
  /** Dollars. Adds the registration fee of the mortgage if the fee depends on its amount. */
  mortgageAmount: optional(amount),
};

const levyOf = (kind: LandTransferLine["kind"], province: Province): LandTransferLine["levy"] => {
  if (kind === "relief") return "relief";
  const isFee = kind === "registration" || (kind === "transfer" && chargesFees.has(province));
  return isFee ? "fee" : "tax";
};

type Charge = { readonly amount: number; readonly rule: RuleInForce<unknown> } | null;

/** Creates a bill that keeps its lines, and the charges it does not know, in the order they are charged. */
function openBill(province: Province) {
  const lines: LandTransferLine[] = [];
  const unknown: UnknownCharge[] = [];
  const add = (kind: LandTransferLine["kind"], charge: Charge): number => {
    if (!charge || charge.amount === 0) return 0;
    lines.push({ kind, levy: levyOf(kind, province), label: charge.rule.name, ...charge });
    return charge.amount;
  };
  /** Adds the known charges. Their sum is no figure for the whole if another is not known. */
  const addKnown = (kind: LandTransferLine["kind"], charges: readonly Charged[]) => {
    const missing = charges.flatMap((each) => each.unknown ?? []);
    unknown.push(...missing);
    const known = charges.reduce((sum, { charge }) => sum + add(kind, charge), 0);
    return { known, figure: missing.length > 0 ? null : known };
  };
  return { lines, unknown, add, addKnown };
}

function bySchedule(
  rule: Rule<TransferSchedule> | undefined,
  base: number,
  book: RuleBook,
): Charge {
  const inForce = rule && book.find(rule);
  return inForce ? { amount: bracketedTax(base, inForce.value), rule: inForce } : null;
}

/** Calculates the tax of inputs that have been checked. */
export function transferTax(inputs: LandTransferTaxInputs): LandTransferTax {
  const { province, city, price, mortgageAmount = 0, municipalRate } = inputs;
  const book = openRules(inputs);
  const { lines, unknown, add, addKnown } = openBill(province);
  const firstTime: FirstTimeDecision[] = [];
  const cityRule = city && municipalTransfer[city];
  const ownRule = cityRule?.replaces ? undefined : provincialTransfer[province];
  const assessed = Math.max(price, inputs.assessedValue ?? 0);
  const baseOf = ({ taxedOn }: Rule<unknown>) => (taxedOn ? assessed : price);
  const value = baseOf(provincialTransfer[province]);
  const relieve = (place: string, tax: number) => {
    const found = bestRelief(place, tax, { ...inputs, value }, book);
    const { best, possible } = found;
    if (found.firstTime) firstTime.push(found.firstTime);
    if (possible && inputs.foreignShare !== 100) {
      unknown.push({ kind: "first-time", rule: possible.rule, atMost: possible.amount });
    }
    return best ? -add("relief", { ...best, amount: -best.amount }) : 0;
  };

  const transfer = add("transfer", bySchedule(ownRule, value, book));
  const registered = mortgageAmount > 0 ? mortgageRegistration[province] : undefined;
  const provincial = transfer + add("registration", bySchedule(registered, mortgageAmount, book));
  const schedule = ownRule ? book.inForce(ownRule).value : [];
  const chargeAtOwnRate = () => {
    const charged = municipalCharge(province, municipalRate, value, schedule, book);
    return isExemptAtSeparation(province, inputs) ? nothingCharged : charged;
  };
  const municipal = addKnown("municipal", [
    cityRule ? { charge: bySchedule(cityRule, value, book), unknown: null } : chargeAtOwnRate(),
  ]);
  const taxing = [province, ...(city ? [city] : [])].filter(
    (place) => !isExemptAtSeparation(place, inputs),
  );
  const nonResident = addKnown(
    "non-resident",
    taxing.map((place) => nonResidentCharge(place, baseOf, inputs, book)),
  );
  // Montreal and Quebec City charge the duties of the province's Act.
  const cityAct = cityRule?.replaces ? province : city;
  const relief = relieve(province, transfer) + (cityAct ? relieve(cityAct, municipal.known) : 0);
  const isReliefUnknown = unknown.some(({ kind }) => kind === "first-time");
  const fees = lines.reduce((sum, { levy, amount }) => sum + (levy === "fee" ? amount : 0), 0);
  return {
    provincial,
    fees,
    municipal: municipal.figure,
    nonResident: nonResident.figure,
    rebate: isReliefUnknown ? null : relief,
    total: provincial + municipal.known + nonResident.known - relief,
    unknown,
    lines,
    firstTime,
    prohibition: prohibitionOf(inputs, book),
    notices: noticesOf(book),
  };
}

/**
 * Calculates the tax and registration fees on the transfer of a home with one or two residences, in
 * unrounded dollars. Alberta, Saskatchewan and Newfoundland and Labrador levy only fees.
 *
 * Covers all ten provinces. Toronto and Halifax charge in addition to their province; Montreal and
 * Quebec City charge instead of it. `lines` holds each amount with its dated rule. If a first-time
 * relief and a newly-built relief both apply to one tax, the larger is given. Without `firstTimeBuyer` and
 * `buyers`, a first-time relief is unknown: `rebate` is `null`, and `unknown` holds the relief. Ontario and Toronto tax
 * foreign buyers on the whole price. British Columbia taxes only the foreign buyers' share, and Nova
 * Scotia only the non-residents' share. If a municipality's rate was not given, `municipal` is `null`
 * and `unknown` holds the maximum. Fees that do not depend on the price are left out.
 *
 * @throws CalculatorInputError for anything out of range, for a city of another province, and for a
 * date before a rule's first known day.
 * @example
 * landTransferTax({ province: "ON", city: "Toronto", price: 900_000, firstTimeBuyer: true }).total; // 20475
 */
export function landTransferTax<In extends Province>(
  inputs: LandTransferTaxInputs & { province: In; city?: CityIn<In> | null | undefined },
): LandTransferTax {
  checkInputs(inputs, inputRules);
  return transferTax(inputs);
}
