import { downPaymentPercent, downPaymentWarning } from "@simcoe/calculator-engine";
import { Callout, Stack, Text } from "@simcoe/ui";
import { share } from "./measures.ts";

interface DownPaymentNoteProps {
  homePrice: number | null;
  downPayment: number | null;
}

/** What a down payment is of the price, and what follows from that, while it is being entered. */
export function DownPaymentNote({ homePrice, downPayment }: DownPaymentNoteProps) {
  if (homePrice === null || downPayment === null) return null;
  const percent = downPaymentPercent(homePrice, downPayment);
  const warning = downPaymentWarning(percent);
  return (
    <Stack space="s">
      <Text>That's {share(percent)} of the home price</Text>
      {warning && (
        <Callout tone={warning.severity === "danger" ? "warning" : "caution"} announced="politely">
          {warning.text}
        </Callout>
      )}
    </Stack>
  );
}
