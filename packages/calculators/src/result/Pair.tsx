import { dollars, type Quantity } from "@mortgage-kit/calculator-engine";
import { BarBreakdown } from "@mortgage-kit/ui/BarBreakdown";
import { useResultWords } from "../language/LanguageProvider.tsx";
import type { PictureProps } from "./ResultParts.ts";

interface PairProps extends Omit<PictureProps<unknown>, "answer"> {
  title: string;
  /** What is planned or stated, in dollars. */
  stated: Readonly<{ label: string; value: number }>;
  /** What the verdict asks for instead. */
  asked: Readonly<{ label: string; value: number }>;
  /** Writes what is asked for as the verdict does. */
  rounds?: "atMost" | "atLeast" | "roughly";
}

/** Draws what a visitor stated beside what the verdict asks for, in place of a picture of the result. */
export function Pair({ title, stated, asked, rounds = "roughly", ...props }: PairProps) {
  const { lender } = useResultWords();
  const { format, isBare } = props;
  return (
    <BarBreakdown
      {...{ title, summary: title, isBare }}
      items={[{ ...stated, look: "other" }, asked]}
      itemLabel={lender.item}
      valueLabel={lender.amount}
      formatValue={(value) =>
        value === asked.value ? format[rounds](dollars(value)) : format.dollars(value)
      }
    />
  );
}

interface ShortDownPaymentProps extends Omit<PictureProps<unknown>, "answer"> {
  /** Dollars. */
  downPayment: number;
  verdict: Readonly<Record<"minimum" | "shortBy", Quantity>>;
}

/** Draws a down payment beside the least that a lender takes. */
export function ShortDownPayment({ downPayment, verdict, ...props }: ShortDownPaymentProps) {
  const { shortDown: words } = useResultWords();
  return (
    <Pair
      {...props}
      title={words.title(props.format.atLeast(verdict.shortBy))}
      stated={{ label: words.planned, value: downPayment }}
      asked={{ label: words.least, value: verdict.minimum.value }}
      rounds="atLeast"
    />
  );
}
