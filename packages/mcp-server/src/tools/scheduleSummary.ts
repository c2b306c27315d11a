import { amortizationSchedule, ruleInForce, rules } from "@mortgage-kit/calculator-engine/canada";
import { z } from "zod";
import { dollars, payments, years } from "../answer.ts";
import { citeAll } from "../cite.ts";
import { defineTool } from "../defineTool.ts";
import { loan, yearsOf } from "./inputs.ts";

export const scheduleSummary = defineTool({
  name: "amortization_schedule",
  title: "Amortization schedule by year",
  description:
    "What a mortgage costs and what is still owed, year by year, up to the end of the term given or of the loan.",
  inputs: z.strictObject({
    ...loan,
    termYears: yearsOf("How far to go; to the end of the loan unless given").exactOptional(),
  }),
  answer: (inputs) => {
    const schedule = amortizationSchedule(inputs);
    const { payment, totals, payoff } = schedule;
    return {
      figure: dollars("Owed at the end", schedule.balance),
      workings: [
        dollars(`Payment, ${inputs.frequency ?? "monthly"}`, payment),
        dollars("Interest over that time", totals.interest),
        dollars("Principal repaid over that time", totals.principal),
        payments("Payments until it is repaid", payoff?.payments ?? null),
        years("Years until it is repaid", payoff?.years ?? null),
        ...schedule.years.flatMap(({ year, interest, balance }) => [
          dollars(`Year ${year}: interest`, interest),
          dollars(`Year ${year}: owed at its end`, balance),
        ]),
      ],
      ...citeAll([ruleInForce({ rule: rules.fixedRateCompounding, on: inputs.on })], inputs.on),
    };
  },
});
