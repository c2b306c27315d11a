import type { Rule } from "../src/canada/rules/ruleInForce.ts";
import { unresolvedEnglish } from "../src/words/lender.en.ts";

/** Conditions for rules to apply, one sentence each, by a pattern of rule ids. */
const conditions: readonly (readonly [ids: RegExp, condition: string])[] = [
  [
    /^transfer-tax-on$/,
    "The part above 2,000,000 at 2.5 percent is for one or two single family residences.",
  ],
  [/^transfer-tax-toronto$/, "Land with one or two single family residences."],
  [/^transfer-tax-nb$/, "Agreements signed before 2016-02-03 keep the rate of 0.5 percent."],
  [
    /^transfer-tax-qc$|^transfer-tax-(montreal|quebec-city)$/,
    "On the highest of the price, the price in the deed and the assessment by the comparative factor.",
  ],
  [
    /^non-resident-tax-(on|toronto|bc)$/,
    "Buyers who are neither citizens nor permanent residents and are not excepted.",
  ],
  [
    /^non-resident-tax-ns$/,
    "Buyers who live outside the province and do not move in within six months.",
  ],
  [
    /^purchase-prohibition$/,
    "Homes in a census metropolitan area or census agglomeration of the Standard Geographical Classification (SGC) 2021; /canada/censusAreas lists their municipalities.",
  ],
  [/^first-time-(test|relief)-/, "The buyers must live in the home as their principal residence."],
  [/^first-time-relief-bc$|^newly-built-relief-bc$/, "Land of half a hectare at most."],
  [
    /^(minimum-down-payment|insurance-premium|long-amortization-buyers)/,
    "Homes that an owner or a relative lives in without rent; at most four units.",
  ],
  [
    /^counted-own-home-rent$/,
    "A home of two to four units that the borrower lives in and the insured loan is for; its taxes and heat may be left out of the ratios.",
  ],
  [/^switch-exemption/, "The amortization is not extended; the lender may test all the same."],
  [
    /^prepayment-interest-cap$/,
    "Not for the borrowers of prepayment-interest-cap-exclusions; the years run from the mortgage's date or the renewal deemed its date.",
  ],
  [/^gst-rebate-first-time$/, "Built and owned before 2036; the ordinary rebate is part of it."],
  [/^(gst|hst|qst)-rebate-/, "A new home as a primary place of residence."],
  [
    /^hst-rebate-first-time-ns$/,
    "Every owner, and every relative who will live there, meets the first-time test of Nova Scotia.",
  ],
  [
    /^first-time-test-ns$/,
    "Five years without a home in Canada that they owned and lived in, or it was destroyed; the years are counted as calendar years.",
  ],
  [
    /^insured-newcomers$/,
    "The purchase is not prohibited for them, and one borrower or guarantor has a credit score of 600.",
  ],
  [
    /^hst-relief-first-time-on$/,
    "Buyers who receive the first-time buyers' GST rebate; the ordinary rebate is part of it; with every rebate of Ontario's part at most 80,000.",
  ],
  [
    /^hst-relief-new-homes-on$/,
    "On top of the ordinary rebate; construction begins before 2029, is substantially completed before 2032, and the tax becomes payable before 2033; with every rebate of Ontario's part at most 80,000.",
  ],
  [
    /^(vacant-home-tax|speculation-vacancy-tax|underused-housing-tax)/,
    "Homes that are lived in are exempt; a declaration is asked for.",
  ],
  [
    /^speculation-vacancy-tax-bc$/,
    "Residents of the province have a credit against the tax: up to 2,000, and 4,000 for 2026 and later.",
  ],
  [
    /^separation-relief-qc$/,
    "Spouses still married or in a civil union; former de facto spouses within 12 months of living apart, or 30 days of the mediator's summary, the homologation or the final judgment that deals with the home. A municipality may charge special duties instead (s. 20.1).",
  ],
  [/^home-flipping-tax-/, "Exemptions for changes of life such as separation, illness and work."],
];

/** Returns the conditions of a rule, the questions that its sources leave open among them. */
export const conditionsOf = ({ id, versions }: Rule<unknown>): readonly string[] => [
  ...conditions.filter(([ids]) => ids.test(id)).map(([, condition]) => condition),
  ...versions.flatMap(({ unresolved, effectiveFrom, unresolvedFrom = effectiveFrom }) =>
    unresolved ? [`Unresolved from ${unresolvedFrom}: ${unresolvedEnglish[unresolved]}.`] : [],
  ),
];
