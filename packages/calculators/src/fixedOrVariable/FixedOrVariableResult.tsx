import type { FixedOrVariableForm } from "@mortgage-kit/calculator-engine/form/en/fixedOrVariable";
import { fixedOrVariableInsight } from "@mortgage-kit/calculator-engine/insight/fixedOrVariable";
import { BarBreakdown } from "@mortgage-kit/ui/BarBreakdown";
import { useLanguage } from "../language/LanguageProvider.tsx";
import type { PartsOf, PictureOf } from "../result/ResultParts.ts";
import { resultPage } from "../result/resultPage.tsx";

type Insight = typeof fixedOrVariableInsight;

export const fixedOrVariableParts = (words: FixedOrVariableForm): PartsOf<Insight> => ({
  page: resultPage,
  insight: fixedOrVariableInsight,
  Picture: (props) => <CostChart {...props} words={words.picture} />,
  sides: ({ lender: { fixed, variable } }) => [
    { label: words.picture.name(fixed.years), value: fixed.cost },
    { label: words.picture.name(variable.years), value: variable.cost },
  ],
  ownFacts: {
    title: words.later.title,
    ids: ["primeYear3", "primeYear4", "primeYear5"],
    note: () => words.later.note,
  },
  nextSteps: ({ inputs, verdict }) => {
    const { loanAmount, loanTerm, fixedRate, variableRate } = inputs;
    const interestRate = verdict.id === "take-variable" ? variableRate : fixedRate;
    return {
      pages: ["apply", "askSomebody"],
      calculators: [
        { to: "payment", values: { loanAmount, loanTerm, interestRate } },
        {
          to: "leaving",
          values: { balance: loanAmount, currentRate: fixedRate, yearsRemaining: loanTerm },
        },
      ],
    };
  },
});

function CostChart({ answer, isBare, words }: PictureOf<Insight, FixedOrVariableForm["picture"]>) {
  const { format } = useLanguage();
  const { fixed, variable } = answer.lender;
  const least = Math.min(fixed.cost, variable.cost);
  return (
    <BarBreakdown
      isBare={isBare}
      title={words.titles[variable.cost < fixed.cost ? "variable" : "fixed"]}
      summary={words.summary(answer.lender)}
      items={answer.lender.costs.map(({ years, cost }) => ({
        label: words.name(years),
        value: cost,
        look: cost > least ? "other" : "more",
      }))}
      itemLabel={words.choice}
      valueLabel={words.amount}
      formatValue={format.dollars}
    />
  );
}
