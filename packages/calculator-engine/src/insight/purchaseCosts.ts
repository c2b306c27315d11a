import { type LandTransferTax, transferTax } from "../canada/landTransferTax.ts";
import { isTerritory } from "../canada/place.ts";
import { municipalRateLimit } from "../canada/rules/municipalRateLimit.ts";
import { prohibitionLookedOn, purchaseProhibition } from "../canada/rules/purchaseProhibition.ts";
import { dayOf, findRule, ruleInForce } from "../canada/rules/ruleInForce.ts";
import { allSources } from "../canada/sourceOf.ts";
import { bracketedTax } from "../finance/bracketedTax.ts";
import { dollars, type Quantity } from "../quantity.ts";
import type { Stage } from "./bridge.ts";
import { ruleUsed } from "./countOf.ts";
import { asBuyer, tested } from "./eachBuyer.ts";
import { insuranceCosts, insuredAs, type Purchase } from "./insuranceCosts.ts";
import { newHomeCosts } from "./newHomeCosts.ts";
import type { Note } from "./note.ts";
import { isLivedIn, type PurchaseCircumstances } from "./purchaseFacts.ts";

export type PurchaseCosts = ReturnType<typeof purchaseCosts>;

/** Minimum down payment, and the part of it that is missing. */
export type Short = Readonly<Record<"minimum" | "shortBy", Quantity>>;

/** Prohibition of a purchase by these buyers, as a verdict says it. */
export interface Forbidden {
  /** Last day of the law, inclusive, and the day on which an extension was last looked for. */
  readonly lastDay: string;
  readonly lookedOn: string;
  /** Price that an exception allows; `null` if none does. */
  readonly upTo: Quantity | null;
}

/** Returns the insurance and transfer tax of a purchase, with the rules behind them. */
export function purchaseCosts(purchase: Purchase, given: PurchaseCircumstances) {
  const insured = insuranceCosts(purchase, given);
  const { transfer, unknown } = transferOf(purchase, given, insured.insurance.insuredMortgage);
  // The reliefs are for a home that its buyer lives in, so for another no test is shown.
  const decided = (isLivedIn(given) ? transfer.firstTime : []).map((decision) =>
    tested(decision, ruleUsed(decision.rule, allSources), given),
  );
  const prohibition = transfer.prohibition && ruleUsed(transfer.prohibition.rule, allSources);
  const byLaw = prohibition && priceByLaw(purchase, given);
  return {
    ...insured,
    transfer,
    newHome: newHomeCosts(purchase, given),
    transferRules: transfer.lines.map(({ rule }) => ruleUsed(rule, allSources)),
    /** Prohibition of the purchase for these buyers; `null` if there is none. */
    prohibited: prohibition && {
      lastDay: prohibition.effectiveTo ?? dayOf(given.on, "agreement").day,
      lookedOn: prohibitionLookedOn,
      upTo: byLaw === null ? null : dollars(byLaw),
    },
    prohibition,
    tests: [...decided, ...insured.tests],
    /** Unknown facts whose part of the transfer tax was not counted. */
    missing: unknown.map(({ id }) => (id === "territory-fees" ? "province" : "municipalRate")),
    notes: [...insured.notes, ...unknown],
    notices: transfer.notices,
    /** Notes on what is named without being counted: reliefs that were not read, and leave to buy land. */
    likely: [
      ...likelyNotes(purchase, given, transfer.total),
      ...(purchase.province === "PE" ? [islandLeave] : []),
    ],
  };
}

/**
 * Leave that persons who do not live on Prince Edward Island need for more land than this (Lands Protection Act;
 * Island Regulatory and Appeals Commission). Land is not asked for, so it is only named.
 */
const islandLeave: Note = {
  id: "island-leave",
  acres: { value: 5, unit: "number" },
  shore: { value: 165, unit: "number" },
};

