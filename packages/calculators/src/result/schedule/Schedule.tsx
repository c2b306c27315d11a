import { extraPayments } from "@simcoe/calculator-engine/canada";
import { ChoiceChips, Stack, Text } from "@simcoe/ui";
import { useMemo, useState } from "react";
import { dollarsAndCents } from "../../money.ts";
import { InsightSection } from "../InsightSection.tsx";
import { ExtraPaymentFields } from "./ExtraPaymentFields.tsx";
import { FrequencyTable } from "./FrequencyTable.tsx";
import { SaveSchedule } from "./SaveSchedule.tsx";
import { type ScheduledLoan, termsOf } from "./ScheduledLoan.ts";
import { ScheduleTable } from "./ScheduleTable.tsx";

/** A loan payment by payment, with extra payments tried in place. */
export function Schedule({ loans }: { loans: readonly ScheduledLoan[] }) {
  const [name, choose] = useState(loans.at(-1)?.name ?? "");
  const loan = loans.find((candidate) => candidate.name === name) ?? loans[0];
  if (!loan) return null;
  return (
    <InsightSection
      title="The schedule, payment by payment"
      text="Where each payment goes, until nothing is owed."
    >
      <Stack space="xl">
        {loans.length > 1 && (
          <ChoiceChips
            label="Which mortgage"
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
      <Text>
        Interest is compounded monthly here, as in the estimate above, so the regular payment is the
        same {dollarsAndCents(extra.without.payment)}. The last payment is whatever is still owed.
      </Text>
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
