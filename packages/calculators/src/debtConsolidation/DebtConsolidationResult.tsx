import { dollars } from "@mortgage-kit/calculator-engine";
import type { DebtConsolidationForm } from "@mortgage-kit/calculator-engine/form/en/debtConsolidation";
import {
  debtBalancesByYear,
  debtConsolidationInsight,
} from "@mortgage-kit/calculator-engine/insight";
import { LineChart } from "@mortgage-kit/ui/LineChart";
import { Pair } from "../result/Pair.tsx";
import type { AnswerOf, NextStepChoices, PictureProps } from "../result/ResultParts.ts";
import { resultOf } from "../result/resultPage.tsx";

type Insight = typeof debtConsolidationInsight;

const combining: readonly string[] = [
  "consolidate",
  "consolidate-part",
  "ends-debts",
  "line-instead",
  "wait-then-consolidate",
];

type ChartProps = PictureProps<AnswerOf<Insight>> & Pick<DebtConsolidationForm, "picture">;

const pointsOf = ({ owedByYear, months }: { owedByYear: readonly number[]; months: number }) => [
  ...owedByYear.map((y, x) => ({ x, y })),
  { x: months / 12, y: 0 },
];

function nextSteps({
  inputs: { newRate, newTerm },
  estimate,
  verdict,
}: AnswerOf<Insight>): NextStepChoices {
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
}

export const debtConsolidationResult = ({ picture }: DebtConsolidationForm) =>
  resultOf<Insight>({
    insight: debtConsolidationInsight,
    Picture(props) {
      const { inputs, verdict } = props.answer;
      if (verdict.id !== "pay-more") return <BalanceChart {...props} picture={picture} />;
      const { title, now, needed } = picture.refused;
      const paid = inputs.debts.filter(({ name }) => verdict.debts.includes(name));
      return (
        <Pair
          {...{ ...props, title }}
          stated={{ label: now, value: paid.reduce((sum, { payment }) => sum + payment, 0) }}
          asked={{ label: needed, value: verdict.payment.value }}
        />
      );
    },
    nextSteps,
  });

/** Draws what is owed over the years, as now and by the verdict's plan. */
function BalanceChart({ answer, isBare, format, picture }: ChartProps) {
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
  const { monthsAsNow } = lender;
  const without = verdict.id === "ends-debts" ? "ends" : yearsAsNow === null ? "never" : "asNow";
  const sooner = isFirst ? "first" : "sooner";
  const title =
    plan && monthsAsNow !== null && format.length(plan.months) !== format.length(monthsAsNow)
      ? picture.ends(plan.months, monthsAsNow)
      : titles[!plan || without === "ends" ? without : monthsAsNow === null ? sooner : "same"];
  return (
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
      {...saidOn({ answer, format, picture })}
    />
  );
}

/** Returns what the verdict says as a text of the chart: a saving where the plan ends, or the end itself. */
function saidOn({ answer: { lender, verdict }, format, picture }: Omit<ChartProps, "isBare">) {
  const ends =
    "loanLength" in verdict ? verdict.loanLength : "payDown" in verdict && verdict.length;
  if (ends) return { place: { x: ends.value / 12, label: format.length(ends.value) } };
  const gain = "saved" in verdict ? verdict.saved.value : "more" in verdict && -verdict.more.value;
  const months = lender.repayment?.months ?? lender.monthsAsNow;
  if (gain === false || Math.abs(gain) < 0.5 || months === null) return {};
  const label = picture[gain < 0 ? "more" : "saved"](format.roughly(dollars(Math.abs(gain))));
  return { marks: [{ x: months / 12, y: 0, label }] };
}
