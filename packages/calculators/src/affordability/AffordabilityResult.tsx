import { dollars } from "@mortgage-kit/calculator-engine";
import type { AffordabilityForm } from "@mortgage-kit/calculator-engine/form/en/affordability";
import { affordabilityInsight, type IncomeFacts } from "@mortgage-kit/calculator-engine/insight";
import { BarBreakdown } from "@mortgage-kit/ui/BarBreakdown";
import { resultOf } from "../result/resultPage.tsx";

type Insight = typeof affordabilityInsight;

const incomeFactIds = [
  "variableIncome",
  "variableIncomeBefore",
  "selfEmployedIncome",
  "selfEmployedIncomeBefore",
  "rentalIncome",
  "homeRent",
] as const satisfies readonly (keyof IncomeFacts)[];

export const affordabilityResult = ({ picture, income }: AffordabilityForm) =>
  resultOf<Insight>({
    insight: affordabilityInsight,
    hasPicture: ({ inputs, lender }) => lender.mortgage + inputs.downPayment >= 1,
    Picture({ answer, isBare, format }) {
      const { lender } = answer;
      const { downPayment } = answer.inputs;
      const { mortgage, paidFirst, closingBesides } = lender;
      const price = mortgage + downPayment - paidFirst;
      const parts = [
        { label: picture.mortgage, value: mortgage },
        { label: picture.downPayment, value: downPayment - paidFirst },
      ];
      return (
        <BarBreakdown
          isBare={isBare}
          title={picture.title(downPayment, mortgage)}
          summary={picture.summary(mortgage, downPayment)}
          items={[
            {
              label: picture.price,
              value: price,
              parts: parts.filter(({ value }) => value >= 1),
            },
            ...[
              { label: picture.paidFirst, value: paidFirst },
              { label: picture.costs, value: closingBesides },
            ].flatMap((cost) => (cost.value >= 1 ? [{ ...cost, look: "other" as const }] : [])),
          ]}
          itemLabel={picture.part}
          valueLabel={picture.amount}
          // As the sentence rounds it: what a lender lends at most, and roughly what costs take.
          formatValue={(value) =>
            format[value === price || value === mortgage ? "atMost" : "roughly"](dollars(value))
          }
        />
      );
    },
    ownFacts: {
      title: income.title,
      ids: incomeFactIds,
      note({ lender }, words) {
        const note = lender.notes.find(({ id }) => id === "income-counted");
        return note ? words.note(note) : income.text;
      },
    },
    nextSteps({ inputs, lender }) {
      const homePrice = Math.round(lender.home?.price ?? lender.price);
      const loanAmount = Math.round(
        lender.home ? lender.home.price - inputs.downPayment : lender.mortgage,
      );
      if (loanAmount < 1) return { pages: ["combineDebts", "askSomebody"], calculators: [] };
      return {
        pages: ["apply", "buyHome", "askSomebody"],
        calculators: [
          { to: "payment", values: { loanAmount }, given: { homePrice } },
          { to: "closing-fees", values: { homePrice } },
          {
            to: "home-income",
            values: { homePrice, ...(lender.home && { downPayment: lender.home.putDown }) },
          },
          { to: "rent-vs-buy", values: { homePrice } },
        ],
      };
    },
  });
