import { checkInputs } from "../checkInputs.ts";
import { amount, oneOf } from "../fieldRules.ts";
import { type BuyerChoice, buyerRules } from "./buyers.ts";
import { decideFirstTime, type FirstTimeDecision } from "./firstTimeBuyer.ts";
import { firstTimeTests } from "./rules/firstTimeTests.ts";
import {
  announcedHstRelief,
  gstRebate,
  type HousingRebate,
  type HousingRelief,
  newHousingGstRebate,
  newHousingHstRebate,
} from "./rules/housingRebates.ts";
import { landTransferTaxBrackets, type Province } from "./rules/landTransferTaxBrackets.ts";
import { openRules, type RuleBook, type RuleChoice } from "./rules/ruleBook.ts";
import type { RuleInForce } from "./rules/ruleInForce.ts";
import { noticesOf, type RuleNotice } from "./rules/ruleNotices.ts";

export interface NewHousingRebateInputs extends BuyerChoice, RuleChoice {
  /** Dollars, before tax. */
  readonly price: number;
  readonly province: Province;
}

export interface NewHousingRebateLine {
  readonly kind: "gst-new-housing" | "gst-first-time" | "hst-new-housing" | "announced";
  readonly amount: number;
  readonly rule: RuleInForce<unknown>;
}

export interface NewHousingRebate {
  /** Rebate of the federal GST, or of the federal part of the HST. */
  readonly federal: number;
  /** Rebate of the provincial part of the HST, for Ontario only. */
  readonly provincial: number;
  readonly total: number;
  /** Dollars that announced rebates would add, with `withProposed`; not included in `total`. */
  readonly announced: number;
  readonly lines: readonly NewHousingRebateLine[];
  /** Outcome of the federal first-time test; `null` if no rebate applies or no buyers are given. */
  readonly firstTime: FirstTimeDecision | null;
  readonly notices: readonly RuleNotice[];
}

const inputRules = {
  ...buyerRules,
  price: amount,
  province: oneOf(Object.keys(landTransferTaxBrackets)),
};

/** Returns the remaining share of a full rebate at a price, from 0 to 1. */
const shareAt = (price: number, fullTo = Infinity, goneAt = Infinity) =>
  price <= fullTo ? 1 : Math.max(0, (goneAt - price) / (goneAt - fullTo));

export const ordinaryRebate = (price: number, rebate: HousingRebate): number =>
  Math.min((price * rebate.rate * rebate.share) / 10_000, rebate.max) *
  shareAt(price, rebate.fullTo, rebate.goneAt);

/**
 * Returns the first-time buyer's total rebate of the federal tax; 0 before the law begins and after it
 * ends.
 */
export function firstTimeRebate(price: number, book: RuleBook): number {
  const rule = book.find(gstRebate);
  if (!rule) return 0;
  const { rate, fullTo, goneAt } = rule.value;
  return ((Math.min(price, fullTo) * rate) / 100) * shareAt(price, fullTo, goneAt);
}

const reliefAt = (price: number, { rate, max, fullTo, goneAt }: HousingRelief) =>
  Math.min((price * rate) / 100, max) * shareAt(price, fullTo, goneAt);

/** Returns the announced relief if requested: on both parts of the tax, or only on Ontario's. */
function announcedRelief(price: number, isFirst: boolean, book: RuleBook) {
  const everybody = book.find(announcedHstRelief.everybody);
  if (everybody) {
    return { amount: reliefAt(price, everybody.value), rule: everybody, isOfBoth: true };
  }
  const firstTime = isFirst ? book.find(announcedHstRelief.firstTime) : null;
  return firstTime
    ? { amount: reliefAt(price, firstTime.value), rule: firstTime, isOfBoth: false }
    : null;
}

/**
 * Calculates the rebate of the GST, and in Ontario of the provincial part of the HST, on a new home
 * that its buyer lives in, in dollars.
 *
 * The first-time buyers' rebate increases the ordinary rebate up to the whole federal tax. `on` is the
 * day of the agreement. Rebates of other provinces are left out. Ontario announced rebates in 2025 and
 * 2026 that were not seen in force. They are calculated only with `withProposed` and are not included
 * in the total.
 *
 * Source: Excise Tax Act, s. 254(2) and 254(2.1).
 *
 * @throws CalculatorInputError for anything out of range, and for missing facts.
 * @example
 * newHousingRebate({ price: 400_000, province: "ON" }).total; // 27150
 */
export function newHousingRebate(inputs: NewHousingRebateInputs): NewHousingRebate {
  checkInputs(inputs, inputRules);
  const { price, province } = inputs;
  const book = openRules(inputs);
  const lines: NewHousingRebateLine[] = [];
  const add = (line: NewHousingRebateLine) => {
    if (line.amount > 0) lines.push(line);
    return line.amount;
  };
  const ordinary = book.inForce(newHousingGstRebate);
  const gst = ordinaryRebate(price, ordinary.value);
  let federal = add({ kind: "gst-new-housing", amount: gst, rule: ordinary });
  const firstTimeRule = book.find(gstRebate);
  const firstTime = firstTimeRule ? decideFirstTime(firstTimeTests.gst, inputs, book) : null;
  if (firstTimeRule && firstTime?.met) {
    const amount = Math.max(0, firstTimeRebate(price, book) - gst);
    federal += add({ kind: "gst-first-time", amount, rule: firstTimeRule });
  }
  const hst = province === "ON" ? book.inForce(newHousingHstRebate.ON) : null;
  const provincial = hst
    ? add({ kind: "hst-new-housing", amount: ordinaryRebate(price, hst.value), rule: hst })
    : 0;
  const total = federal + provincial;
  const relief = province === "ON" ? announcedRelief(price, firstTime?.met ?? false, book) : null;
  const more = relief ? Math.max(0, relief.amount - (relief.isOfBoth ? total : provincial)) : 0;
  const announced = relief ? add({ kind: "announced", amount: more, rule: relief.rule }) : 0;
  return { federal, provincial, total, announced, lines, firstTime, notices: noticesOf(book) };
}
