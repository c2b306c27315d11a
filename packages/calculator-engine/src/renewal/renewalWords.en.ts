import type { Quantity } from "../quantity.ts";
import * as askedEnglish from "../words/asked.en.ts";
import { changeEnglish, fewerYearsEnglish, leavingEnglish } from "../words/change.en.ts";
import { english } from "../words/english.ts";
import { asAsked } from "../words/FactWords.ts";
import { capitalize, type Formatter, key, sentences } from "../words/Formatter.ts";
import { rateClassesEnglish } from "../words/lender.en.ts";
import type { QuestionWords } from "../words/QuestionWords.ts";
import { renewalRecommendations } from "./renewalEstimate.ts";
import type { renewalFigures } from "./renewalFields.ts";
import type { RenewalOutcome, renewalInsight } from "./renewalInsight.ts";
import type { RenewalVerdict, Turning } from "./renewalVerdict.ts";
import { writeLetter } from "./writeLetter.ts";

export type RenewalWords = QuestionWords<
  typeof renewalInsight,
  typeof renewalFigures,
  RenewalOutcome,
  "change"
>;

/** Returns the name of a choice's figure: with the offer's name or, without an offer, for the blend. */
const choice = (figure: string) => (offer: string) =>
  offer ? `${figure} with ${offer}` : `${figure} when blended and extended`;

/** Names a choice: an offer, the blend without a name, or the present lender's. */
const winner = (offer: string | null) =>
  offer === null ? "your lender's offer" : offer || "blending and extending";

/** Writes the rate after the shorter term at which another choice wins, and who wins below and above it. */
const turning = ({ laterRate }: Turning, format: Formatter) =>
  laterRate
    ? `${capitalize(winner(laterRate.below))} wins while rates after the shorter term stay below ${format.about(laterRate.rate)}; above that, ${winner(laterRate.above)}.`
    : "";

type Switched = Extract<RenewalVerdict, { readonly id: "switch-now" }>;

/** Writes what could turn a switch: a later rate, other offers and the amortization. */
const switching = (verdict: Omit<Switched, "id">, format: Formatter) =>
  sentences(
    turning(verdict, format),
    verdict.alike.length > 0 && `About as cheap: ${format.list(verdict.alike)}.`,
    verdict.ours && `Our rate is lower today: ${format.about(verdict.ours)}.`,
    fewerYearsEnglish(verdict, format),
  );

const holding = (offer: string, askIn: Quantity, format: Formatter) =>
  askIn.value > 0
    ? `Lenders usually hold a rate for about four months, so today's offer may not last: ask ${offer} again in ${format.length(askIn.value)}.`
    : `Ask ${offer} to hold this rate now: lenders usually do so for about four months.`;

