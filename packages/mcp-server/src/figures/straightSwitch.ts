import { type QualifyingTest, qualifyingTest, rules } from "@mortgage-kit/calculator-engine/canada";
import { z } from "zod";
import { percent } from "../answer.ts";
import { defineFigure } from "../defineFigure.ts";
import {
  annualRate,
  balance,
  flag,
  money,
  optionalFlag,
  yearsOf,
  yearsRemaining,
} from "../inputs.ts";

type Reasons = Readonly<Record<QualifyingTest["because"], string>>;

const english: Reasons = {
  tested: "A test is prescribed.",
  "same-lender": "A renewal with the same lender is not tested.",
  "straight-switch":
    "No test is prescribed for it; the new lender may still test at the higher rate.",
  "loan-rises": "The loan rises by more than the costs that are allowed, so a test is prescribed.",
  "amortization-rises": "The amortization gets longer, so a test is prescribed.",
  "lender-not-federal":
    "The lenders are not federally regulated as the exemption demands, so a test is prescribed.",
  "other-loan": "Another loan on the home moves along, so a test is prescribed.",
  "not-tested-before": "The loan was not tested when it was made, so a test is prescribed.",
  "before-exemption": "On that day there was no exemption, so a test is prescribed.",
};
const french: Reasons = {
  tested: "Une simulation de crise est prescrite.",
  "same-lender":
    "Un renouvellement chez le même prêteur n’est pas soumis à la simulation de crise.",
  "straight-switch":
    "Aucune simulation n’est prescrite; le nouveau prêteur peut tout de même en faire une au taux plus élevé.",
  "loan-rises": "Le prêt augmente de plus que les frais permis, donc une simulation est prescrite.",
  "amortization-rises": "L’amortissement s’allonge, donc une simulation est prescrite.",
  "lender-not-federal":
    "Les prêteurs ne sont pas sous réglementation fédérale comme l’exige l’exemption, donc une simulation est prescrite.",
  "other-loan": "Un autre prêt sur la propriété suit, donc une simulation est prescrite.",
  "not-tested-before":
    "Le prêt n’a pas été soumis à la simulation à l’origine, donc une simulation est prescrite.",
  "before-exemption":
    "Ce jour-là, il n’y avait pas d’exemption, donc une simulation est prescrite.",
};

export const straightSwitch = defineFigure({
  name: "straight_switch",
  description:
    "Stress test of a mortgage that moves to another lender at renewal: rate, or exemption.",
  inputs: z.strictObject({
    annualRate,
    balance,
    newLoan: money("The balance unless given").exactOptional(),
    yearsRemaining,
    newAmortizationYears: yearsOf("What is left unless given").exactOptional(),
    betweenFederalLenders: flag("Both are federally regulated, as banks are"),
    fromFederalLender: flag("The present lender is; as both unless given").exactOptional(),
    withOtherLoan: optionalFlag("A line of credit or second loan moves along"),
    testedBefore: optionalFlag("When the loan was made; so unless given"),
    insured: optionalFlag("Insured mortgage"),
  }),
  texts: {
    en: {
      tested: "Rate that the payment is tested at",
      contract: "Contract rate",
      may: "Rate at which a lender may still test",
      reasons: english,
    },
    fr: {
      tested: "Taux admissible du versement",
      contract: "Taux du contrat",
      may: "Taux auquel un prêteur peut tout de même faire la simulation",
      reasons: french,
    },
  },
  answer: (inputs, texts) => {
    const { annualRate: rate, insured, on, yearsRemaining: yearsLeft, ...given } = inputs;
    const { newLoan = given.balance, newAmortizationYears = yearsLeft } = given;
    const test = qualifyingTest({
      annualRate: rate,
      transaction: "switch",
      ...(insured !== undefined && { insured }),
      on,
      switch: { ...given, yearsLeft, newLoan, newAmortizationYears },
    });
    return {
      figure: percent(texts.tested, test.rate),
      workings: [percent(texts.contract, rate), percent(texts.may, test.mayTestAt)],
      rules: [
        insured ? rules.insuredStressTest : rules.stressTest,
        ...(test.exemption ? [test.exemption] : []),
      ],
      notes: [texts.reasons[test.because]],
    };
  },
});
