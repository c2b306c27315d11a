import type { FirstTimeReason, JudgedBuyer } from "../canada/firstTimeBuyer.ts";
import type { RateClass } from "../canada/offeredRates.ts";
import type { Unresolved } from "../canada/rules/ruleInForce.ts";
import { percent } from "../quantity.ts";
import type { SharedLenderWords } from "./LenderWords.ts";

export const rateClassesEnglish = {
  insured: "insured",
  insurable: "insurable",
  uninsured: "not insured",
} satisfies Record<RateClass, string>;

const compounded = {
  "semi-annual": "semi-annually",
  monthly: "monthly",
  quarterly: "quarterly",
  annual: "annually",
} as const;

export const bridgeEnglish: SharedLenderWords["bridge"] = {
  compounding: ({ compounding, usual }) => ({
    label: `Interest compounded ${compounded[compounding]}`,
    because: usual
      ? "Fixed rates in Canada are compounded twice a year, so the same quoted rate costs a little less than with the estimate's monthly compounding."
      : `The contract compounds ${compounded[compounding]}; the estimate compounds monthly.`,
  }),
  "premium-in-loan": ({ rate }, format) => ({
    label: "Insurance premium added to the loan",
    because: `The down payment is too small to do without insurance, so a premium of ${format.about(rate)} of the loan is added to what is owed.`,
  }),
  amortization: ({ years }, format) => ({
    label: `Repaid over ${format.about(years)}`,
    because: "Lenders rarely give longer, and a shorter mortgage costs more a month.",
  }),
};

/** Reasons for a first-time buyer decision if one answer covers all buyers. */
const togetherReasons: Readonly<Partial<Record<FirstTimeReason, string>>> = {
  "never-owned": "no buyer has ever owned a home",
  "no-counted-home": "no buyer has owned a home that this law counts",
  "years-without": "no buyer has lived in a home of their own this year or in the four before",
  "owned-before": "a buyer has owned a home, however long ago",
  "not-citizen-or-permanent-resident": "every buyer has to be a citizen or permanent resident",
};

const buyerReasons: Readonly<Record<FirstTimeReason, string>> = {
  told: "as you answered",
  "never-owned": "has never owned a home",
  "no-counted-home": "has owned no home that this law counts",
  "years-without": "has lived in no home of their own this year or in the four before",
  separated: "has left the partner with whom a home was owned",
  "owned-before": "has owned a home, however long ago",
  "had-relief-before": "has had this relief before",
  "spouse-owned": "a spouse may have owned a home while being the spouse",
  "lived-in-own-home": "lived in a home of their own this year or in the four before",
  "not-citizen-or-permanent-resident": "is not a citizen or permanent resident",
  "too-young": "is younger than the law asks",
  "not-long-in-province": "may not have lived in the province as long as the law asks",
};

const describeBuyers = (buyers: readonly JudgedBuyer[]) =>
  buyers
    .map(
      ({ met, because }, at) =>
        `buyer ${at + 1} ${met ? "meets" : "does not meet"} the test (${buyerReasons[because]})`,
    )
    .join("; ");

export const unresolvedEnglish: Readonly<Record<Unresolved, string>> = {
  "rate-not-enacted":
    "a budget announced the higher rate for expensive homes, but no amended law was found",
  "tiers-not-decided":
    "the council debated rates by price in October 2025, but no decision was found",
  "regulation-not-read": "a regulation was made, but its amounts were not read",
  "thresholds-not-read":
    "its thresholds rise each January; we have not read those of your closing's year, so we use the year before's",
};

export const notesEnglish: SharedLenderWords["notes"] = {
  amortization: () =>
    "Insurers do not cover an amortization this long for this buyer: it would have to be shorter, or the down payment larger. One first-time buyer among the borrowers is enough for 30 years.",
  "right-to-work": () =>
    "Insurers cover a buyer who is neither a citizen nor a permanent resident only with the right to work in Canada. Without it, 20% down is needed; ask us, as few lenders lend then.",
  "first-time": ({ tests }, format) =>
    tests
      .map(({ rule, met, because, share, buyers }) =>
        buyers.length > 0
          ? `${rule.name} – ${describeBuyers(buyers)}. ${met ? `It counts for ${format.about(percent(share))} of the home` : "It does not count"}.`
          : `${rule.name} – ${met ? "yes" : "no"}, ${togetherReasons[because] ?? because}.`,
      )
      .join(" "),
  "laws-change": ({ laws }, format) =>
    `A law changes before your closing: ${laws.map(({ rule, day }) => `${rule.name}, on ${format.date(day)}`).join("; ")}. We count each law as it stands on the day that decides it: closing, agreement or application.`,
  "laws-ended": ({ laws }, format) =>
    `A law has ended, and an extension would not be known here: ${laws.map(({ rule, day }) => `${rule.name}, last day ${format.date(day)}`).join("; ")}. Ask a lawyer.`,
  "laws-unreviewed": ({ laws }, format) =>
    `A figure was due for a review before your day, so a newer one may apply: ${laws.map(({ rule, day }) => `${rule.name}, by ${format.date(day)}`).join("; ")}.`,
  "rate-class": ({ class: of, rate, term, others }, format) =>
    `Today's rates are those of a mortgage that is ${rateClassesEnglish[of]}: ${format.about(rate)} for ${format.about(term)} fixed.${others.map((other) => ` If yours is ${rateClassesEnglish[other.class]}: ${format.about(other.rate)}.`).join("")}`,
  "laws-unresolved": ({ laws }) =>
    `Not certain: ${laws.map(({ rule, open }) => `${rule.name} – ${unresolvedEnglish[open]}`).join("; ")}.`,
  "minimum-down-payment": ({ minimum }, format) =>
    `A lender needs at least ${format.atLeast(minimum)} down at this price.`,
  "not-insurable": ({ minimum }, format) =>
    `At this price a mortgage cannot be insured: a lender needs ${format.atLeast(minimum)} down.`,
};

export const limitsEnglish: SharedLenderWords["limits"] = {
  refused: ({ minimum, missing }, format) =>
    `At least ${format.atLeast(minimum)} down is needed here: ${format.atLeast(missing)} more than you plan.`,
  difference: ({ step, reason }, format) =>
    `The largest difference: ${reason.label} (${format.signed(step.amount)}).`,
  same: () => "A lender comes to the same figure.",
};
