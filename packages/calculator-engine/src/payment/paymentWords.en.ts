import { createWords } from "../words/createWords.ts";
import { english } from "../words/english.ts";
import type { QuestionVocabularies } from "../words/QuestionVocabularies.ts";
import { frequenciesEnglish } from "../words/shared.en.ts";
import type { Words } from "../words/Words.ts";

const names: Readonly<Record<string, string>> = frequenciesEnglish;
const named = (frequency: string) => names[frequency] ?? frequency;

/** What the payment question speaks of. */
export const paymentEnglish: QuestionVocabularies["payment"] = {
  figures: {
    loanAmount: "loan amount",
    biweeklyRate: "biweekly rate",
    biweeks: "number of biweekly payments",
    monthly: "monthly payment",
    biweekly: "biweekly payment",
    total: "total paid",
    totalInterest: "total interest",
    lenderMonthly: "monthly payment at a lender",
    preferredPayment: (frequency) => `each ${named(frequency)} payment`,
  },
  inputs: {
    loanAmount: "a loan",
  },
  answers: {
    "interest-below-loan": "the interest costs less than the amount borrowed",
    "interest-reaches-loan": "the interest costs as much as the amount borrowed",
  },
  lender: {
    lenderMonthly: ({ amount }) => `A lender would ask for about ${amount} a month`,
  },
  secondLook({ figures }, format) {
    const { estimated, charged, tested, missing } = figures;
    if (missing > 0) {
      return `At this price no lender could lend so much: ${format.dollars(missing)} more has to be put down.`;
    }
    const apart = format.cents(Math.abs(charged - estimated));
    const difference =
      charged === estimated
        ? "A lender would ask for the same"
        : `A lender would ask for ${apart} ${charged > estimated ? "more" : "less"}`;
    return `${difference}, and would want to see that you could pay ${format.cents(tested)} a month.`;
  },
};

/** What the payment question and its insight return, in Canadian English. */
export const words: Words = /* @__PURE__ */ createWords(english, { payment: paymentEnglish });
