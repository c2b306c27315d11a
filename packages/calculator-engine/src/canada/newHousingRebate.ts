import { checkInputs } from "../calculator.ts";
import { amount, oneOf } from "../fieldRules.ts";
import { buyerRules } from "./buyers.ts";
import { decideFirstTime, type FirstTimeDecision } from "./firstTimeBuyer.ts";
import type { InputsIn } from "./optionalField.ts";
import { firstTimeTests } from "./rules/firstTimeTests.ts";
import {
  gstRebate,
  type HousingRebate,
  type HousingRelief,
  newHousingGstRebate,
  newHousingHstRebate,
  novaScotiaFirstTimeTest,
  novaScotiaHousingRebate,
  ontarioHstRelief,
  quebecHousingRebate,
} from "./rules/housingRebates.ts";
import { landTransferTaxBrackets, type Province } from "./rules/landTransferTaxBrackets.ts";
import { openRules, type RuleBook, type RuleChoice } from "./rules/ruleBook.ts";
import { dayOf, type RuleInForce } from "./rules/ruleInForce.ts";
import { noticesOf, type RuleNotice } from "./rules/ruleNotices.ts";

export interface NewHousingRebateInputs extends InputsIn<typeof inputRules>, RuleChoice {}

export interface NewHousingRebateLine {
  readonly kind:
    | "gst-new-housing"
    | "gst-first-time"
    | "hst-new-housing"
    | "hst-first-time"
    | "hst-everybody"
    | "qst-new-housing"
    | "announced";
  readonly amount: number;
  readonly rule: RuleInForce<unknown>;
}

export interface NewHousingRebate {
  /** Rebate of the federal GST, or of the federal part of the HST. */
  readonly federal: number;
  /** Rebate of the provincial part of the HST in Ontario and Nova Scotia, and of the QST in Quebec. */
  readonly provincial: number;
  readonly total: number;
  /** Dollars that rebates of unread amounts would add as announced, with `withProposed`; not in `total`. */
  readonly announced: number;
  /** Dollars more for first-time buyers, if nothing was given about the buyers; not in `total`. */
  readonly unknown: number;
  readonly lines: readonly NewHousingRebateLine[];
  /** Outcome of the federal first-time test; `null` if no rebate applies or no buyers are given. */
  readonly firstTime: FirstTimeDecision | null;
  /** Outcome of Nova Scotia's first-time test; `null` in other provinces. */
  readonly provincialFirstTime: FirstTimeDecision | null;
  readonly notices: readonly RuleNotice[];
}

const inputRules = {
  ...buyerRules,
  /** Dollars, before tax. */
  price: amount,
  province: oneOf(Object.keys(landTransferTaxBrackets) as Province[]),
};

/** Returns the remaining share of a full rebate at a price, from 0 to 1. */
const shareAt = (
  price: number,
  { fullTo = Infinity, goneAt = Infinity }: Partial<Pick<HousingRelief, "fullTo" | "goneAt">>,
) => (price <= fullTo ? 1 : Math.max(0, (goneAt - price) / (goneAt - fullTo)));

const ordinaryRebate = (price: number, rebate: HousingRebate): number =>
  Math.min((price * rebate.rate * rebate.share) / 10_000, rebate.max) * shareAt(price, rebate);

/** Returns a first-time buyer's whole rebate of the federal tax; 0 while no such law applies. */
export function firstTimeRebate(price: number, book: RuleBook): number {
  const rule = book.find(gstRebate);
  if (!rule) return 0;
  const { rate, fullTo } = rule.value;
  return ((Math.min(price, fullTo) * rate) / 100) * shareAt(price, rule.value);
}

const wholeTax = (price: number, { rate, max }: HousingRelief) =>
  Math.min((price * rate) / 100, max);

/** Returns the parts of Ontario's rebate of its part of the tax, which together never exceed the tax. */
function ontarioLines(price: number, isFirst: boolean, book: RuleBook): NewHousingRebateLine[] {
  const rebate = book.inForce(newHousingHstRebate.ON);
  const ordinary = ordinaryRebate(price, rebate.value);
  const lines: NewHousingRebateLine[] = [
    { kind: "hst-new-housing", amount: ordinary, rule: rebate },
  ];
  const firstTime = isFirst ? book.find(ontarioHstRelief.firstTime) : null;
  const firstTimeTotal = firstTime
    ? wholeTax(price, firstTime.value) * shareAt(price, firstTime.value)
    : 0;
  const firstTimeMore = Math.max(0, firstTimeTotal - ordinary);
  if (firstTime) lines.push({ kind: "hst-first-time", amount: firstTimeMore, rule: firstTime });
  const everybody = book.find(ontarioHstRelief.everybody);
  if (!everybody) return lines;
  const { value } = everybody;
  if (value.taxedBefore && dayOf(book.on, "closing").day >= value.taxedBefore) return lines;
  const whole = wholeTax(price, value) - ordinary;
  const amount = Math.min(whole * shareAt(price, value), whole - firstTimeMore);
  return [...lines, { kind: "hst-everybody", amount, rule: everybody }];
}

