import { amortizationSchedule, extraPayments } from "@mortgage-kit/calculator-engine/canada";
import { Button, ChoiceChips, Inline, Stack, Text } from "@mortgage-kit/ui";
import { useDeferredValue, useMemo, useState } from "react";
import { DisclosureRow } from "../../headings.tsx";
import { useResultWords } from "../../language/LanguageProvider.tsx";
import type { Answered } from "../Answered.ts";
import { BorrowingCostDetails, PrimeMoveDetails } from "../loanRows/LoanRow.tsx";
import { loansOf } from "../loansOf.ts";
import { ExtraPaymentFields } from "./ExtraPaymentFields.tsx";
import { FrequencyTable } from "./FrequencyTable.tsx";
import { type NamedLoan, termsOf } from "./NamedLoan.ts";
import { firstYears, ScheduleTable } from "./ScheduleTable.tsx";

interface ScheduleProps<Inputs, Result> {
  answered: Answered<Inputs, Result>;
}

/**
 * Renders the row with a loan's amortization schedule, extra payments to try, and what its rate comes to
 * with fees or if the prime rate moves.
 */
export function Schedule<Inputs, Result>({ answered }: ScheduleProps<Inputs, Result>) {
  const { schedule: words, engineWords } = useResultWords();
  const { inputs, answer, parts } = answered;
  const { variable, borrowing } = parts;
  const loans = loansOf(parts, inputs);
  const [name, choose] = useState(loans.at(-1)?.name ?? "");
  const loan = loans.find((candidate) => candidate.name === name) ?? loans[0];
  if (!loan) return null;
  const { payment } = amortizationSchedule(termsOf(loan));
  const { cents, span } = engineWords.format;
  return (
    <DisclosureRow
      title={words.title}
      line={words.line(cents(payment), span(loan.amortizationYears))}
    >
      {() => (
        <Stack space="m">
          {loans.length > 1 && (
            <ChoiceChips
              label={words.which}
              options={loans.map((each) => ({ value: each.name, label: each.name }))}
              value={loan.name}
              onChange={choose}
            />
          )}
          <LoanSchedule loan={loan} />
          {variable && <PrimeMoveDetails loan={variable.loanOf(inputs)} />}
          {borrowing && <BorrowingCostDetails loan={borrowing.loanOf(answer)} />}
        </Stack>
      )}
    </DisclosureRow>
  );
}

function LoanSchedule({ loan }: { loan: NamedLoan }) {
  const { schedule: words, engineWords } = useResultWords();
  const [monthly, setMonthly] = useState<number | null>(null);
  const [isWhole, setWhole] = useState(false);
  const [isTrying, setTrying] = useState(false);
  const [yearly, setYearly] = useState<number | null>(null);
  // Deferred, so that fields show typed text before the schedule is computed.
  const [eachMonth, eachYear] = [useDeferredValue(monthly), useDeferredValue(yearly)];
  const extra = useMemo(
    () =>
      extraPayments({
        ...termsOf(loan),
        withEachPayment: usable(eachMonth, loan),
        onceAYear: usable(eachYear, loan),
      }),
    [loan, eachMonth, eachYear],
  );
  const { years, rows } = extra.schedule;
  return (
    <>
      <ScheduleTable years={years} rows={rows} isWhole={isWhole} />
      <Inline space="s">
        {years.length > firstYears && (
          <Button tone="quiet" size="s" aria-expanded={isWhole} onClick={() => setWhole(!isWhole)}>
            {isWhole ? words.firstYears(firstYears) : words.allYears(years.length)}
          </Button>
        )}
        <Button tone="quiet" size="s" aria-expanded={isTrying} onClick={() => setTrying(!isTrying)}>
          {words.more}
        </Button>
      </Inline>
      {isTrying && (
        <Stack space="l">
          <ExtraPaymentFields {...{ monthly, setMonthly, yearly, setYearly, extra }} />
          <Text size="small">
            {words.compounding(engineWords.format.cents(extra.without.payment))}
          </Text>
          <FrequencyTable loan={loan} />
        </Stack>
      )}
    </>
  );
}
/** Limits a typed amount to what could be paid: from 0 to the principal. */
function usable(typed: number | null, { principal }: NamedLoan): number {
  return Math.min(Math.max(0, typed ?? 0), principal);
}
