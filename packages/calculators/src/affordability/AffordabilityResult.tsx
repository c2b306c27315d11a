import type { AffordabilityForm } from "@mortgage-kit/calculator-engine/form/en/affordability";
import {
  affordabilityInsight,
  type IncomeFacts,
  type LenderCount,
} from "@mortgage-kit/calculator-engine/insight";
import { BarBreakdown } from "@mortgage-kit/ui/BarBreakdown";
import { useLanguage, useResultWords } from "../language/LanguageProvider.tsx";
import type { PartsOf, PictureOf } from "../result/ResultParts.ts";
import { resultPage } from "../result/resultPage.tsx";

type Insight = typeof affordabilityInsight;

const incomeFactIds = [
  "variableIncome",
  "variableIncomeBefore",
  "selfEmployedIncome",
  "selfEmployedIncomeBefore",
  "rentalIncome",
  "homeRent",
] as const satisfies readonly (keyof IncomeFacts)[];

export const affordabilityResultParts = ({
  picture,
  income,
}: AffordabilityForm): PartsOf<Insight> => ({
  page: resultPage,
  insight: affordabilityInsight,
  hasPicture: ({ inputs, lender }) => lender.mortgage + inputs.downPayment >= 1,
  Picture: (props) => <AffordabilityChart {...props} words={picture} />,
  ownFacts: {
    title: income.title,
    ids: incomeFactIds,
    note: ({ lender }) => <IncomeNote notes={lender.notes} text={income.text} />,
  },
  nextSteps({ inputs, lender }) {
    const { downPayment, interestRate, loanTerm } = inputs;
    const homePrice = Math.round(lender.price);
    const loanAmount = Math.round(lender.mortgage);
    if (loanAmount < 1) return { pages: ["combineDebts", "askSomebody"], calculators: [] };
    return {
      pages: ["apply", "buyHome", "askSomebody"],
      calculators: [
        { to: "payment", values: { loanAmount, interestRate, loanTerm } },
        { to: "closing-fees", values: { homePrice, ...(downPayment > 0 && { downPayment }) } },
        { to: "home-income", values: { homePrice, downPayment, interestRate, loanTerm } },
        { to: "rent-vs-buy", values: { homePrice, downPayment, interestRate } },
      ],
    };
  },
});

function AffordabilityChart({
  answer,
  isBare,
  words,
}: PictureOf<Insight, AffordabilityForm["picture"]>) {
  const { format } = useLanguage();
  const { inputs, lender } = answer;
  const { downPayment } = inputs;
  const parts = [
    { label: words.mortgage, value: lender.mortgage },
    { label: words.downPayment, value: downPayment },
    { label: words.costs, value: lender.closingCosts, look: "less" as const },
  ];
  return (
    <BarBreakdown
      isBare={isBare}
      title={words.titles[lender.mortgage >= downPayment ? "mortgage" : "savings"]}
      summary={words.summary(lender.mortgage, downPayment)}
      items={parts.filter(({ value }) => value >= 1)}
      itemLabel={words.part}
      valueLabel={words.amount}
      formatValue={format.dollars}
    />
  );
}

interface IncomeNoteProps {
  notes: LenderCount["notes"];
  text: string;
}

function IncomeNote({ notes, text }: IncomeNoteProps) {
  const { engineWords } = useResultWords();
  const note = notes.find(({ id }) => id === "income-counted");
  return <span>{note ? engineWords.note(note) : text}</span>;
}
