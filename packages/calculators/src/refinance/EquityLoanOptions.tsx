import { homeEquity } from "@mortgage-kit/calculator-engine/canada";
import {
  assumedPointsAbove,
  compareEquityLoans,
  type EquityLoan,
  type EquityLoansInputs,
} from "@mortgage-kit/calculator-engine/canada/equityLoans";
import type { Formatter } from "@mortgage-kit/calculator-engine/words";
import { Columns, DataTable, Stack, Text } from "@mortgage-kit/ui";
import { useState } from "react";
import type { RenderNumberField } from "../result/ResultParts.ts";
import type { EquityLoansWords } from "./equityLoans.en.ts";

type Asked = "takenOut" | "homeValue" | "lineRate" | "secondRate" | "setUpCosts";

export interface RefinancedMortgage
  extends Omit<EquityLoansInputs, Asked | "charge" | "closingCosts"> {
  readonly charge: number;
  readonly closingCosts: number;
  /** Dollars; `null` if unknown. */
  readonly homeValue: number | null;
  /** True if the months compared are those left of the present term. */
  readonly isForTerm: boolean;
}

interface EquityLoansProps {
  mortgage: RefinancedMortgage;
  words: EquityLoansWords;
  format: Formatter;
  askNumber: RenderNumberField;
}

const largestRate = 100;
const firstAmount = 50_000;
/** Loan-to-value limits of each way to borrow, in percent. */
const shares = homeEquity({ homeValue: 100 });

const isAmount = (value: number | null): value is number => value !== null && value >= 0.01;

export function EquityLoanOptions({ mortgage, words, format, askNumber }: EquityLoansProps) {
  const { newRate, closingCosts, charge, homeValue: saidValue, isForTerm, ...rest } = mortgage;
  const { percent } = format;
  const above = (points: number) => Math.min(newRate + points, largestRate);
  const assumed: Readonly<Record<Asked, number | null>> = {
    takenOut: firstAmount,
    homeValue: saidValue,
    lineRate: above(assumedPointsAbove.line),
    secondRate: above(assumedPointsAbove.second),
    setUpCosts: closingCosts,
  };
  const [typed, setTyped] = useState(assumed);
  const { fields } = words;
  const ask = (id: Asked, kind: "dollars" | "percent", hint: string) =>
    askNumber(kind, { label: fields[id].label, hint }, typed[id], (value) =>
      setTyped({ ...typed, [id]: value }),
    );
  const known = { ...rest, newRate, charge, closingCosts };
  const [ofLine, ofAll] = [percent(shares.line), percent(shares.refinance)];
  return (
    <Stack space="m">
      <Columns layout="three" space="m" align="start">
        {ask("takenOut", "dollars", fields.takenOut.hint)}
        {ask("homeValue", "dollars", fields.homeValue.hint(ofLine, ofAll))}
        {ask("setUpCosts", "dollars", fields.setUpCosts.hint)}
        {ask("lineRate", "percent", fields.lineRate.hint(assumedPointsAbove.line))}
        {ask("secondRate", "percent", fields.secondRate.hint(assumedPointsAbove.second))}
      </Columns>
      {isAmount(typed.takenOut) ? (
        <ThreeWays
          inputs={{
            ...known,
            takenOut: typed.takenOut,
            lineRate: typed.lineRate ?? above(assumedPointsAbove.line),
            secondRate: typed.secondRate ?? above(assumedPointsAbove.second),
            setUpCosts: typed.setUpCosts ?? 0,
            ...(isAmount(typed.homeValue) && { homeValue: typed.homeValue }),
          }}
          {...{ words, format, isForTerm }}
        />
      ) : (
        <Text size="small">{words.needs}</Text>
      )}
    </Stack>
  );
}

/** Sort key for the loan to compare with: the refinance first, then the cheaper one. */
const rank = ({ id, cost }: EquityLoan) => (id === "refinance" ? 0 : cost);

interface ThreeWaysProps extends Pick<EquityLoansProps, "words" | "format"> {
  inputs: EquityLoansInputs;
  isForTerm: boolean;
}

function ThreeWays({ inputs, words, format, isForTerm }: ThreeWaysProps) {
  const { cents, dollars, length, list } = format;
  const about = (value: number) => dollars(Math.round(value / 10) * 10);
  const { names, columns } = words;
  const { loans, cheapest } = compareEquityLoans(inputs);
  const over = words.over(length(inputs.months), isForTerm);
  const best = loans.find(({ id }) => id === cheapest);
  const [compared] = loans
    .filter((loan) => loan !== best && loan.fits)
    .toSorted((one, other) => rank(one) - rank(other));
  const limits = loans.flatMap(({ id, most }) =>
    most === null ? [] : [words.most[id](dollars(most))],
  );
  return (
    <>
      <Text>
        {[
          best
            ? words.least(words.inText[best.id], over, about(best.cost))
            : words.noneFits(dollars(inputs.takenOut)),
          best &&
            compared &&
            words.less(about(compared.cost - best.cost), words.inText[compared.id]),
        ]
          .filter(Boolean)
          .join(" ")}
      </Text>
      <DataTable
        caption={words.caption(dollars(inputs.takenOut), over)}
        columns={[
          { label: columns.way },
          { label: columns.payment, kind: "figure" },
          { label: columns.interest, kind: "figure" },
          { label: columns.costs, kind: "figure" },
          { label: columns.cost, kind: "figure" },
          { label: columns.owed, kind: "figure" },
        ]}
        rows={loans.map((loan) => ({
          cells: [
            loan.fits ? names[loan.id] : words.doesNotFit(names[loan.id]),
            cents(loan.payment),
            dollars(loan.interest),
            dollars(loan.costs),
            dollars(loan.cost),
            dollars(loan.owed),
          ],
        }))}
      />
      {limits.length > 0 && <Text size="small">{words.limits(list(limits))}</Text>}
      <Text size="small">{words.note}</Text>
    </>
  );
}
