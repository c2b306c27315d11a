import { insuranceClass as classOf } from "@mortgage-kit/calculator-engine/canada";
import { z } from "zod";
import { ratio } from "../answer.ts";
import { defineFigure } from "../defineFigure.ts";
import {
  amortizationYears,
  money,
  newlyBuilt,
  occupancy,
  oneOf,
  shareOf,
  units,
} from "../inputs.ts";
import { whoBuys } from "./buyer.ts";

type Class = ReturnType<typeof classOf>;
type Texts<Id extends string> = Readonly<Record<Id, string>>;

const english: Texts<Class["class"] | Class["because"][number]> = {
  insured: "Insured: the borrower pays a premium, and rates are the lowest.",
  insurable: "Insurable: a lender may insure it, so rates are often lower.",
  uninsurable: "Uninsurable",
  refinance: "a refinance",
  occupancy: "who lives there",
  value: "the value of the home",
  amortization: "the amortization",
  "down-payment": "the down payment",
  "debt-service": "the debt service ratios",
  "credit-score": "the credit score",
};
const french: typeof english = {
  insured: "Assuré\u00a0: l’emprunteur paie une prime, et les taux sont les plus bas.",
  insurable: "Assurable\u00a0: un prêteur peut l’assurer, donc les taux sont souvent plus bas.",
  uninsurable: "Non assurable",
  refinance: "un refinancement",
  occupancy: "l’occupation",
  value: "la valeur de la propriété",
  amortization: "l’amortissement",
  "down-payment": "la mise de fonds",
  "debt-service": "les rapports ABD et ATD",
  "credit-score": "la cote de crédit",
};

export const insuranceClass = defineFigure({
  name: "insurance_class",
  description: "Insured, insurable or uninsurable, and why.",
  inputs: z.strictObject({
    value: money("Price, otherwise value of the home"),
    loan: money(),
    amortizationYears,
    purpose: oneOf(["purchase", "switch", "refinance"]),
    ...whoBuys,
    newlyBuilt,
    occupancy,
    units,
    gds: shareOf("At the qualifying rate, percent of income").exactOptional(),
    tds: shareOf("At the qualifying rate, percent of income").exactOptional(),
  }),
  texts: {
    en: { loanToValue: "Loan to value", names: english, joined: (all: string) => `: ${all}.` },
    fr: { loanToValue: "Rapport prêt-valeur", names: french, joined: (all) => `\u00a0: ${all}.` },
  },
  answer: (inputs, { loanToValue, names, joined }) => {
    const result = classOf(inputs);
    const because = result.because.map((id) => names[id]).join(", ");
    return {
      figure: ratio(loanToValue, result.loanToValue),
      workings: [],
      rules: [result.rule],
      notes: [`${names[result.class]}${because && joined(because)}`],
    };
  },
});
