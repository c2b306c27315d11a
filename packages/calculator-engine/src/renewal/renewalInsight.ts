import type { LenderKind } from "../canada/marketRates.ts";
import { rateKinds, rateNear } from "../canada/offeredRates.ts";
import { amount, oneOf, percentage, yearCount } from "../fieldRules.ts";
import { defineInsight } from "../insight/defineInsight.ts";
import { yesOrNo } from "../insight/facts.ts";
import { leavingFacts } from "../insight/leavingFacts.ts";
import { compoundingFact, usualAmortizations } from "../insight/lenderPolicies.ts";
import { bestOf, hasOtherTerms, leavingToRenew, type RenewalFacts } from "./compareRenewal.ts";
import { explainRenewal } from "./explainRenewal.ts";
import { blendedRateOf } from "./renewalChoices.ts";
import { countRenewal, type RenewalCount } from "./renewalCount.ts";
import { renewal } from "./renewalEstimate.ts";
import { offersOf, type RenewalInputs } from "./renewalFields.ts";
import { type RenewalVerdict, renewalVerdict } from "./renewalVerdict.ts";
import { scheduleChoice } from "./scheduleChoice.ts";

export type { RenewalCount, RenewalFacts, RenewalVerdict };

export type RenewalOutcome =
  | "ask-for-less"
  | "qualify-first"
  | "letter-is-fair"
  | "stay-cheaper"
  | "blend-cheaper"
  | "switch-cheaper"
  | "waiting-cheaper"
  | "offer-cheaper"
  | "staying-cheaper";

/** Returns true if one offer is cheaper than staying, today or once the present term is over. */
function isOfferCheaper({ others, stay, comparedTo, later }: RenewalCount, row: number) {
  const offer = others.filter(({ kind }) => kind === "switch")[row];
  const isToday = offer && offer.costBy(comparedTo) < stay.costBy(comparedTo);
  return isToday || (later !== null && later.choice.offer === offer?.offer && later.gain > 0);
}

const leaving = /* @__PURE__ */ leavingFacts<RenewalInputs, RenewalFacts>(leavingToRenew);

/** Percentage points above the rates of banks from which a lender is assumed to be of another kind. */
const pointsAbove = { alternative: 2.5, private: 5 };

const longest = () => usualAmortizations().longestYears;
const standard = () => usualAmortizations().standardYears;

/** Returns true if the payment may have stayed while the rate changed, so that a level one is no guess. */
const isPaymentKept = ({ rateType }: RenewalFacts, { yearsRemaining }: RenewalInputs) =>
  rateType === "variable" || yearsRemaining > longest();

const switching = ["switch-cheaper", "waiting-cheaper", "blend-cheaper", "stay-cheaper"];
const ofLetter = ["letter-is-fair", "ask-for-less", "qualify-first"];

/**
 * Renewal insight: the estimate, a lender's saving of the best choice, and the deciding facts.
 *
 * @example
 * renewalInsight.answer({
 *   balance: 300_000, yearsRemaining: 20, monthsRemaining: 0, currentRate: 2.5,
 *   prepaymentCharge: 0, renewalRate: 4.79, renewalTerm: 5, offers: [],
 * }).lender.figure; // { id: "lenderLetterCost", value: 65458.46, unit: "dollars" }
 */
export const renewalInsight = /* @__PURE__ */ defineInsight({
  calculator: renewal,
  facts: {
    ...leaving,
    presentLender: {
      ...leaving.presentLender,
      default: (_, { currentRate, renewalRate }, rates) => {
        const usual = rateNear(rates, { purpose: "switch" });
        if (Math.max(currentRate, renewalRate) - usual >= pointsAbove.private) return "private";
        return renewalRate - usual >= pointsAbove.alternative ? "alternative" : "other";
      },
      tries: ({ presentLender }): LenderKind[] =>
        presentLender === "other" ? ["bank"] : ["other"],
      matters: () => true,
    },
    letterRate: { rule: /* @__PURE__ */ oneOf(rateKinds), default: "fixed" },
    rateType: { ...leaving.rateType, matters: () => true },
    paymentToday: { rule: amount, default: null, tries: [], mustBeGiven: isPaymentKept },
    contractYears: {
      rule: yearCount,
      default: (_, { yearsRemaining }) =>
        yearsRemaining > longest() ? standard() : yearsRemaining,
      tries: (_, { yearsRemaining }) => (yearsRemaining > longest() ? [standard() - 5] : []),
      mustBeGiven: (_, { yearsRemaining }) => yearsRemaining > longest(),
      matters: isPaymentKept,
    },
    rateAfter: {
      rule: percentage,
      default: null,
      mustBeGiven: (_, inputs) => hasOtherTerms(inputs),
      tries: (_, { renewalRate }) => [renewalRate + 2, Math.max(0, renewalRate - 2)],
      usual: true,
    },
    insured: { rule: yesOrNo, default: false },
    rented: { rule: yesOrNo, default: false, usual: true },
    collateralCharge: {
      rule: yesOrNo,
      default: false,
      usual: true,
      likeFact: "otherLoan",
      matters: (_, inputs) => offersOf(inputs).length > 0,
    },
    // A step asks for it.
    otherLoan: {
      rule: yesOrNo,
      default: false,
      usual: true,
      matters: (_, inputs) => offersOf(inputs).length > 0,
    },
    blendOffered: {
      rule: yesOrNo,
      default: false,
      usual: true,
      matters: (_, inputs) => blendedRateOf(inputs) !== null,
    },
    compounding: compoundingFact,
  },
  count: countRenewal,
  verdict: renewalVerdict,
  said(verdict) {
    if (verdict.id === "close-call") return verdict.id;
    // A letter's sentence names no cost.
    if ("letter" in verdict) return [verdict.id, "target" in verdict && verdict.target];
    return { ...verdict, laterRate: null, now: null, askIn: null, over: null, alike: null };
  },
  choiceOf(verdict) {
    if ("offer" in verdict) return verdict.offer;
    // Another rate to ask for is another recommendation.
    return "target" in verdict ? `${verdict.id} ${verdict.target?.value}` : verdict.id;
  },
  explain: explainRenewal,
  thresholds: (inputs) => ({
    renewalRate: { rising: [...ofLetter, ...switching.toReversed()] },
    "offers.annualRate": { rows: offersOf(inputs), rising: ["offer-cheaper", "staying-cheaper"] },
    // A charge of 0 counts as not entered.
    ...(inputs.monthsRemaining > 0 &&
      inputs.prepaymentCharge > 0 && { prepaymentCharge: { rising: switching } }),
  }),
  outcome: (count, { id }, field): RenewalOutcome => {
    const [list, row] = field.split(".");
    if (list === "offers") {
      return isOfferCheaper(count, Number(row)) ? "offer-cheaper" : "staying-cheaper";
    }
    const best = bestOf(count);
    if (ofLetter.includes(id) || !best) return id as RenewalOutcome;
    if (best.gain <= 0) return "stay-cheaper";
    if (best === count.later) return "waiting-cheaper";
    return best.choice.kind === "blend" ? "blend-cheaper" : "switch-cheaper";
  },
  schedules: scheduleChoice,
});
