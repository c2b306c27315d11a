import {
  prepaymentCharge as chargeFor,
  type PrepaymentChargeInputs,
  rules,
} from "@mortgage-kit/calculator-engine/canada";
import { z } from "zod";
import { dollars } from "../answer.ts";
import { defineFigure } from "../defineFigure.ts";
import {
  annualRate,
  balance,
  dollarsOf,
  monthsRemaining,
  oneOf,
  rateOf,
  shareOf,
  yearsRemaining,
} from "../inputs.ts";

const sinceRule = "a number of years from 0 to 100";

export const prepaymentCharge = defineFigure({
  name: "prepayment_charge",
  description:
    "Charge for repaying a closed mortgage early, estimated: three months' interest or interest rate differential. A fixed rate needs comparisonRate and monthsRemaining.",
  inputs: z.strictObject({
    balance,
    annualRate,
    rateType: oneOf(["fixed", "variable"]),
    comparisonRate: rateOf("Lender's rate today for the months left").exactOptional(),
    monthsRemaining: monthsRemaining.exactOptional(),
    method: oneOf(["three-months", "contract-rate", "discounted-posted", "present-value"])
      .describe("Method of the contract; contract-rate unless given")
      .exactOptional(),
    discount: shareOf("Points below the posted rate; for discounted-posted").exactOptional(),
    yearsRemaining: yearsRemaining.exactOptional(),
    privilege: dollarsOf("Prepayable this year without a charge"),
    yearsSinceTermBegan: z
      .number(sinceRule)
      .min(0, sinceRule)
      .max(100, sinceRule)
      .describe("Of the present term")
      .exactOptional(),
  }),
  texts: {
    en: {
      charge: "Prepayment charge, estimated",
      interest: "Three months' interest",
      differential: "Interest rate differential",
      note: "Lenders choose the comparison rate differently; one that keeps the discount of the first day charges more. Ask the lender for the figure in writing.",
    },
    fr: {
      charge: "Indemnité de remboursement anticipé, estimée",
      interest: "Trois mois d’intérêts",
      differential: "Différentiel de taux d’intérêt",
      note: "Le taux de comparaison varie selon le prêteur; celui qui soustrait le rabais consenti à l’origine exige davantage. Demandez-lui le montant par écrit.",
    },
  },
  answer: (inputs, texts) => {
    // The engine rejects a fixed rate without comparisonRate or monthsRemaining, and names them.
    const { threeMonthsInterest, interestRateDifferential, charge } = chargeFor(
      inputs as PrepaymentChargeInputs,
    );
    return {
      figure: dollars(texts.charge, charge),
      workings: [
        dollars(texts.interest, threeMonthsInterest),
        dollars(texts.differential, interestRateDifferential),
      ],
      rules: [
        rules.prepaymentInterestMonths,
        ...(inputs.yearsSinceTermBegan === undefined ? [] : [rules.prepaymentInterestCapYears]),
      ],
      notes: [texts.note],
    };
  },
});
