import type { DebtConsolidationForm } from "@mortgage-kit/calculator-engine/form/en/debtConsolidation";
import {
  debtBalancesByYear,
  debtConsolidationInsight,
} from "@mortgage-kit/calculator-engine/insight";
import { Stack, Text } from "@mortgage-kit/ui";
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
  "wait-then-consolidate",
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

type Props = PictureOf<Insight, DebtConsolidationForm["picture"]>;

function planOf({ lender }: Props["answer"]) {
  if (lender.room === 0) return null;
  const plan = lender.repayment;
  return plan && { ...plan, isSooner: plan.months < (lender.monthsAsNow ?? Infinity) };
}

const pointsOf = ({ owedByYear, months }: { owedByYear: readonly number[]; months: number }) => [
  ...owedByYear.map((y, x) => ({ x, y })),
  { x: months / 12, y: 0 },
];

function DebtConsolidationChart(props: Props) {
  const { answer, isBare, words } = props;
  const { inputs, estimate: result, lender, verdict } = answer;
  const { format } = useLanguage();
  const plan = planOf(answer);
  const { points, yearsAsNow } = debtBalancesByYear(inputs);
  const asNow = {
    label: words.asNow,
    points:
      lender.monthsAsNow === null
        ? points.map((point) => ({ x: point.year, y: point.asNow }))
        : pointsOf({
            owedByYear: points.filter((point) => point.asNow > 0).map((point) => point.asNow),
            months: lender.monthsAsNow,
          }),
  };
  const { titles } = words;
  const isFirst = verdict.id === "dearest-first";
  const planned = {
    label: isFirst ? words.first : words.consolidated,
    points: plan
      ? pointsOf(plan)
      : points.map((point) => ({ x: point.year, y: point.consolidated })),
  };
  const title =
    plan && verdict.id !== "ends-debts"
      ? titles[plan.isSooner ? (isFirst ? "first" : "sooner") : "same"]
      : titles[verdict.id === "ends-debts" ? "ends" : yearsAsNow === null ? "never" : "asNow"];
  return (
    <Stack space="s">
      {plan && lender.monthsAsNow !== null && (
        <Text>{words.ends(plan.months, lender.monthsAsNow)}</Text>
      )}
      <LineChart
        isBare={isBare}
        title={title}
        summary={words.summary(
          result.currentTotalBalance,
          yearsAsNow,
          planned.label,
          plan ? plan.months / 12 : inputs.newTerm,
        )}
        series={lender.room === 0 ? [asNow] : [asNow, planned]}
        xLabel={words.year}
        formatX={format.number}
        formatValue={format.dollars}
      />
    </Stack>
  );
}
