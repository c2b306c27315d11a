import { downPaymentPercent, downPaymentWarning } from "@mortgage-kit/calculator-engine";
import { minimumDownPayment } from "@mortgage-kit/calculator-engine/canada";
import { Callout, Stack, Text } from "@mortgage-kit/ui";
import type { ClosingFeesWords } from "./closingFees.en.ts";

interface DownPaymentNoteProps {
  homePrice: number | null;
  downPayment: number | null;
  words: ClosingFeesWords;
}

/** Shows the down payment's share of the price, and its consequences, during typing. */
export function DownPaymentNote({ homePrice, downPayment, words }: DownPaymentNoteProps) {
  if (homePrice === null) return null;
  const minimum = <Text>{words.minimum(minimumDownPayment({ price: homePrice }))}</Text>;
  if (downPayment === null) return minimum;
  const percent = downPaymentPercent(homePrice, downPayment);
  const warning = downPaymentWarning(percent);
  return (
    <Stack space="s">
      <Text>{words.downPaymentShare(percent)}</Text>
      {minimum}
      {warning && (
        <Callout tone={warning.severity === "danger" ? "warning" : "caution"} announced="politely">
          {words.warning(warning)}
        </Callout>
      )}
    </Stack>
  );
}
