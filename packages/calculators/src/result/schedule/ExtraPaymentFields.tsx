import type { ExtraPayments } from "@mortgage-kit/calculator-engine/canada";
import { Columns, Stack, Text } from "@mortgage-kit/ui";
import { Heading } from "../../headings.tsx";
import { useResultWords } from "../../language/LanguageProvider.tsx";
import { FieldControl, type FieldValue } from "../../wizard/FieldControl.tsx";
import { makeFormField } from "../../wizard/FormField.ts";
import type { ResultWords } from "../resultWords.en.ts";

interface ExtraPaymentFieldsProps {
  monthly: number | null;
  setMonthly: (amount: number | null) => void;
  yearly: number | null;
  setYearly: (amount: number | null) => void;
  extra: ExtraPayments;
}

export function ExtraPaymentFields(props: ExtraPaymentFieldsProps) {
  const words = useResultWords();
  return (
    <Stack space="m">
      <Heading level={3} size="subheading">
        {words.extra.title}
      </Heading>
      <Columns layout="two" space="m" align="start">
        <FieldControl
          field={makeFormField("dollars", { label: words.extra.monthly })}
          name="extra.monthly"
          value={props.monthly}
          onChange={(amount) => props.setMonthly(amountOf(amount))}
        />
        <FieldControl
          field={makeFormField("dollars", { label: words.extra.yearly })}
          name="extra.yearly"
          value={props.yearly}
          onChange={(amount) => props.setYearly(amountOf(amount))}
        />
      </Columns>
      <Text role="status" weight="strong">
        {outcome(props.extra, words)}
      </Text>
      <Text size="small" tone="soft">
        {words.extra.note}
      </Text>
    </Stack>
  );
}

const amountOf = (value: FieldValue) => (typeof value === "number" ? value : null);

function outcome(
  { schedule, interestSaved, yearsSaved }: ExtraPayments,
  { extra, engineWords: { format } }: ResultWords,
): string {
  const paidOff = format.span(schedule.payoff?.years ?? 0);
  if (interestSaved <= 0) return extra.paidOff(paidOff, format.dollars(schedule.totals.interest));
  return extra.sooner(paidOff, format.span(yearsSaved), format.dollars(interestSaved));
}