const letter = writeLetter({
  payment: {
    rises: (amount) => `your payment rises by ${amount} a month`,
    falls: (amount) => `the letter's payment is ${amount} a month lower`,
    stays: (amount) => `your payment stays at ${amount} a month`,
  },
  ask: (change, rate) => `${change}: ask your bank for ${rate ?? "less"}`,
  qualifyFor: (change, rate) => `${change}: see if you qualify for ${rate}`,
  askIn: (time, change) => `Ask for less in ${time}: ${change}`,
  sign: (rate, change) => `Sign at ${rate}, a fair rate: ${change}`,
  contract: (years) => `At renewal the lender goes back to the contract's ${years}.`,
  fromTo: (now, renewed) => `From ${now} to ${renewed}.`,
  ours: ({ years, kind, class: of }, rate) =>
    `Our ${years}-year${kind === "variable" ? " variable" : ""} today${of ? `, ${rateClassesEnglish[of]},` : ""} is ${rate}`,
  market: (rate, term, day) => `Lenders advertised ${rate} for ${term} on ${day}`,
  saves: (interest, time) => `: about ${interest} less interest over ${time}.`,
  half: (worth, time) => `Half a percent less is worth about ${worth} over ${time}.`,
  other: {
    more: (name, amount, time) => `${name ?? "A blend"} costs about ${amount} more over ${time}.`,
    less: (name, amount, time) => `${name ?? "A blend"} saves only about ${amount} over ${time}.`,
    same: (name) => `${name ?? "A blend"} costs the same.`,
  },
  qualify: (rate, payment, share) =>
    `Banks ask for income that carries ${payment} a month (tested at ${rate}), good credit, and all mortgages within ${share} of the home's value.`,
  second: "A second mortgage is replaced together with the first. We tell you what is missing.",
  labels: {
    qualify: "To qualify",
    letter: "With the letter",
    rates: "Rates today",
    say: "Say this to your bank",
    move: "Changing lenders",
    hold: "Holding a rate",
    longer: "A longer amortization",
  },
  say: {
    match: (rate, term) => `“I can get ${rate} for ${term}. Match it, and I sign.”`,
    advertised: (rate, term) => `“Others advertise ${rate} for ${term}. What is your lowest rate?”`,
    lowest: () => "“What is your lowest rate? I am asking other lenders too.”",
    sign: (rate, term) => `“Is ${rate} your lowest rate for ${term}? Then I sign.”`,
  },
  hold: {
    over: () => "Your term is over: you can change lenders without a charge.",
    ours: (day, rate) => `Have us hold ${rate} now: usually for 120 days, until ${day}.`,
    any: (day) => `Have a rate held now: usually for 120 days, until ${day}.`,
    later: (day) => `Not yet: lenders hold a rate for 120 days, so ask from about ${day}.`,
  },
  longer: (term, payment, interest) =>
    `Over ${term}: ${payment} a month, but about ${interest} more interest, if your bank agrees.`,
});

