import type { Quantity } from "@mortgage-kit/calculator-engine";
import { BarBreakdown } from "@mortgage-kit/ui/BarBreakdown";
import { useResultWords } from "../language/LanguageProvider.tsx";
import type { PictureProps } from "./ResultParts.ts";

interface ShortDownPaymentProps extends Omit<PictureProps<unknown>, "answer"> {
  /** Dollars. */
  downPayment: number;
  verdict: Readonly<Record<"minimum" | "shortBy", Quantity>>;
}

/** Draws a down payment beside the least that a lender takes, in place of a picture of the purchase. */
export function ShortDownPayment({ downPayment, verdict, isBare, format }: ShortDownPaymentProps) {
  const { shortDown: words, lender } = useResultWords();
  const { minimum, shortBy } = verdict;
  const title = words.title(format.atLeast(shortBy));
  return (
    <BarBreakdown
      isBare={isBare}
      title={title}
      summary={title}
      items={[
        { label: words.planned, value: downPayment, look: "other" },
        { label: words.least, value: minimum.value },
      ]}
      itemLabel={words.part}
      valueLabel={lender.amount}
      formatValue={format.dollars}
    />
  );
}
