import type { ClosingFeesInputs, ClosingFeesResult } from "@simcoe/calculator-engine";
import { BarBreakdown } from "@simcoe/ui/BarBreakdown";
import { dollars } from "../../money.ts";
import type { PictureProps } from "./PictureProps.ts";

const costs = {
  landTransferTax: "Land transfer tax",
  mortgageInsurance: "Mortgage default insurance",
  legalFees: "Legal fees",
  homeInspection: "Home inspection",
  appraisal: "Appraisal",
  titleInsurance: "Title insurance",
} as const satisfies Partial<Record<keyof ClosingFeesResult, string>>;

const names = Object.keys(costs) as (keyof typeof costs)[];

/** The closing costs by size. */
export function ClosingFeesPicture({ result }: PictureProps<ClosingFeesInputs, ClosingFeesResult>) {
  const items = names
    .map((name) => ({ label: costs[name], value: result[name] }))
    .filter(({ value }) => value > 0)
    .sort((a, b) => b.value - a.value);
  const [largest] = items;
  return (
    <BarBreakdown
      title="Closing costs by size"
      summary={`Besides the down payment, closing takes ${dollars(result.totalClosingCosts)}. ${largest ? `The largest part is ${dollars(largest.value)}: ${largest.label.toLowerCase()}.` : ""}`}
      items={items}
      itemLabel="Cost"
      valueLabel="Amount"
      formatValue={dollars}
    />
  );
}
