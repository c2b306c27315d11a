import { comparePaymentFrequencies, type FrequencyOutcome } from "@simcoe/calculator-engine/canada";
import { DataTable, Stack, Text } from "@simcoe/ui";
import { span } from "../../measures.ts";
import { dollars, dollarsAndCents } from "../../money.ts";
import { paymentView } from "../../paymentView.ts";
import { type ScheduledLoan, termsOf } from "./ScheduledLoan.ts";

const { paymentFrequency } = paymentView.fields;
const names = paymentFrequency.kind === "choice" ? paymentFrequency.options : null;

/** The same loan at every payment frequency, and why two of them are cheaper. */
export function FrequencyTable({ loan }: { loan: ScheduledLoan }) {
  const nameOf = ({ frequency }: FrequencyOutcome) =>
    `${names?.[frequency]}${frequency === loan.preferred ? " (your choice)" : ""}`;
  return (
    <Stack space="m">
      <DataTable
        caption="What other payment frequencies would change"
        columns={[
          { label: "Frequency" },
          { label: "Payment", kind: "figure" },
          { label: "Paid off after", kind: "figure" },
          { label: "Interest", kind: "figure" },
          { label: "Saved", kind: "figure" },
        ]}
        rows={comparePaymentFrequencies(termsOf(loan)).map((outcome) => ({
          cells: [
            nameOf(outcome),
            dollarsAndCents(outcome.payment),
            span(outcome.years),
            dollars(outcome.totalInterest),
            dollars(outcome.interestSaved),
          ],
        }))}
      />
      <Text size="small">
        Every line has the same rate, compounded monthly. An accelerated bi-weekly payment is half
        of the monthly one, a weekly one a quarter. A year has 26 halves or 52 quarters, so you pay
        thirteen months in twelve, and the thirteenth goes to what you owe. That is what saves; the
        other frequencies save little by paying a few days sooner.
        {loan.frequencyNote && ` ${loan.frequencyNote}`}
      </Text>
    </Stack>
  );
}
