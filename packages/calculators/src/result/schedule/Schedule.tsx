import { extraPayments } from "@simcoe/calculator-engine/canada";
import { ChoiceChips, Stack, Text } from "@simcoe/ui";
import { useMemo, useState } from "react";
import { InsightSection } from "../InsightSection.tsx";
import { useResultWords } from "../ResultWordsProvider.tsx";
import { ExtraPaymentFields } from "./ExtraPaymentFields.tsx";
import { FrequencyTable } from "./FrequencyTable.tsx";
import { SaveSchedule } from "./SaveSchedule.tsx";
import { type ScheduledLoan, termsOf } from "./ScheduledLoan.ts";
import { ScheduleTable } from "./ScheduleTable.tsx";

/** A loan payment by payment, with extra payments tried in place. */
export function Schedule({ loans }: { loans: readonly ScheduledLoan[] }) {
  const { schedule: words } = useResultWords();
  const [name, choose] = useState(loans.at(-1)?.name ?? "");
  const loan = loans.find((candidate) => candidate.name === name) ?? loans[0];
  if (!loan) return null;
  return (
    <InsightSection title={words.title} text={words.text}>
      <Stack space="xl">
        {loans.length > 1 && (
          <ChoiceChips
            label={words.which}
            options={loans.map((each) => ({ value: each.name, label: each.name }))}
            value={loan.name}
            onChange={choose}
          />
        )}
        <LoanSchedule loan={loan} />
        <FrequencyTable loan={loan} />
      </Stack>
    </InsightSection>
  );
}

function LoanSchedule({ loan }: { loan: ScheduledLoan }) {
  const { schedule: words, engine } = useResultWords();
  const [monthly, setMonthly] = useState<number | null>(null);
  const [yearly, setYearly] = useState<number | null>(null);
  const extra = useMemo(
    () =>
      extraPayments({
        ...termsOf(loan),
        withEachPayment: usable(monthly, loan),
        onceAYear: usable(yearly, loan),
      }),
    [loan, monthly, yearly],
  );
  return (
    <>
      <Text>{words.compounding(engine.format.cents(extra.without.payment))}</Text>
      <ExtraPaymentFields {...{ monthly, setMonthly, yearly, setYearly, extra }} />
      <Stack space="m">
        <ScheduleTable years={extra.schedule.years} rows={extra.schedule.rows} />
        <SaveSchedule name={loan.name} rows={extra.schedule.rows} />
      </Stack>
    </>
  );
}

/** What is being typed counts once it is an amount that could be paid. */
function usable(typed: number | null, { principal }: ScheduledLoan): number {
  return Math.min(Math.max(0, typed ?? 0), principal);
}
