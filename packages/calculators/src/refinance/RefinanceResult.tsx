import { dollars } from "@mortgage-kit/calculator-engine";
import type { Compounding } from "@mortgage-kit/calculator-engine/canada";
import type { RefinanceForm } from "@mortgage-kit/calculator-engine/form/en/refinance";
import { refinanceInsight } from "@mortgage-kit/calculator-engine/insight";
import { BarBreakdown } from "@mortgage-kit/ui/BarBreakdown";
import { askNumber, LoanRow } from "../result/loanRows/LoanRow.tsx";
import { Pair } from "../result/Pair.tsx";
import type { AnswerOf, NextStepChoices, NextStepId, PictureProps } from "../result/ResultParts.ts";
import { resultOf } from "../result/resultPage.tsx";
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
  "add-line": asking,
  "buy-out": asking,
  "not-possible": asking,
} as const;

/** Returns true if the number of a verdict is what a change at renewal gains. */
const isOfRenewal = (verdict: AnswerOf<Insight>["verdict"]) =>
  verdict.id === "wait-then-change" || (verdict.id === "close-call" && verdict.now !== null);

const nextSteps = ({ inputs, verdict, lender }: AnswerOf<Insight>): NextStepChoices => ({
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
        monthsRemaining: lender.monthsLeft,
      },
      given: { newRate: inputs.newRate },
    },
  ],
});

export const refinanceResult = ({ picture, loans, equityLoans }: RefinanceForm) =>
  resultOf<Insight>({
    insight: refinanceInsight,
    Picture(props) {
      const { inputs, verdict } = props.answer;
      if (verdict.id !== "not-possible") return <GainChart {...props} picture={picture} />;
      const { title, owed, payDown } = picture.refused;
      return (
        <Pair
          {...{ ...props, title }}
          stated={{ label: owed, value: inputs.currentBalance }}
          asked={{ label: payDown, value: verdict.payDown.value }}
        />
      );
    },
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
    OwnRow({ answer, words: { format, language } }) {
      const mortgage = refinancedMortgage(answer);
      const loadWords = equityLoansWords[language];
      return (
        <LoanRow {...{ ...equityLoans, loadWords }} loadRows={loadEquityLoans}>
          {({ EquityLoanOptions }, { equityLoansWords }) => (
            <EquityLoanOptions
              key={mortgage.homeValue}
              {...{ mortgage, format, askNumber }}
              words={equityLoansWords}
            />
          )}
        </LoanRow>
      );
    },
    nextSteps,
  });

type ChartProps = PictureProps<AnswerOf<Insight>> & Pick<RefinanceForm, "picture">;

/** Draws the interest saved, the charge and costs, and what is left of it. */
function GainChart({ answer, isBare, format, picture }: ChartProps) {
  const { months, gainLater, savedBy, recoveredAfterMonths: recovered } = answer.lender;
  const { verdict } = answer;
  const waits = gainLater !== null && isOfRenewal(verdict);
  const charge = waits ? 0 : answer.lender.charge;
  const costs = answer.lender.costs - answer.lender.charge + charge;
  // A verdict that names only the costs counts no interest.
  const saved = "costs" in verdict ? 0 : waits ? gainLater + costs : savedBy(months);
  const total = saved - costs;
  const items = [
    saved < 0
      ? { label: picture.more, value: -saved, look: "less" as const }
      : { label: picture.saved, value: saved },
    { label: picture.charge, value: charge, look: "less" as const },
    { label: picture.closingCosts, value: costs - charge, look: "less" as const },
    {
      label: picture[total < 0 ? "lost" : "gained"],
      value: Math.abs(total),
      look: total < 0 ? ("less" as const) : ("more" as const),
    },
  ];
  const title = waits ? "later" : saved <= 0 ? "nothing" : recovered === null ? "less" : "more";
  return (
    <BarBreakdown
      isBare={isBare}
      title={picture.titles[title]}
      summary={picture.summary({ months, saved, costs, waits, recovered })}
      items={items.filter(({ value }) => value !== 0)}
      itemLabel={picture.part}
      valueLabel={picture.amount}
      // As the sentence rounds it.
      formatValue={(value) =>
        format[value === Math.abs(total) ? "roughly" : "about"](dollars(value))
      }
    />
  );
}

/** Months to compare over at renewal, when no term is left: a usual new term. */
const newTermMonths = 60;

function refinancedMortgage({ inputs, lender, facts }: AnswerOf<Insight>): RefinancedMortgage {
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
