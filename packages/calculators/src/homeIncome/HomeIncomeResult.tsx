import type { HomeIncomeForm } from "@mortgage-kit/calculator-engine/form/en/homeIncome";
import { homeIncomeInsight } from "@mortgage-kit/calculator-engine/insight/homeIncome";
import { BarBreakdown } from "@mortgage-kit/ui/BarBreakdown";
import { ShortDownPayment } from "../result/Pair.tsx";
import { resultOf } from "../result/resultPage.tsx";

type Insight = typeof homeIncomeInsight;

export const homeIncomeResult = ({ picture }: HomeIncomeForm) =>
  resultOf<Insight>({
    insight: homeIncomeInsight,
    hasPicture: ({ verdict }) => verdict.id !== "not-until",
    Picture({ answer, isBare, format }) {
      const { inputs, verdict, lender } = answer;
      const { carried } = lender;
      const costs = (["payment", "propertyTax", "heating", "condoFees", "debts"] as const).map(
        (id) => ({ label: picture[id], value: carried[id] }),
      );
      const monthly = costs.reduce((sum, { value }) => sum + value, 0);
      if (verdict.id === "put-more-down") {
        return <ShortDownPayment {...{ ...inputs, verdict, isBare, format }} />;
      }
      return (
        <BarBreakdown
          title={
            "income" in verdict
              ? picture.title(format.dollars(monthly), format.roughly(verdict.income))
              : picture.summary(monthly)
          }
          summary={picture.summary(monthly)}
          items={costs.filter(({ value }) => value > 0)}
          isBare={isBare}
          itemLabel={picture.part}
          valueLabel={picture.amount}
          formatValue={format.dollars}
        />
      );
    },
    nextSteps({ inputs, verdict }) {
      const { homePrice, downPayment } = inputs;
      const costs = { to: "closing-fees" } as const;
      return verdict.id === "earn"
        ? {
            pages: ["apply", "buyHome", "askSomebody"],
            calculators: [
              costs,
              {
                to: "payment",
                values: { loanAmount: homePrice - downPayment },
                given: { homePrice },
              },
            ],
          }
        : {
            pages: ["askSomebody", "buyHome"],
            calculators: [costs, { to: "affordability" }],
          };
    },
  });