export const renewalEnglish: RenewalWords = {
  name: "Renewal check",
  ...changeEnglish,
  figures: {
    balance: "owed on the present mortgage",
    yearsRemaining: "amortization",
    currentRate: "rate of the present mortgage",
    prepaymentCharge: "charge for leaving early",
    renewalRate: "renewal rate",
    renewalTerm: "renewal term",
    "offers.annualRate": (offer: string) => `${offer} rate`,
    "offers.termYears": (offer: string) => `${offer} term`,
    "offers.cashBack": (offer: string) => `${offer} cash back`,
    "offers.fees": (offer: string) => `${offer} fees`,
    shortestTerm: "end of the shortest term",
    monthsAfterShortest: "payments left after the shortest term",
    presentMonthlyRate: "present monthly rate",
    presentPayment: "present payment",
    monthsAfterRenewal: "payments left after the present term",
    balanceAtRenewal: "balance when the present term ends",
    renewalMonthlyRate: "monthly rate after renewal",
    stayPayment: "payment if you stay",
    stayBalance: "balance if you stay, after the shortest term",
    stayCost: "cost of staying, to the end of the shortest term",
    stayCostThen: "cost of staying by then",
    stayCostToEnd: "cost of staying, until it is paid off",
    monthsAfterLetter: "payments left after the letter's term",
    letterBalance: "balance after the letter's term",
    letterCost: "interest over the letter's term",
    lenderLetterCost: "interest over the letter's term, as a lender counts",
    halfPercentLess: "worth of half a percent less",
    gainToday: "gain of switching today",
    blendedRate: "blended rate",
    "choice.monthlyRate": choice("monthly rate"),
    "choice.payment": choice("payment"),
    "choice.balance": choice("balance after the shortest term"),
    "choice.cost": choice("cost to the end of the shortest term"),
    "choice.costThen": choice("cost by then"),
    "choice.monthsAfter": choice("payments left after the term"),
    "choice.balanceAfter": choice("balance after the term"),
    "choice.paymentAfter": choice("payment after the term"),
    "choice.costToEnd": choice("cost until it is paid off"),
    renewalSavings: "saved against staying",
    cheaperAfter: "break-even",
    savingsToEnd: "saved until it is paid off",
    lenderRenewalSavings: "gain or loss as a lender counts",
  },
  inputs: {
    prepaymentCharge: "a charge for leaving",
    renewalRate: "a renewal rate",
    "offers.annualRate": (offer: string) => `a rate at ${offer}`,
  },
  recommendations: renewalRecommendations,
  labels: (estimate) =>
    estimate === "letterCost"
      ? {
          estimate: "Interest over the letter's term, by the simple formula",
          lender: "Interest, as a bank would count",
        }
      : {
          estimate: "Saved against staying, by the simple formula",
          lender: "Gain or loss, as a bank would count",
          gain: (amount) => `${amount} saved`,
          loss: (amount) => `${amount} lost`,
        },
  verdicts: {
    "ask-for-less": {
      turning: letter.hinge,
      sentence: letter.ask,
      or: ({ target }, format) =>
        target ? `ask for ${format.about(target)}` : "ask for less; we have no rate for that",
      because: ({ cost, rate, term, worth }, format) =>
        `At ${format.about(rate)} the renewal offer costs about ${format.roughly(cost)} of interest over ${format.length(term.value)}; half a percent less is worth about ${format.roughly(worth)}.`,
    },
    "qualify-first": {
      turning: letter.hinge,
      sentence: letter.qualify,
      or: ({ target }, format) => `see if you qualify for ${format.about(target)}`,
    },
    "letter-is-fair": {
      turning: letter.hinge,
      sentence: letter.sign,
      or: ({ rate }, format) => `sign at ${format.about(rate)}, a fair rate`,
    },
    "switch-now": {
      turning: switching,
      sentence: ({ offer, gain, over }, format) =>
        `Switch to ${offer}: about ${key(format.roughly(gain))} less than staying over ${format.length(over.value)}`,
      or: ({ offer, gain, over }, format) =>
        `switch to ${offer} and save about ${format.roughly(gain)} over ${format.length(over.value)}`,
    },
    "switch-but-wait": {
      turning: switching,
      sentence: ({ offer, gain, wait, over }, format) =>
        `Switch to ${offer} in ${format.length(wait.value)}: about ${key(format.roughly(gain))} saved over ${format.length(over.value)}`,
      or: ({ offer, gain, wait, over }, format) =>
        `switch to ${offer} in ${format.length(wait.value)} and save about ${format.roughly(gain)} over ${format.length(over.value)}`,
      hinge: ({ now, askIn, over }, format) =>
        `${askIn.value > 0 ? "Today's offer may not last until then. " : ""}Switching today ${now.value > 0 ? "would save only" : "would lose"} about ${format.roughly({ ...now, value: Math.abs(now.value) })} over ${format.length(over.value)}.`,
      because: ({ offer, wait, askIn }, format) =>
        `Your term ends in ${format.length(wait.value)}, and leaving then costs nothing. ${holding(offer, askIn, format)}`,
    },
    "blend-now": {
      sentence: ({ gain, rate, over }, format) =>
        `Ask your lender for a blend at ${format.about(rate)}: about ${key(format.roughly(gain))} saved over ${format.length(over.value)}`,
      or: ({ gain, over }, format) =>
        `blend and extend and save about ${format.roughly(gain)} over ${format.length(over.value)}`,
    },
    sign: {
      turning,
      sentence: ({ loss, rate, target, over }, format) =>
        `${target ? "Ask for" : "Sign at"} ${format.about(target ?? rate)}: others cost about ${key(format.roughly(loss))} more over ${format.length(over.value)}`,
      or: ({ loss, target, over }, format) =>
        `${target ? "stay" : "sign"} with your lender (anything else costs about ${format.roughly(loss)} more over ${format.length(over.value)})`,
    },
    stay: {
      turning,
      sentence: ({ loss, askIn, over }, format) =>
        `Stay, ask again in ${format.about(askIn)}: others cost about ${key(format.roughly(loss))} more over ${format.about(over)}`,
      or: ({ loss, over }, format) =>
        `stay for now (anything else costs about ${format.roughly(loss)} more over ${format.length(over.value)})`,
    },
    "close-call": {
      turning,
      sentence: ({ gain, over }, format) =>
        Math.abs(gain.value) < 0.5
          ? "A close call: both cost the same"
          : `A close call: changing ${gain.value < 0 ? "costs" : "saves"} only about ${key(format.roughly({ ...gain, value: Math.abs(gain.value) }))} over ${format.length(over.value)}`,
      or: () => "it is a close call",
    },
    "paid-off": {
      sentence: ({ wait }, format) =>
        `Keep paying: your mortgage is paid off in ${key(format.length(wait.value))}, without a renewal`,
      or: () => "your mortgage is paid off without a renewal",
      because: () => "",
    },
  },
  whatToDo: letter.whatToDo,
  outcomes: {
    "ask-for-less": "asking for less comes first",
    "qualify-first": "qualifying elsewhere comes first",
    "letter-is-fair": "the letter is fair",
    "stay-cheaper": "staying costs the least",
    "blend-cheaper": "blending and extending costs the least",
    "switch-cheaper": "switching costs the least",
    "waiting-cheaper": "switching when your term is over costs the least",
    "offer-cheaper": "that offer costs less than staying",
    "staying-cheaper": "staying costs less than that offer",
  },
  facts: {
    ...leavingEnglish,
    letterRate: {
      ask: "Is the letter's rate fixed or variable?",
      options: { fixed: "Fixed", variable: "Variable" },
      condition: { fixed: "the letter's rate is fixed", variable: "the letter's rate is variable" },
    },
    rented: {
      ask: "Is the home rented out?",
      condition: { true: "the home is rented out", false: "you live in the home" },
    },
    paymentToday: {
      ...asAsked(askedEnglish.paymentToday),
      unknown: "worked out",
      condition: (amount) => `you pay ${amount} a month today`,
    },
    contractYears: {
      ask: "Years left by the contract",
      hint: "Your statement may show more, if your payment stayed while the rate rose. A renewal goes back to the contract.",
      condition: (years) => `the contract has ${years} left`,
    },
    rateAfter: {
      ask: "Rate at which each mortgage is renewed later",
      hint: "Left empty, we assume the renewal rate.",
      condition: (rate) => `everything is then renewed at ${rate}`,
    },
    collateralCharge: {
      ask: "Is the present mortgage a collateral charge?",
      hint: "Many banks register one. Moving it takes a lawyer.",
      condition: {
        true: "the present mortgage is a collateral charge",
        false: "the present mortgage is not a collateral charge",
      },
    },
    otherLoan: {
      ...asAsked(askedEnglish.otherLoan),
      condition: {
        true: "there is also a line of credit or second loan on the home",
        false: "there is no other loan on the home",
      },
    },
    blendOffered: {
      ask: "Does your lender offer to blend and extend?",
      hint: "It mixes your present rate with a new one and begins a new term today.",
      condition: {
        true: "your lender offers to blend and extend",
        false: "your lender does not offer to blend and extend",
      },
    },
  },
};

/**
 * Words of the renewal question and its insight, in Canadian English.
 *
 * @example
 * const answer = renewalInsight.answer({
 *   balance: 300_000, yearsRemaining: 20, monthsRemaining: 0, currentRate: 2.5,
 *   prepaymentCharge: 0, renewalRate: 4.79, renewalTerm: 5, offers: [],
 * });
 * words.verdict(answer).sentence; // "Your payment rises by $350 a month: ask your bank for 4.24%."
 */
export const words = /* @__PURE__ */ english({ renewal: renewalEnglish });
