import { qualifyingTest, ruleInForce, rules } from "@mortgage-kit/calculator-engine/canada";
import { z } from "zod";
import { percent } from "../answer.ts";
import { citeAll } from "../cite.ts";
import { defineTool } from "../defineTool.ts";
import { annualRate, money, on, yearsOf, yes, yesOrNo } from "./inputs.ts";

const reasons = {
  tested: "A test is prescribed.",
  "same-lender": "A renewal with the same lender is not tested.",
  "straight-switch":
    "No test is prescribed for it; the new lender may still test at the higher rate.",
  "loan-rises": "The loan rises by more than the costs that are allowed, so a test is prescribed.",
  "amortization-rises": "The amortization gets longer, so a test is prescribed.",
  "lender-not-federal":
    "The lenders are not federally regulated as the exemption demands, so a test is prescribed.",
  "other-loan": "Another loan on the home comes along, so a test is prescribed.",
  "not-tested-before": "The loan was not tested when it was made, so a test is prescribed.",
  "before-exemption": "On that day there was no exemption, so a test is prescribed.",
};

export const straightSwitch = defineTool({
  name: "straight_switch",
  title: "Changing lenders at renewal",
  description:
    "Whether a test at the higher qualifying rate is prescribed for a mortgage that moves to another lender at renewal, and at which rate.",
  inputs: z.strictObject({
    annualRate,
    balance: money("Owing today"),
    newLoan: money("What the new lender would lend").exactOptional(),
    yearsLeft: yearsOf("Left of the amortization"),
    newAmortizationYears: yearsOf("Of the new loan; what is left unless given").exactOptional(),
    betweenFederalLenders: yesOrNo("Whether both lenders are federally regulated, as banks are"),
    fromFederalLender: yesOrNo(
      "Whether the lender that is left is federally regulated; as both lenders unless given",
    ).exactOptional(),
    withOtherLoan: yes("Whether a line of credit or second loan on the home comes along"),
    testedBefore: yes("Whether the loan was tested when it was made; so unless given"),
    insured: yes("Whether the mortgage is insured"),
    on,
  }),
  answer: ({ annualRate: rate, insured, on: day, newLoan, newAmortizationYears, ...given }) => {
    const test = qualifyingTest({
      annualRate: rate,
      transaction: "switch",
      ...(insured !== undefined && { insured }),
      ...(day !== undefined && { on: day }),
      switch: {
        ...given,
        newLoan: newLoan ?? given.balance,
        newAmortizationYears: newAmortizationYears ?? given.yearsLeft,
      },
    });
    return {
      figure: percent("Rate that the payment is tested at", test.rate),
      workings: [
        percent("Contract rate", rate),
        percent("Rate at which a lender may still test", test.mayTestAt),
      ],
      ...citeAll(
        [
          ruleInForce({ rule: insured ? rules.insuredStressTest : rules.stressTest, on: day }),
          ...(test.exemption ? [test.exemption] : []),
        ],
        day,
        [reasons[test.because]],
      ),
    };
  },
});
