import type { Compounding } from "@mortgage-kit/calculator-engine/canada";
import type { RefinanceForm } from "@mortgage-kit/calculator-engine/form/en/refinance";
import { refinanceInsight } from "@mortgage-kit/calculator-engine/insight";
import { BarBreakdown } from "@mortgage-kit/ui/BarBreakdown";
import { useLanguage, useResultWords } from "../language/LanguageProvider.tsx";
import { askNumber, LoanRow } from "../result/loanRows/LoanRow.tsx";
import type { NextStepId, OwnRowOf, PartsOf, PictureOf } from "../result/ResultParts.ts";
import { resultPage } from "../result/resultPage.tsx";
import type { RefinancedMortgage } from "./EquityLoanOptions.tsx";

type Insight = typeof refinanceInsight;

const changing: readonly NextStepId[] = ["changeMortgage", "apply", "askSomebody"];
const waiting: readonly NextStepId[] = ["waitForRenewal", "askSomebody"];
const asking: readonly NextStepId[] = ["askSomebody"];

const pagesOf = {
  "change-now": changing,
  "change-for-term": changing,
  "close-call": waiting,
  "compare-offers": waiting,
  wait: waiting,
  "wait-then-change": waiting,
  stay: waiting,
  "nothing-gained": waiting,
  "not-possible": asking,
} as const;

export const refinanceParts = ({
  picture,
  loans,
  equityLoans,
}: RefinanceForm): PartsOf<Insight> => ({
  page: resultPage,
  insight: refinanceInsight,
  Picture: (props) => <RefinanceChart {...props} words={picture} />,
  nameLoan: (loan) => ({ ...loan, name: loans[loan.id as keyof typeof loans] }),
  // A reminder needs a stated term, because an assumed one gives no real date.
  remindedMortgage: ({ inputs, lender, facts }) => ({
    monthsLeft: facts.some(({ id, assumed }) => id === "monthsRemaining" && !assumed)
      ? lender.monthsLeft
      : null,
    balance: inputs.currentBalance,
    annualRate: inputs.currentRate,
    amortizationYears: inputs.yearsRemaining,
  }),
  OwnRow: (props) => <EquityLoansRow {...props} words={equityLoans} />,
  nextSteps: ({ inputs, verdict }) => ({
    pages: pagesOf[verdict.id],
    calculators: [
      {
        to: "payment",
        values: {
          loanAmount: inputs.currentBalance,
          interestRate: inputs.newRate,
          loanTerm: inputs.yearsRemaining,
        },
      },
      {
        to: "leaving",
        values: {
          balance: inputs.currentBalance,
          currentRate: inputs.currentRate,
          yearsRemaining: inputs.yearsRemaining,
        },
      },
    ],
  }),
});

function RefinanceChart({ answer, isBare, words }: PictureOf<Insight, RefinanceForm["picture"]>) {
  const { format } = useLanguage();
  const { months, costs, charge, savedBy, recoveredAfterMonths: recovered } = answer.lender;
  const items = [
    { label: words.saved, value: savedBy(months) },
    { label: words.charge, value: charge, look: "less" as const },
    { label: words.closingCosts, value: costs - charge, look: "less" as const },
  ];
  return (
    <BarBreakdown
      isBare={isBare}
      title={words.titles[savedBy(months) <= 0 ? "nothing" : recovered === null ? "less" : "more"]}
      summary={words.summary({ months, saved: savedBy(months), costs, recovered })}
      items={items.filter(({ value }) => value !== 0)}
      itemLabel={words.part}
      valueLabel={words.amount}
      formatValue={format.dollars}
    />
  );
}

type Answered = OwnRowOf<Insight, unknown>["answer"];

/** Months to compare over at renewal, when no term is left: a usual new term. */
const newTermMonths = 60;

/** Returns the mortgage to compare other loans with, over the months left of its term. */
function refinancedMortgage({ inputs, lender, facts }: Answered): RefinancedMortgage {
  const { currentBalance, yearsRemaining, currentRate, newRate, closingCosts } = inputs;
  const saidOf = (fact: string) => facts.find(({ id }) => id === fact)?.value ?? null;
  const { monthsLeft, charge } = lender;
  const isForTerm = monthsLeft > 0;
  const renewedAt = (saidOf("renewalOffer") as number | null) ?? newRate;
  return {
    balance: currentBalance,
    yearsRemaining,
    currentRate: isForTerm ? currentRate : renewedAt,
    newRate,
    months: isForTerm ? monthsLeft : Math.min(newTermMonths, Math.ceil(yearsRemaining * 12)),
    charge,
    closingCosts,
    homeValue: saidOf("homeValue") as number | null,
    compounding: saidOf("compounding") as Compounding,
    isForTerm,
  };
}

const loadEquityLoans = () => import("./EquityLoanOptions.tsx");
const equityLoansWords = {
  en: () => import("./equityLoans.en.ts"),
  fr: () => import("./equityLoans.fr.ts"),
} as const;

function EquityLoansRow({ answer, words }: OwnRowOf<Insight, RefinanceForm["equityLoans"]>) {
  const { format, language } = useResultWords().engineWords;
  const { title, line } = words;
  const loadWords = equityLoansWords[language];
  const mortgage = refinancedMortgage(answer);
  return (
    <LoanRow {...{ title, line, loadWords }} loadRows={loadEquityLoans}>
      {({ EquityLoanOptions }, { equityLoansWords }) => (
        <EquityLoanOptions
          key={mortgage.homeValue}
          {...{ mortgage, format, askNumber }}
          words={equityLoansWords}
        />
      )}
    </LoanRow>
  );
}
