import type { DebtConsolidationInputs, DebtConsolidationResult } from "@simcoe/calculator-engine";
import { type DebtBalancesByYear, debtBalancesByYear } from "@simcoe/calculator-engine/insight";
import { LineChart } from "@simcoe/ui/LineChart";
import { span, years } from "../../measures.ts";
import { dollars } from "../../money.ts";
import { asYear } from "./asYear.ts";
import type { PictureProps } from "./PictureProps.ts";

/** A debt that grows for ever would flatten everything else, so the picture ends once it has tripled. */
const tallest = 3;

/** What would still be owed: on today's debts at their own payments, and on the one new loan. */
export function DebtConsolidationPicture({
  inputs,
  result,
}: PictureProps<DebtConsolidationInputs, DebtConsolidationResult>) {
  const { points, yearsAsNow } = debtBalancesByYear(inputs);
  const most = result.currentTotalBalance * tallest;
  const shown = points.filter(({ asNow }, index) => index < 2 || asNow <= most);
  const line = (of: "asNow" | "consolidated") =>
    shown.map((point) => ({ x: point.year, y: point[of] }));
  return (
    <LineChart
      title="What you would still owe"
      summary={`${summaryOf(yearsAsNow, inputs, result)}${endOf(points, shown)}`}
      series={[
        { label: "Debts as now", points: line("asNow") },
        { label: "One new loan", points: line("consolidated") },
      ]}
      xLabel="Year"
      formatX={asYear}
      formatValue={dollars}
    />
  );
}

/** Says so where the picture ends before the debts do. */
function endOf(points: DebtBalancesByYear["points"], shown: DebtBalancesByYear["points"]): string {
  const last = shown.at(-1);
  if (!last || shown.length === points.length) return "";
  return ` The lines stop after ${years(last.year)}: beyond that, today's debts would be more than ${tallest} times what they are now.`;
}

function summaryOf(
  yearsAsNow: DebtBalancesByYear["yearsAsNow"],
  { newTerm }: DebtConsolidationInputs,
  { currentTotalBalance }: DebtConsolidationResult,
): string {
  const asNow =
    yearsAsNow === null
      ? "at today's payments at least one debt is never paid off"
      : `at today's payments the debts are gone after ${span(yearsAsNow)}`;
  return `You owe ${dollars(currentTotalBalance)} today; ${asNow}, and the new loan is gone after ${years(newTerm)}.`;
}
