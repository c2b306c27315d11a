import type { DebtConsolidationForm } from "@mortgage-kit/calculator-engine/form/en/debtConsolidation";
import {
  debtBalancesByYear,
  debtConsolidationInsight,
} from "@mortgage-kit/calculator-engine/insight";
import { Stack, Text } from "@mortgage-kit/ui";
import { LineChart } from "@mortgage-kit/ui/LineChart";
import { resultOf } from "../result/resultPage.tsx";

type Insight = typeof debtConsolidationInsight;

const combining: readonly string[] = [
  "consolidate",
  "consolidate-part",
  "ends-debts",
  "line-instead",
  "wait-then-consolidate",
];

const pointsOf = ({ owedByYear, months }: { owedByYear: readonly number[]; months: number }) => [
  ...owedByYear.map((y, x) => ({ x, y })),
  { x: months / 12, y: 0 },
];

export const debtConsolidationResult = ({ picture }: DebtConsolidationForm) =>
  resultOf<Insight>({
    insight: debtConsolidationInsight,
    Picture({ answer, isBare, format }) {
      const { inputs, estimate, lender, verdict } = answer;
      const plan = lender.repayment;
      const { points, yearsAsNow } = debtBalancesByYear(inputs);
      const asNow = {
        label: picture.asNow,
        points:
          lender.monthsAsNow === null
            ? points.map((point) => ({ x: point.year, y: point.asNow }))
            : pointsOf({
                owedByYear: points.filter((point) => point.asNow > 0).map((point) => point.asNow),
                months: lender.monthsAsNow,
              }),
      };
      const { titles } = picture;
      const isFirst = verdict.id === "dearest-first";
      const planned = {
        label: isFirst ? picture.first : picture.consolidated,
        points: plan
          ? pointsOf(plan)
          : points.map((point) => ({ x: point.year, y: point.consolidated })),
      };
      const isSooner = plan !== null && plan.months < (lender.monthsAsNow ?? Infinity);
      const title =
        plan && verdict.id !== "ends-debts"
          ? titles[isSooner ? (isFirst ? "first" : "sooner") : "same"]
          : titles[verdict.id === "ends-debts" ? "ends" : yearsAsNow === null ? "never" : "asNow"];
      return (
        <Stack space="s">
          {plan && lender.monthsAsNow !== null && (
            <Text>{picture.ends(plan.months, lender.monthsAsNow)}</Text>
          )}
          <LineChart
            isBare={isBare}
            title={title}
            summary={picture.summary(
              estimate.currentTotalBalance,
              yearsAsNow,
              planned.label,
              plan ? plan.months / 12 : inputs.newTerm,
            )}
            series={lender.room === 0 && !plan ? [asNow] : [asNow, planned]}
            xLabel={picture.year}
            formatX={format.number}
            formatValue={format.dollars}
          />
        </Stack>
      );
    },
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
