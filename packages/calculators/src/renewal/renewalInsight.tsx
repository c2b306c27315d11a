import { type RenewalInputs, type RenewalResult, renewal } from "@simcoe/calculator-engine";
import {
  explainRenewal,
  type RenewalCircumstances,
  renewalCircumstances,
  renewalLenderView,
  renewalSecondLook,
  renewalTippingPoints,
} from "@simcoe/calculator-engine/insight";
import type { Insight } from "../result/Insight.ts";
import { leavingQuestions } from "../result/lenderView/leavingQuestions.ts";
import { compoundingQuestion } from "../result/lenderView/purchaseQuestions.ts";
import type { ResultWords } from "../result/resultWords.en.ts";
import { makeField } from "../wizard/Field.ts";
import { RenewalPicture } from "./RenewalPicture.tsx";
import type { RenewalWords } from "./renewal.en.ts";
import { renewalNextSteps } from "./renewalNextSteps.ts";

/** Whether a lender would charge for leaving, and nobody has said how much. */
const isChargeUnknown = ({ monthsRemaining, prepaymentCharge }: RenewalInputs) =>
  monthsRemaining > 0 && prepaymentCharge === 0;

export const renewalInsight = (
  words: RenewalWords,
  shared: ResultWords,
): Insight<RenewalInputs, RenewalResult, RenewalCircumstances> => ({
  Picture: (props) => <RenewalPicture {...props} words={words} />,
  explain: explainRenewal,
  headline: "renewalSavings",
  lender: {
    assumed: renewalCircumstances,
    questions: {
      rateAfter: makeField("percent", words.questions.rateAfter),
      compounding: compoundingQuestion(shared),
      rateType: {
        ...leavingQuestions(shared).rateType,
        matters: (_, inputs) => isChargeUnknown(inputs),
      },
      comparisonRate: {
        ...makeField("percent", words.questions.comparisonRate),
        matters: ({ rateType }, inputs) => rateType === "fixed" && isChargeUnknown(inputs),
      },
    },
    look: renewalLenderView,
    early: ["rateType"],
  },
  tippingPoints: renewalTippingPoints,
  secondLook: renewalSecondLook,
  schedules: (inputs) => {
    const { choices, bestCost } = renewal.calculate(inputs);
    const loan = {
      principal: inputs.mortgageBalance,
      amortizationYears: inputs.amortizationYears,
    };
    // Staying begins a term today only at renewal; before it, two rates would be one loan.
    const isStay = ({ kind }: (typeof choices)[number]) => kind === "stay";
    return choices
      .filter((choice) =>
        isStay(choice) ? inputs.monthsRemaining === 0 : choice.cost === bestCost,
      )
      .map(({ offer, kind, rate }) => ({
        ...loan,
        from: {
          principal: "mortgageBalance",
          annualRate: offer
            ? `offers.rate.${inputs.offers.indexOf(offer)}`
            : kind === "stay"
              ? "renewalRate"
              : "",
          amortizationYears: "amortizationYears",
        },
        name: offer?.name ?? (kind === "stay" ? words.costs.stay : words.costs.blend),
        annualRate: rate,
      }));
  },
  nextSteps: renewalNextSteps,
});
