import { dollars } from "@mortgage-kit/calculator-engine";
import { amortizationSchedule } from "@mortgage-kit/calculator-engine/canada";
import type { PaymentForm } from "@mortgage-kit/calculator-engine/form/en/payment";
import { paymentInsight } from "@mortgage-kit/calculator-engine/insight";
import { StackedArea } from "@mortgage-kit/ui/StackedArea";
import { Pair } from "../result/Pair.tsx";
import type { AnswerOf, PictureProps } from "../result/ResultParts.ts";
import { resultOf } from "../result/resultPage.tsx";

type Insight = typeof paymentInsight;

export const paymentResult = ({ picture, loan: name, frequencyNote }: PaymentForm) =>
  resultOf<Insight>({
    insight: paymentInsight,
    Picture(props) {
      const { inputs, verdict } = props.answer;
      if (verdict.id !== "borrow-less") return <YearsChart {...props} picture={picture} />;
      const { title, asked, most } = picture.refused;
      return (
        <Pair
          {...{ ...props, title }}
          stated={{ label: asked, value: inputs.loanAmount }}
          asked={{ label: most, value: verdict.most.value }}
          rounds="atMost"
        />
      );
    },
    nameLoan: (loan) => ({ ...loan, name, frequencyNote }),
    variableLoan: ({ loanAmount, interestRate, loanTerm }) => ({
      principal: loanAmount,
      annualRate: interestRate,
      amortizationYears: loanTerm,
    }),
    borrowingLoan: ({ lender }) => lender.loan,
    remindedMortgage: ({ inputs, lender }) => ({
      monthsLeft: null,
      balance: inputs.loanAmount,
      annualRate: inputs.interestRate,
      amortizationYears: lender.years,
    }),
    nextSteps({ inputs, lender }) {
      const { loanAmount, interestRate, loanTerm } = inputs;
      return {
        pages: lender.figure ? ["apply", "buyHome", "askSomebody"] : ["askSomebody", "buyHome"],
        calculators: [
          { to: "affordability" },
          {
            to: "refinance",
            values: {
              currentBalance: loanAmount,
              currentRate: interestRate,
              yearsRemaining: loanTerm,
            },
          },
        ],
      };
    },
  });

type ChartProps = PictureProps<AnswerOf<Insight>> & Pick<PaymentForm, "picture">;

/** Draws the principal and the interest of a monthly payment, year by year. */
function YearsChart({ answer: { lender }, isBare, format, picture }: ChartProps) {
  const { years } = amortizationSchedule(lender.loan);
  const [firstYear] = years;
  const crossover = years.find(({ principal, interest }) => principal > interest);
  const crossoverYear = crossover === firstYear ? undefined : crossover?.year;
  return (
    <StackedArea
      isBare={isBare}
      title={picture.titles[crossoverYear === undefined ? "principal" : "interest"]}
      summary={picture.summary({ firstYear, crossoverYear }, lender.years)}
      places={years.map(({ year }) => year)}
      series={[
        { label: picture.principal, values: years.map(({ principal }) => principal / 12) },
        { label: picture.interest, values: years.map(({ interest }) => interest / 12) },
      ]}
      total={picture.monthly(format.roughly(dollars(lender.payment)))}
      xLabel={picture.year}
      formatX={format.number}
      formatValue={format.dollars}
    />
  );
}
