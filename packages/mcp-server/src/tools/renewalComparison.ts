import { compareRenewalOffers, ruleInForce, rules } from "@mortgage-kit/calculator-engine/canada";
import { z } from "zod";
import { dollars, months, type NamedFigure, percent } from "../answer.ts";
import { citeAll } from "../cite.ts";
import { defineTool } from "../defineTool.ts";
import {
  annualRate,
  balance,
  compounding,
  dollarsOf,
  on,
  rateOf,
  wholeMonths,
  yearsOf,
} from "./inputs.ts";

const offer = z.strictObject({
  id: z.string().min(1).max(60).describe("A name to tell the offer by"),
  kind: z
    .enum(["stay", "switch", "blend-and-extend"])
    .describe("Renew with the present lender, go to another, or blend with the present rate"),
  annualRate,
  termYears: yearsOf("Term offered"),
  cashBack: dollarsOf("Cash the lender pays"),
  fees: dollarsOf("What lender and lawyer take"),
  compounding,
});

export const renewalComparison = defineTool({
  name: "compare_renewal_offers",
  title: "Renewal offers compared",
  description:
    "Stay, switch or blend and extend: what each renewal offer costs to the end of the shortest term and of the mortgage, and when it breaks even with the first offer.",
  inputs: z.strictObject({
    balance,
    yearsRemaining: yearsOf("Left of the amortization"),
    monthsRemaining: wholeMonths("Left of the present term; 0 at renewal"),
    currentRate: rateOf("Of the present mortgage; needed while its term runs").exactOptional(),
    prepaymentCharge: dollarsOf("Prepayment charge for leaving before the term ends"),
    rateAfter: rateOf("At which every offer is renewed when its term is over"),
    offers: z.array(offer).min(1).max(20),
    on,
  }),
  answer: ({ on: day, ...inputs }) => {
    const compared = compareRenewalOffers(inputs);
    const { shortestTermEnds, cheapestToShortestTerm, offers } = compared;
    const cheapest = offers.find(({ id }) => id === cheapestToShortestTerm);
    return {
      figure: dollars(
        `Cheapest to the end of the shortest term: ${cheapestToShortestTerm}; its cost`,
        cheapest?.endOfShortestTerm.cost ?? null,
      ),
      workings: [
        months("End of the shortest term, from today", shortestTermEnds),
        ...offers.flatMap((one): NamedFigure[] => [
          percent(`${one.id}: rate from its first day`, one.annualRate),
          dollars(`${one.id}: monthly payment`, one.payment),
          dollars(`${one.id}: fees and charge less cash back`, one.upFront),
          dollars(`${one.id}: cost to the end of the shortest term`, one.endOfShortestTerm.cost),
          dollars(`${one.id}: cost to the end of the mortgage`, one.endOfMortgage.cost),
          months(`${one.id}: cheaper than ${offers[0]?.id} from`, one.breakEvenMonth),
        ]),
      ],
      ...citeAll([ruleInForce({ rule: rules.fixedRateCompounding, on: day })], day, [
        ...(offers.some(({ isChargeEstimated }) => isChargeEstimated)
          ? [
              "Leaving before the term ends is counted at three months' interest, estimated because no charge was given; ask the lender for it in writing.",
            ]
          : []),
        ...(new Set(inputs.offers.map(({ termYears }) => termYears)).size > 1
          ? [
              `The terms differ: after the shorter one ${inputs.rateAfter} % is assumed, and another rate can turn the answer. Ask answer_question about the renewal for the rate at which it turns.`,
            ]
          : []),
        "Cost is interest, fees and charge less cash back; principal repaid is not a cost.",
        `To the end of the mortgage the cheapest is ${compared.cheapestToEndOfMortgage}, if every offer is then renewed at ${inputs.rateAfter} %.`,
      ]),
    };
  },
});
