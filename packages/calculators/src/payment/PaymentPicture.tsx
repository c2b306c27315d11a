import type { PaymentInputs, PaymentResult } from "@simcoe/calculator-engine";
import { amortizationSchedule } from "@simcoe/calculator-engine/canada";
import { StackedArea } from "@simcoe/ui/StackedArea";
import { years } from "../../measures.ts";
import { dollars } from "../../money.ts";
import type { PictureProps } from "./PictureProps.ts";

/** How the same payment shifts from interest to the loan itself as the years go by. */
export function PaymentPicture({ inputs }: PictureProps<PaymentInputs, PaymentResult>) {
  const schedule = amortizationSchedule({
    principal: inputs.loanAmount,
    annualRate: inputs.interestRate,
    amortizationYears: inputs.loanTerm,
    // As the estimate does, so that both show the same interest.
    compounding: "monthly",
  });
  const [first] = schedule.years;
  const turn = schedule.years.find(({ principal, interest }) => principal > interest);
  const start = first
    ? `Of what you pay in the first year, ${dollars(first.interest)} is interest and ${dollars(first.principal)} pays off the loan.`
    : "";
  const later =
    turn && turn !== first
      ? ` From year ${turn.year} on, more pays off the loan than is interest.`
      : "";
  return (
    <StackedArea
      title="What each year's payments do"
      summary={`${start}${later} Paid monthly, over ${years(inputs.loanTerm)}.`}
      places={schedule.years.map(({ year }) => year)}
      series={[
        { label: "Pays off the loan", values: schedule.years.map(({ principal }) => principal) },
        { label: "Interest", values: schedule.years.map(({ interest }) => interest) },
      ]}
      xLabel="Year"
      formatX={String}
      formatValue={dollars}
    />
  );
}