/** Returns Quebec's rebate for everybody, or Nova Scotia's for first-time buyers. */
function otherProvincialLine(
  price: number,
  province: Province,
  isFirst: boolean,
  book: RuleBook,
): NewHousingRebateLine[] {
  if (province !== "QC" && !(province === "NS" && isFirst)) return [];
  const inQuebec = province === "QC";
  const rule = book.inForce(inQuebec ? quebecHousingRebate : novaScotiaHousingRebate);
  const kind = inQuebec ? "qst-new-housing" : "hst-first-time";
  return [{ kind, amount: ordinaryRebate(price, rule.value), rule }];
}

/** Returns the relief, as announced, of the federal part of the tax, in addition to the federal rebates. */
function announcedLine(price: number, federal: number, book: RuleBook): NewHousingRebateLine[] {
  const rule = book.find(ontarioHstRelief.federalPart);
  if (!rule) return [];
  const amount = wholeTax(price, rule.value) * shareAt(price, rule.value) - federal;
  return [{ kind: "announced", amount: Math.max(0, amount), rule }];
}

const sumOf = (lines: readonly NewHousingRebateLine[]) =>
  lines.reduce((sum, { amount }) => sum + amount, 0);

/** Counts the rebates of inputs that have been checked. */
export function countRebate(inputs: NewHousingRebateInputs): NewHousingRebate {
  const { price, province } = inputs;
  const book = openRules(inputs);
  const ordinary = book.inForce(newHousingGstRebate);
  const gst = ordinaryRebate(price, ordinary.value);
  const federalLines: NewHousingRebateLine[] = [
    { kind: "gst-new-housing", amount: gst, rule: ordinary },
  ];
  const firstTimeRule = book.find(gstRebate);
  const firstTime = firstTimeRule ? decideFirstTime(firstTimeTests.gst, inputs, book) : null;
  const isFirst = firstTime?.met ?? false;
  if (firstTimeRule && isFirst) {
    const amount = Math.max(0, firstTimeRebate(price, book) - gst);
    federalLines.push({ kind: "gst-first-time", amount, rule: firstTimeRule });
  }
  const federal = sumOf(federalLines);
  const provincialFirstTime =
    province === "NS" ? decideFirstTime(novaScotiaFirstTimeTest, inputs, book) : null;
  const provincialLines =
    province === "ON"
      ? ontarioLines(price, isFirst, book)
      : otherProvincialLine(price, province, provincialFirstTime?.met ?? false, book);
  const provincial = sumOf(provincialLines);
  const announcedLines = province === "ON" ? announcedLine(price, federal, book) : [];
  const total = federal + provincial;
  const isUnknown = inputs.firstTimeBuyer === undefined && !inputs.buyers;
  return {
    federal,
    provincial,
    total,
    unknown: isUnknown ? countRebate({ ...inputs, firstTimeBuyer: true }).total - total : 0,
    announced: sumOf(announcedLines),
    lines: [...federalLines, ...provincialLines, ...announcedLines].filter(
      ({ amount }) => amount > 0,
    ),
    firstTime,
    provincialFirstTime,
    notices: noticesOf(book),
  };
}

/**
 * Calculates the rebates of the GST, of Ontario's and Nova Scotia's part of the HST, and of the QST on a
 * new home that its buyer lives in, in dollars.
 *
 * First-time buyers' rebates increase the ordinary rebates up to the whole tax; without
 * `firstTimeBuyer` and `buyers` they are `unknown`. `on` is the day of the
 * agreement. Ontario also gives back its whole part to everybody for agreements of one year, if
 * construction begins before 2029, is substantially completed before 2032, and the tax becomes payable
 * before 2033. Nova Scotia's rebate is for first-time buyers by its own test. Ontario made O. Reg. 196/26 on the federal
 * part, but its amounts were not read: they are calculated as announced, only with `withProposed`, and
 * are not included in the total.
 *
 * Source: Excise Tax Act, s. 254(2) and 254(2.1); SOR/2010-151, s. 41(2) to (2.2); Revenu Québec;
 * Access Nova Scotia.
 *
 * @throws CalculatorInputError for anything out of range, and for missing facts.
 * @example
 * newHousingRebate({ price: 400_000, province: "ON" }).total; // 35150
 */
export function newHousingRebate(inputs: NewHousingRebateInputs): NewHousingRebate {
  checkInputs(inputs, inputRules);
  return countRebate(inputs);
}
