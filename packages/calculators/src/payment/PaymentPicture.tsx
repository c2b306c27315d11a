import type { PaymentInputs, PaymentResult } from "@simcoe/calculator-engine";
import { amortizationSchedule } from "@simcoe/calculator-engine/canada";
import { StackedArea } from "@simcoe/ui/StackedArea";
import { useLanguage } from "../language/LanguageProvider.tsx";
import type { PictureProps } from "../result/PictureProps.ts";
import type { PaymentWords } from "./payment.en.ts";

/** How the first year's payments divide, and the year from which on more pays off the loan. */
export interface PaymentTurn {
  readonly firstYear: { readonly interest: number; readonly principal: number } | undefined;
  /** Missing where it is the first year or none. */
  readonly turnYear: number | undefined;
}

/** How the same payment shifts from interest to the loan itself as the years go by. */
export function PaymentPicture({
  inputs,
  words,
}: PictureProps<PaymentInputs, PaymentResult, PaymentWords["picture"]>) {
  const { format } = useLanguage();
  const { years } = amortizationSchedule({
    principal: inputs.loanAmount,
    annualRate: inputs.interestRate,
    amortizationYears: inputs.loanTerm,
    // As the estimate does, so that both show the same interest.
    compounding: "monthly",
  });
  const [firstYear] = years;
  const turn = years.find(({ principal, interest }) => principal > interest);
  const turnYear = turn === firstYear ? undefined : turn?.year;
  return (
    <StackedArea
      title={words.title}
      summary={words.summary({ firstYear, turnYear }, inputs)}
      places={years.map(({ year }) => year)}
      series={[
        { label: words.principal, values: years.map(({ principal }) => principal) },
        { label: words.interest, values: years.map(({ interest }) => interest) },
      ]}
      xLabel={words.year}
      formatX={format.number}
      formatValue={format.dollars}
    />
  );
}
