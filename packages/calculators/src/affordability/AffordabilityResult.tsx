import { dollars } from "@mortgage-kit/calculator-engine";
import type { AffordabilityForm } from "@mortgage-kit/calculator-engine/form/en/affordability";
import { affordabilityInsight, type IncomeFacts } from "@mortgage-kit/calculator-engine/insight";
import { BarBreakdown } from "@mortgage-kit/ui/BarBreakdown";
import { Pair } from "../result/Pair.tsx";
import type { AnswerOf, NextStepChoices, PictureProps } from "../result/ResultParts.ts";
import { resultOf } from "../result/resultPage.tsx";

type Insight = typeof affordabilityInsight;

const incomeFactIds = [
  "variableIncome",
  "variableIncomeBefore",
  "selfEmployedIncome",
  "selfEmployedIncomeBefore",
  "rentalIncome",
  "homeRent",
] as const satisfies readonly (keyof IncomeFacts)[];

/** Returns what a refusal counts and what it asks for instead; `null` if a home can be bought. */
function refusedBy({ inputs, lender, verdict }: AnswerOf<Insight>) {
  const { downPayment, monthlyDebts } = inputs;
  if (verdict.id === "debts-leave-no-room") {
    return { by: "debts", stated: monthlyDebts, asked: verdict.fallBy, rounds: "atLeast" } as const;
  }
  if (verdict.id === "second-year") {
    return { by: "year", stated: lender.price, asked: verdict.price, rounds: "atMost" } as const;
  }
  if (verdict.id !== "home-takes") return null;
  const { needed, income, down } = verdict;
  return needed
    ? ({ by: "income", stated: income.value, asked: needed, rounds: "roughly" } as const)
    : ({ by: "down", stated: downPayment, asked: down, rounds: "atLeast" } as const);
}

function nextSteps({ lender }: AnswerOf<Insight>): NextStepChoices {
  const { home, mortgage } = lender;
  const homePrice = Math.round(home?.price ?? lender.price);
  const loanAmount = Math.round(home ? home.price - home.putDown : mortgage);
  if (loanAmount < 1) return { pages: ["combineDebts", "askSomebody"], calculators: [] };
  return {
    pages: ["apply", "buyHome", "askSomebody"],
    calculators: [
      { to: "payment", values: { loanAmount }, given: { homePrice } },
      { to: "closing-fees", values: { homePrice } },
      {
        to: "home-income",
        values: { homePrice, ...(home && { downPayment: home.putDown }) },
      },
      { to: "rent-vs-buy", values: { homePrice } },
    ],
  };
}

export const affordabilityResult = ({ picture, income }: AffordabilityForm) =>
  resultOf<Insight>({
    insight: affordabilityInsight,
    hasPicture: (answer) =>
      refusedBy(answer) !== null || answer.lender.mortgage + answer.inputs.downPayment >= 1,
    Picture(props) {
      const refused = refusedBy(props.answer);
      if (!refused) return <PriceChart {...props} picture={picture} />;
      const { title, stated, asked } = picture.refused[refused.by];
      return (
        <Pair
          {...{ ...props, title }}
          stated={{ label: stated, value: refused.stated }}
          asked={{ label: asked, value: refused.asked.value }}
          rounds={refused.rounds}
        />
      );
    },
    ownFacts: {
      title: income.title,
      ids: incomeFactIds,
      note({ lender }, words) {
        const note = lender.notes.find(({ id }) => id === "income-counted");
        return note ? words.note(note) : income.text;
      },
    },
    nextSteps,
  });

type ChartProps = PictureProps<AnswerOf<Insight>> & Pick<AffordabilityForm, "picture">;

/** Returns what is bought: the home in mind, what the savings buy in cash, or what a lender finances. */
function boughtWith({ inputs, lender, verdict }: AnswerOf<Insight>) {
  const { home, mortgage, closingBesides, paidFirst } = lender;
  if (home) {
    const { price, putDown, besides } = home;
    return { ...{ price, besides }, mortgage: price - putDown, paidFirst: home.paidFirst };
  }
  if (verdict.id === "cash-only") {
    const { price, costs } = verdict;
    return { price: price.value, mortgage, paidFirst: costs.value, besides: 0 };
  }
  const price = mortgage + inputs.downPayment - paidFirst;
  return { price, mortgage, paidFirst, besides: closingBesides };
}

/** Draws the price as mortgage and down payment, above the costs that are paid besides. */
function PriceChart({ answer, isBare, format, picture }: ChartProps) {
  const { downPayment } = answer.inputs;
  const { price, mortgage, paidFirst, besides } = boughtWith(answer);
  const parts = [
    { label: picture.mortgage, value: mortgage },
    { label: picture.downPayment, value: price - mortgage },
  ];
  return (
    <BarBreakdown
      isBare={isBare}
      title={
        mortgage < 1
          ? picture.inCash
          : picture.title(format.roughly(dollars(downPayment)), format.atMost(dollars(mortgage)))
      }
      summary={picture.summary(mortgage, downPayment)}
      items={[
        {
          label: picture.price,
          value: price,
          parts: parts.filter(({ value }) => value >= 1),
        },
        ...[
          { label: picture.paidFirst, value: paidFirst },
          { label: picture.costs, value: besides },
        ].flatMap((cost) => (cost.value >= 1 ? [{ ...cost, look: "other" as const }] : [])),
      ]}
      itemLabel={picture.part}
      valueLabel={picture.amount}
      // As the sentence rounds it: what a lender lends at most, and roughly what costs take.
      formatValue={(value) =>
        format[value === price || value === mortgage ? "atMost" : "roughly"](dollars(value))
      }
    />
  );
}
