import type { HomeIncomeForm } from "@mortgage-kit/calculator-engine/form/en/homeIncome";
import { homeIncomeInsight } from "@mortgage-kit/calculator-engine/insight/homeIncome";
import { BarBreakdown } from "@mortgage-kit/ui/BarBreakdown";
import { useLanguage } from "../language/LanguageProvider.tsx";
import type { PartsOf, PictureOf } from "../result/ResultParts.ts";
import { resultPage } from "../result/resultPage.tsx";

type Insight = typeof homeIncomeInsight;

export const homeIncomeParts = ({ picture }: HomeIncomeForm): PartsOf<Insight> => ({
  page: resultPage,
  insight: homeIncomeInsight,
  hasPicture: ({ verdict }) => verdict.id !== "not-until",
  Picture: (props) => <CarriedChart {...props} words={picture} />,
  nextSteps({ inputs, verdict }) {
    const { homePrice, downPayment, interestRate, loanTerm, monthlyDebts } = inputs;
    const costs = { to: "closing-fees", values: { homePrice, downPayment } } as const;
    return verdict.id === "earn"
      ? {
          pages: ["apply", "buyHome", "askSomebody"],
          calculators: [
            costs,
            {
              to: "payment",
              values: { loanAmount: homePrice - downPayment, interestRate, loanTerm },
            },
          ],
        }
      : {
          pages: ["askSomebody", "buyHome"],
          calculators: [
            costs,
            { to: "affordability", values: { monthlyDebts, downPayment, interestRate, loanTerm } },
          ],
        };
  },
});

function CarriedChart({ answer, isBare, words }: PictureOf<Insight, HomeIncomeForm["picture"]>) {
  const { format } = useLanguage();
  const { inputs, verdict, lender } = answer;
  const { carried, needed } = lender;
  if (verdict.id === "put-more-down" && verdict.shortBy.value > 0) {
    return (
      <BarBreakdown
        isBare={isBare}
        title={words.titles.down}
        summary={words.short(verdict.shortBy.value)}
        items={[
          { label: words.planned, value: inputs.downPayment },
          { label: words.least, value: verdict.minimum.value },
        ]}
        itemLabel={words.part}
        valueLabel={words.amount}
        formatValue={format.dollars}
      />
    );
  }
  const items = (["payment", "propertyTax", "heating", "condoFees", "debts"] as const).map(
    (id) => ({ label: words[id], value: carried[id] }),
  );
  const monthly = items.reduce((sum, { value }) => sum + value, 0);
  return (
    <BarBreakdown
      isBare={isBare}
      title={words.titles[carried.debts > carried.payment ? "debts" : "mortgage"]}
      summary={words.summary(monthly, needed.annualIncome)}
      items={items.filter(({ value }) => value > 0)}
      itemLabel={words.part}
      valueLabel={words.amount}
      formatValue={format.dollars}
    />
  );
}
