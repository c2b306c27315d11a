import type { AffordabilityForm } from "@mortgage-kit/calculator-engine/form/en/affordability";
import { affordabilityInsight, type IncomeFacts } from "@mortgage-kit/calculator-engine/insight";
import { Stack, Text } from "@mortgage-kit/ui";
import { BarBreakdown } from "@mortgage-kit/ui/BarBreakdown";
import { useLanguage, useResultWords } from "../language/LanguageProvider.tsx";
import { DisclosureRow } from "../outline.tsx";
import type { OwnRowOf, PartsOf, PictureOf } from "../result/ResultParts.ts";

type Insight = typeof affordabilityInsight;

const incomeFactIds = [
  "variableIncome",
  "variableIncomeBefore",
  "selfEmployedIncome",
  "selfEmployedIncomeBefore",
  "rentalIncome",
  "homeRent",
] as const satisfies readonly (keyof IncomeFacts)[];

/** Returns the result's parts for the affordability calculator. */
export const affordabilityParts = ({ picture, income }: AffordabilityForm): PartsOf<Insight> => ({
  insight: affordabilityInsight,
  pictureTitle: picture.title,
  Picture: (props) => <AffordabilityChart {...props} words={picture} />,
  ownRow: {
    facts: incomeFactIds,
    Row: (props) => <IncomeRow {...props} words={income} />,
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
        { to: "rent-vs-buy", values: { homePrice, downPayment, interestRate } },
      ],
    };
  },
});

/** Draws the parts of the price: a lender's mortgage, the savings, the costs and the rule's mortgage. */
function AffordabilityChart({ answer, words }: PictureOf<Insight, AffordabilityForm["picture"]>) {
  const { format } = useLanguage();
  const { inputs, estimate, lender } = answer;
  const { downPayment } = inputs;
  const parts = [
    { label: words.mortgage, value: lender.mortgage },
    { label: words.downPayment, value: downPayment },
    { label: words.costs, value: lender.closingCosts },
    { label: words.byTheRule, value: Math.max(0, estimate.maxPrice - downPayment) },
  ];
  return (
    <BarBreakdown
      title={words.title}
      summary={words.summary(lender.mortgage, downPayment)}
      items={parts.filter(({ value }) => value >= 1)}
      itemLabel={words.part}
      valueLabel={words.amount}
      formatValue={format.dollars}
    />
  );
}

/** Asks for the household's kinds of income, and explains how a lender counts them. */
function IncomeRow({
  answer,
  facts,
  taken,
  words,
}: OwnRowOf<Insight, AffordabilityForm["income"]>) {
  const { engine } = useResultWords();
  const { inputs, lender } = answer;
  const note = lender.notes.find(({ id }) => id === "income-counted");
  const counted = note?.id === "income-counted" ? note.total.value : null;
  return (
    <DisclosureRow
      title={words.title}
      line={counted === null ? words.allSalary : words.counts(counted, inputs.annualIncome)}
      detail={taken || words.ask}
    >
      {() => (
        <Stack space="m">
          <Text>{note ? engine.note(note) : words.text}</Text>
          {facts}
        </Stack>
      )}
    </DisclosureRow>
  );
}
