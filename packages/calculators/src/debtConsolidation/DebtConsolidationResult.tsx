import {
  debtBalancesByYear,
  debtConsolidationInsight,
} from "@mortgage-kit/calculator-engine/insight";
import { LineChart } from "@mortgage-kit/ui/LineChart";
import { useLanguage } from "../language/LanguageProvider.tsx";
import type { PartsOf, PictureOf } from "../result/ResultParts.ts";
import type { DebtConsolidationWords } from "./debtConsolidationWords.en.ts";

type Insight = typeof debtConsolidationInsight;

/** The verdicts that lead to the new loan. */
const combining: readonly string[] = ["consolidate", "consolidate-part", "ends-debts"];

/** Returns the result's parts for the debt consolidation calculator. */
export const debtConsolidationParts = ({ picture }: DebtConsolidationWords): PartsOf<Insight> => ({
  insight: debtConsolidationInsight,
  pictureTitle: picture.title,
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
 * Multiple of its start at which a growing debt ends the picture: a larger one would flatten
 * everything else.
 */
const tallest = 3;

/** Draws the remaining debts: today's at their own payments, and the one new loan. */
function DebtConsolidationChart({
  answer: { inputs, estimate: result },
  words,
}: PictureOf<Insight, DebtConsolidationWords["picture"]>) {
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
      title={words.title}
      summary={words.summary({ yearsAsNow, cutAt, tallest }, inputs, result)}
      series={[line("asNow"), line("consolidated")]}
      xLabel={words.year}
      formatX={format.number}
      formatValue={format.dollars}
    />
  );
}
