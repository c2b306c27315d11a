import type { DebtConsolidationForm } from "@mortgage-kit/calculator-engine/form/en/debtConsolidation";
import {
  debtBalancesByYear,
  debtConsolidationInsight,
} from "@mortgage-kit/calculator-engine/insight";
import { LineChart } from "@mortgage-kit/ui/LineChart";
import { useLanguage } from "../language/LanguageProvider.tsx";
import type { PartsOf, PictureOf } from "../result/ResultParts.ts";
import { resultPage } from "../result/resultPage.tsx";

type Insight = typeof debtConsolidationInsight;

const combining: readonly string[] = [
  "consolidate",
  "consolidate-part",
  "ends-debts",
  "line-instead",
];

export const debtConsolidationParts = ({ picture }: DebtConsolidationForm): PartsOf<Insight> => ({
  page: resultPage,
  insight: debtConsolidationInsight,
  Picture: (props) => <DebtConsolidationChart {...props} words={picture} />,
  nextSteps({ inputs: { newRate, newTerm }, estimate, verdict }) {
    const { currentTotalBalance, currentTotalPayment } = estimate;
    return {
      pages: combining.includes(verdict.id)
        ? ["combineDebts", "apply", "askSomebody"]
        : ["askSomebody", "combineDebts"],
      calculators: [
        {
          to: "payment",
          values: { loanAmount: currentTotalBalance, interestRate: newRate, loanTerm: newTerm },
        },
        { to: "affordability", values: { monthlyDebts: currentTotalPayment } },
      ],
    };
  },
});

/**
 * Multiple of the initial debts beyond which the chart is cut off, because larger values would
 * flatten the rest.
 */
const tallest = 3;

/** Draws the balances by year: today's debts at their own payments, and the new loan. */
function DebtConsolidationChart({
  answer: { inputs, estimate: result },
  isBare,
  words,
}: PictureOf<Insight, DebtConsolidationForm["picture"]>) {
  const { format } = useLanguage();
  const { points, yearsAsNow } = debtBalancesByYear(inputs);
  const ceiling = result.currentTotalBalance * tallest;
  const shown = points.filter(({ asNow }, index) => index < 2 || asNow <= ceiling);
  const cutAt = shown.length < points.length ? (shown.at(-1)?.year ?? null) : null;
  const line = (of: "asNow" | "consolidated") => ({
    label: words[of],
    points: shown.map((point) => ({ x: point.year, y: point[of] })),
  });
  return (
    <LineChart
      isBare={isBare}
      title={words.title}
      summary={words.summary({ yearsAsNow, cutAt, tallest }, inputs, result)}
      series={[line("asNow"), line("consolidated")]}
      xLabel={words.year}
      formatX={format.number}
      formatValue={format.dollars}
    />
  );
}
