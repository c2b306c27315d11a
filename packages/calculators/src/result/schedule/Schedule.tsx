import {
  amortizationSchedule,
  comparePaymentFrequencies,
  type ExtraPayments,
  extraPayments,
} from "@mortgage-kit/calculator-engine/canada";
import { Button, ChoiceChips, Columns, DataTable, Inline, Stack, Text } from "@mortgage-kit/ui";
import { useDeferredValue, useMemo, useState } from "react";
import { ResultRow, TitledPart } from "../../headings.tsx";
import { useResultWords } from "../../language/LanguageProvider.tsx";
import type { ResultWords } from "../../language/resultWords.en.ts";
import { FieldControl } from "../../wizard/FieldControl.tsx";
import type { AnsweredProps } from "../Answered.ts";
import { BorrowingCostDetails, PrimeMoveDetails } from "../loanRows/LoanRow.tsx";
import { loansOf } from "../ResultParts.ts";
import { type NamedLoan, termsOf } from "./NamedLoan.ts";
import { firstYears, ScheduleTable } from "./ScheduleTable.tsx";

/** Renders the amortization schedule, extra payments to try, and what fees or prime change. */
export function Schedule({ answered }: AnsweredProps) {
  const { schedule: words, engineWords } = useResultWords();
  const { inputs, answer, parts } = answered;
  const { variableLoan, borrowingLoan } = parts;
  const loans = loansOf(parts, answer);
  const [name, choose] = useState(loans.at(-1)?.name ?? "");
  const loan = loans.find((candidate) => candidate.name === name) ?? loans[0];
  if (!loan) return null;
  const { payment } = amortizationSchedule(termsOf(loan));
  const { cents, span } = engineWords.format;
  return (
    <ResultRow title={words.title} line={words.line(cents(payment), span(loan.amortizationYears))}>
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
          {variableLoan && <PrimeMoveDetails loan={variableLoan(inputs)} />}
          {borrowingLoan && <BorrowingCostDetails loan={borrowingLoan(answer)} />}
        </Stack>
      )}
    </ResultRow>
  );
}

function LoanSchedule({ loan }: { loan: NamedLoan }) {
  const { schedule: words, engineWords } = useResultWords();
  const [isWhole, setWhole] = useState(false);
  const [isTrying, setTrying] = useState(false);
  const [typed, setTyped] = useState<ExtraAmounts>({ monthly: null, yearly: null });
  // Deferred, so that fields show typed text before the schedule is computed.
  const tried = useDeferredValue(typed);
  const extra = useMemo(
    () =>
      extraPayments({
        ...termsOf(loan),
        withEachPayment: usable(tried.monthly, loan),
        onceAYear: usable(tried.yearly, loan),
      }),
    [loan, tried],
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
          <ExtraPaymentFields {...{ typed, setTyped, extra }} />
          {loan.compounding === undefined && (
            <Text size="small">
              {words.compounding(engineWords.format.cents(extra.without.payment))}
            </Text>
          )}
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

function FrequencyTable({ loan }: { loan: NamedLoan }) {
  const { frequencies: words, engineWords } = useResultWords();
  const { cents, dollars, span } = engineWords.format;
  const { columns, names } = words;
  return (
    <Stack space="m">
      <DataTable
        caption={words.title}
        columns={[
          { label: columns.frequency },
          { label: columns.payment, kind: "figure" },
          { label: columns.span, kind: "figure" },
          { label: columns.interest, kind: "figure" },
          { label: columns.saved, kind: "figure" },
        ]}
        rows={comparePaymentFrequencies(termsOf(loan)).map((outcome) => ({
          cells: [
            outcome.frequency === loan.preferred
              ? words.yours(names[outcome.frequency])
              : names[outcome.frequency],
            cents(outcome.payment),
            span(outcome.years),
            dollars(outcome.totalInterest),
            dollars(outcome.interestSaved),
          ],
        }))}
      />
      <Text size="small">{[words.note, loan.frequencyNote].filter(Boolean).join(" ")}</Text>
    </Stack>
  );
}

type ExtraAmounts = Readonly<Record<"monthly" | "yearly", number | null>>;

interface ExtraPaymentFieldsProps {
  typed: ExtraAmounts;
  setTyped: (typed: ExtraAmounts) => void;
  extra: ExtraPayments;
}

function ExtraPaymentFields({ typed, setTyped, extra }: ExtraPaymentFieldsProps) {
  const words = useResultWords();
  return (
    <TitledPart title={words.extra.title} space="m">
      <Columns layout="two" space="m" align="start">
        {(["monthly", "yearly"] as const).map((id) => (
          <FieldControl
            key={id}
            field={{ kind: "dollars", label: words.extra[id] }}
            name={`extra.${id}`}
            value={typed[id]}
            onChange={(value) =>
              setTyped({ ...typed, [id]: typeof value === "number" ? value : null })
            }
          />
        ))}
      </Columns>
      <Text role="status" weight="strong">
        {outcome(extra, words)}
      </Text>
      <Text size="small" tone="soft">
        {words.extra.note}
      </Text>
    </TitledPart>
  );
}

function outcome(
  { schedule, interestSaved, yearsSaved }: ExtraPayments,
  { extra, engineWords: { format } }: ResultWords,
): string {
  const paidOff = format.span(schedule.payoff?.years ?? 0);
  if (interestSaved <= 0) return extra.paidOff(paidOff, format.dollars(schedule.totals.interest));
  return extra.sooner(paidOff, format.span(yearsSaved), format.dollars(interestSaved));
}
