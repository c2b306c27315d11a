import type { ExtraPayments } from "@simcoe/calculator-engine/canada";
import { Columns, Heading, MoneyField, Stack, Text } from "@simcoe/ui";
import { span } from "../../measures.ts";
import { dollars } from "../../money.ts";

interface ExtraPaymentFieldsProps {
  monthly: number | null;
  setMonthly: (amount: number | null) => void;
  yearly: number | null;
  setYearly: (amount: number | null) => void;
  extra: ExtraPayments;
}

/** Two amounts to try, and what they save. */
export function ExtraPaymentFields(props: ExtraPaymentFieldsProps) {
  return (
    <Stack space="m">
      <Heading level={3} size="subheading">
        Try paying extra
      </Heading>
      <Columns layout="two" space="m" align="start">
        <MoneyField
          label="Extra every month"
          autoComplete="off"
          value={props.monthly}
          onChange={props.setMonthly}
        />
        <MoneyField
          label="Extra once a year"
          autoComplete="off"
          value={props.yearly}
          onChange={props.setYearly}
        />
      </Columns>
      <Text role="status" weight="strong">
        {outcome(props.extra)}
      </Text>
      <Text size="small" tone="soft">
        Lenders limit how much you may pay early without a charge. Your contract says how much that
        is; we can look it up with you.
      </Text>
    </Stack>
  );
}

function outcome({ schedule, interestSaved, yearsSaved }: ExtraPayments): string {
  const paidOff = `Paid off after ${span(schedule.payoff?.years ?? 0)}`;
  const cost = `with ${dollars(schedule.totals.interest)} of interest`;
  if (interestSaved <= 0) return `${paidOff}, ${cost}.`;
  return `${paidOff}: ${span(yearsSaved)} sooner, and ${dollars(interestSaved)} less interest.`;
}
