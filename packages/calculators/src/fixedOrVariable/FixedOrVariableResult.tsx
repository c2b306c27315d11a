import { dollars } from "@mortgage-kit/calculator-engine";
import type { FixedOrVariableForm } from "@mortgage-kit/calculator-engine/form/en/fixedOrVariable";
import { fixedOrVariableInsight } from "@mortgage-kit/calculator-engine/insight/fixedOrVariable";
import { BarBreakdown } from "@mortgage-kit/ui/BarBreakdown";
import { resultOf } from "../result/resultPage.tsx";

type Insight = typeof fixedOrVariableInsight;

export const fixedOrVariableResult = ({ picture, later }: FixedOrVariableForm) =>
  resultOf<Insight>({
    insight: fixedOrVariableInsight,
    Picture({ answer, isBare, format }) {
      const { fixed, variable } = answer.lender;
      const least = Math.min(fixed.cost, variable.cost);
      const saved = format.roughly(dollars(Math.abs(fixed.cost - variable.cost)));
      return (
        <BarBreakdown
          isBare={isBare}
          title={picture.titles[variable.cost < fixed.cost ? "variable" : "fixed"](saved)}
          summary={picture.summary(answer.lender)}
          items={answer.lender.costs.map(({ years, cost }) => ({
            label: picture.name(years),
            value: cost,
            look: cost > least ? "other" : "more",
          }))}
          itemLabel={picture.choice}
          valueLabel={picture.amount}
          formatValue={format.dollars}
        />
      );
    },
    sides: ({ lender: { fixed, variable } }) => [
      { label: picture.name(fixed.years), value: fixed.cost },
      { label: picture.name(variable.years), value: variable.cost },
    ],
    ownFacts: {
      title: later.title,
      ids: ["primeYear3", "primeYear4", "primeYear5"],
      note: () => later.note,
    },
    nextSteps: ({ inputs, verdict }) => {
      const { loanAmount, loanTerm, fixedRate, variableRate } = inputs;
      const [interestRate, compounding] =
        verdict.id === "take-variable"
          ? ([variableRate, "monthly"] as const)
          : ([fixedRate, "semi-annual"] as const);
      return {
        pages: ["apply", "askSomebody"],
        calculators: [
          { to: "payment", values: { interestRate }, given: { compounding } },
          {
            to: "leaving",
            values: { balance: loanAmount, currentRate: fixedRate, yearsRemaining: loanTerm },
          },
        ],
      };
    },
  });
