import type { ClosingFeesInputs, ClosingFeesResult } from "@simcoe/calculator-engine";
import { BarBreakdown } from "@simcoe/ui/BarBreakdown";
import { useLanguage } from "../language/LanguageProvider.tsx";
import type { PictureProps } from "../result/PictureProps.ts";
import type { ClosingFeesWords } from "./closingFees.en.ts";

const costs = [
  "landTransferTax",
  "mortgageInsurance",
  "legalFees",
  "homeInspection",
  "appraisal",
  "titleInsurance",
] as const;

/** The closing costs by size. */
export function ClosingFeesPicture({
  result,
  words,
}: PictureProps<ClosingFeesInputs, ClosingFeesResult, ClosingFeesWords>) {
  const { format } = useLanguage();
  const items = costs
    .map((cost) => ({ label: words.figures[cost], value: result[cost] }))
    .filter(({ value }) => value > 0)
    .sort((a, b) => b.value - a.value);
  return (
    <BarBreakdown
      title={words.picture.title}
      summary={words.picture.summary(result, items[0])}
      items={items}
      itemLabel={words.picture.cost}
      valueLabel={words.picture.amount}
      formatValue={format.dollars}
    />
  );
}
