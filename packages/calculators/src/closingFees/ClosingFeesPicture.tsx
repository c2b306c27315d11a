import { KeyFigures } from "@simcoe/ui";
import { BarBreakdown } from "@simcoe/ui/BarBreakdown";
import type { ResultSummary } from "../CalculatorView.ts";
import { useLanguage } from "../language/LanguageProvider.tsx";
import { type Figure, keyFigure } from "../result/Figure.ts";
import type { ClosingFeesWords } from "./closingFees.en.ts";

interface ClosingFeesPictureProps {
  summary: ResultSummary;
  words: ClosingFeesWords["picture"];
}

/** The closing costs by size, and what they come to. */
export function ClosingFeesPicture({ summary, words }: ClosingFeesPictureProps) {
  const { format } = useLanguage();
  const drawn = summary.groups.flatMap(({ figures, isDrawn }) => (isDrawn ? figures : []));
  const [total] = drawn.slice(-1);
  const costs = drawn
    .slice(0, -1)
    .filter((figure) => amountOf(figure) > 0)
    .toSorted((a, b) => amountOf(b) - amountOf(a));
  const [largest] = costs;
  return (
    <>
      <BarBreakdown
        title={words.title}
        summary={largest ? words.summary(largest.label, amountOf(largest)) : ""}
        items={costs.map((cost) => ({
          label: cost.note ? `${cost.label} (${cost.note})` : cost.label,
          value: amountOf(cost),
        }))}
        itemLabel={words.cost}
        valueLabel={words.amount}
        formatValue={format.dollars}
      />
      {total && <KeyFigures figures={[keyFigure(total, format)]} />}
    </>
  );
}

const amountOf = ({ value }: Figure) => (typeof value === "string" ? 0 : value.value);
