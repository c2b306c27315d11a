import type { ClosingFeesForm } from "@mortgage-kit/calculator-engine/form/en/closingFees";
import { closingFeesInsight } from "@mortgage-kit/calculator-engine/insight";
import { BarBreakdown } from "@mortgage-kit/ui/BarBreakdown";
import { useLanguage, useResultWords } from "../language/LanguageProvider.tsx";
import type { ResultFigure } from "../result/Figure.ts";
import type { PartsOf, PictureOf } from "../result/ResultParts.ts";
import { resultPage } from "../result/resultPage.tsx";

type Insight = typeof closingFeesInsight;

export const closingFeesParts = ({ picture }: ClosingFeesForm): PartsOf<Insight> => ({
  page: resultPage,
  insight: closingFeesInsight,
  Picture: (props) => <ClosingFeesChart {...props} words={picture} />,
  nextSteps({ inputs, estimate, lender }) {
    const { homePrice, downPayment } = inputs;
    return {
      pages: lender.figure ? ["apply", "buyHome", "askSomebody"] : ["askSomebody", "buyHome"],
      calculators: [
        { to: "payment", values: { loanAmount: estimate.mortgageAmount } },
        { to: "rent-vs-buy", values: { homePrice, downPayment } },
      ],
    };
  },
});

/** Draws the estimate's closing costs and a lender's changes to them, largest first. */
function ClosingFeesChart({
  answer,
  summary,
  isBare,
  words,
}: PictureOf<Insight, ClosingFeesForm["picture"]>) {
  const { format } = useLanguage();
  const { engineWords } = useResultWords();
  const costs = summary.groups[0]?.figures.slice(0, -1) ?? [];
  const changes = answer.lender.figure ? answer.lender.bridge : [];
  const items = [
    ...costs.map((cost) => ({ label: cost.label, value: amountOf(cost) })),
    ...changes.map((step) => ({ label: engineWords.bridgeStep(step).label, value: step.amount })),
  ]
    .filter(({ value }) => value !== 0)
    .toSorted((one, other) => other.value - one.value);
  const [largest] = items;
  return (
    <BarBreakdown
      isBare={isBare}
      title={words.title}
      summary={largest ? words.summary(largest.label, largest.value) : ""}
      items={items}
      itemLabel={words.cost}
      valueLabel={words.amount}
      formatValue={format.dollars}
    />
  );
}

const amountOf = ({ value }: ResultFigure) => (typeof value === "string" ? 0 : value.value);