/** Returns the highest price in dollars that an exception allows; `null` if the price is allowed, or none is. */
export function priceByLaw(purchase: Purchase, given: PurchaseCircumstances): number | null {
  const isForbidden = (price: number) =>
    transferOf({ ...purchase, price }, given, 0).transfer.prohibition !== null;
  if (!isForbidden(purchase.price)) return null;
  const { exceptions } = ruleInForce({ rule: purchaseProhibition, on: given.on }).value;
  const limits = exceptions.flatMap(({ priceUpTo }) => priceUpTo ?? []);
  const allowed = limits.filter((price) => price < purchase.price && !isForbidden(price));
  return allowed.length > 0 ? Math.max(...allowed) : null;
}

function ownRateFrom({ province }: Purchase, { city, on }: PurchaseCircumstances): number | null {
  if (city || (province !== "NS" && province !== "QC")) return null;
  return findRule({ rule: municipalRateLimit[province], on })?.value.from ?? null;
}

/** Returns the transfer tax, and notes on its parts that are unknown. */
export function transferOf(
  purchase: Purchase,
  given: PurchaseCircumstances,
  mortgageAmount: number,
) {
  const { city, municipalRate, newlyBuilt, on, units, livesInProvince } = given;
  const choice = asBuyer(given);
  const from = ownRateFrom(purchase, given);
  const transfer = transferTax({
    ...purchase,
    province: insuredAs(purchase.province),
    ...choice,
    ...(!choice.buyers && { foreignShare: given.citizenOrPermanentResident ? 0 : 100 }),
    nonResidentShare: livesInProvince ? 0 : 100,
    inTaxedArea: given.inTaxedArea,
    principalResidence: isLivedIn(given),
    ...(given.underSeparation && { underSeparation: true }),
    inCensusArea: given.inCensusArea,
    newlyBuilt: newlyBuilt && isLivedIn(given),
    ...(!isLivedIn(given) && { firstTimeShare: 0 }),
    units,
    on,
    mortgageAmount,
    ...(city && { city }),
    ...(from !== null && { municipalRate }),
  });
  if (isTerritory(purchase.province)) {
    const none = { provincial: 0, fees: 0, municipal: 0, total: 0, lines: [], firstTime: [] };
    return { transfer: { ...transfer, ...none }, unknown: [{ id: "territory-fees" } as Note] };
  }
  const isMissing = transfer.unknown.some(({ kind }) => kind === "municipal");
  const unknown: Note[] = isMissing
    ? [{ id: "municipal-rate-unknown", from: dollars(from ?? 0) }]
    : [];
  return { transfer, unknown };
}

/**
 * Quebec's refundable credit for the transfer duties of first-time buyers, as two second-hand pages report
 * it. No official text was found, so it is no rule, is counted nowhere, and is only named.
 */
const quebecCredit = {
  readOn: "2026-11-27",
  from: "2026-01-01",
  priceBelow: 1_000_000,
  /** Percent of the duties above each amount, in dollars. */
  parts: [
    [0, 100],
    [5_000, 25],
    [8_500, 0],
  ],
} as const;

/** Returns the note on a relief that is likely but whose text nobody has read; none if it does not apply. */
function likelyNotes(
  { price, province }: Purchase,
  given: PurchaseCircumstances,
  duties: number,
): Note[] {
  const { from, priceBelow, parts, readOn } = quebecCredit;
  const { on, buyers, ownedHome } = given;
  const isFirst = buyers ? buyers.some((each) => !each.everOwnedHome) : ownedHome !== "recently";
  const isMeant = province === "QC" && price < priceBelow && isFirst && isLivedIn(given);
  if (!isMeant || dayOf(on, "closing").day < from || duties <= 0) return [];
  return [{ id: "likely-credit", amount: dollars(bracketedTax(duties, parts)), readOn }];
}

/** Returns a stage for each transfer tax, fee and relief, paid in cash on top of `from` dollars. */
export function transferStages(from: number, { lines }: LandTransferTax): Stage[] {
  let value = from;
  return lines.map(({ amount, rule }) => {
    value += amount;
    const id = amount < 0 ? "transfer-relief" : "transfer-tax";
    return { id, value, rule: ruleUsed(rule, allSources) };
  });
}
