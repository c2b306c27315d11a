import { dollars } from "@mortgage-kit/calculator-engine";
import type { ClosingFeesForm } from "@mortgage-kit/calculator-engine/form/en/closingFees";
import { closingFeesInsight } from "@mortgage-kit/calculator-engine/insight";
import { BarBreakdown } from "@mortgage-kit/ui/BarBreakdown";
import { ShortDownPayment } from "../result/Pair.tsx";
import { resultOf } from "../result/resultPage.tsx";

type Insight = typeof closingFeesInsight;

export const closingFeesResult = ({ picture }: ClosingFeesForm) =>
  resultOf<Insight>({
    insight: closingFeesInsight,
    Picture({ answer, isBare, format }) {
      const { inputs, estimate, lender, verdict } = answer;
      if ("shortBy" in verdict) {
        return <ShortDownPayment {...{ ...inputs, verdict, isBare, format }} />;
      }
      const brought = lender.figure?.value ?? estimate.cashRequired;
      const { downPayment } = inputs;
      const { legalFees, homeInspection, appraisal, titleInsurance } = estimate;
      const costs = brought - downPayment;
      const fees = Math.min(costs, legalFees + homeInspection + appraisal + titleInsurance);
      const parts = [
        { label: picture.downPayment, value: downPayment },
        { label: picture.tax, value: costs - fees },
        { label: picture.fees, value: fees },
      ];
      const premium = estimate.mortgageInsurance;
      const borrowed = lender.figure && brought < estimate.cashRequired ? premium : 0;
      return (
        <BarBreakdown
          isBare={isBare}
          title={picture.titles[downPayment * 2 >= brought ? "downPayment" : "costs"]}
          summary={picture.summary(brought, borrowed)}
          items={[
            {
              label: picture.brought,
              value: brought,
              parts: parts.filter(({ value }) => value >= 1),
            },
            ...(borrowed > 0
              ? [{ label: picture.borrowed, value: borrowed, look: "less" as const }]
              : []),
          ]}
          itemLabel={picture.cost}
          valueLabel={picture.amount}
          // As the sentence rounds it.
          formatValue={(value) => format[value === brought ? "roughly" : "about"](dollars(value))}
        />
      );
    },
    nextSteps({ inputs, estimate, lender }) {
      const { homePrice, province } = inputs;
      return {
        pages: lender.figure ? ["apply", "buyHome", "askSomebody"] : ["askSomebody", "buyHome"],
        calculators: [
          {
            to: "payment",
            values: { loanAmount: estimate.mortgageAmount },
            given: { homePrice, province },
          },
          { to: "home-income", given: { province } },
          { to: "rent-vs-buy", given: { province } },
        ],
      };
    },
  });
