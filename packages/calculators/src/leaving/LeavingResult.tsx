import { dollars } from "@mortgage-kit/calculator-engine";
import type { LeavingForm } from "@mortgage-kit/calculator-engine/form/en/leaving";
import { leavingInsight } from "@mortgage-kit/calculator-engine/insight/leaving";
import { Stack, Text, TextLink, TickList } from "@mortgage-kit/ui";
import { LineChart } from "@mortgage-kit/ui/LineChart";
import { ResultRow } from "../headings.tsx";
import type { AnswerOf, NextStepChoices, NextStepId } from "../result/ResultParts.ts";
import { resultOf } from "../result/resultPage.tsx";

type Insight = typeof leavingInsight;

const leavingNow: readonly NextStepId[] = ["changeMortgage", "apply", "askSomebody"];
const waiting: readonly NextStepId[] = ["waitForRenewal", "askSomebody"];

const pagesOf = {
  "nothing-due": leavingNow,
  "leave-now": leavingNow,
  "wait-until": waiting,
  "wait-for-end": waiting,
  port: ["buyHome", "askSomebody"],
} as const;

/** Shows where the lender's annual statement has the numbers that the page asks for. */
const StatementRow = ({ statement }: Pick<LeavingForm, "statement">) => (
  <ResultRow title={statement.title} line={statement.line}>
    {() => (
      <Stack space="m">
        <Text>{statement.intro}</Text>
        <TickList items={statement.items} />
        <Text>{statement.ask}</Text>
        <Text size="small">
          <TextLink href={statement.url} newTab>
            {statement.source}
          </TextLink>
        </Text>
      </Stack>
    )}
  </ResultRow>
);

function nextSteps({ inputs, verdict, facts }: AnswerOf<Insight>): NextStepChoices {
  const newRate = facts.find(({ id }) => id === "newRate")?.value;
  return {
    pages: pagesOf[verdict.id],
    calculators:
      typeof newRate === "number"
        ? [
            {
              to: "refinance",
              values: { currentBalance: inputs.balance, newRate },
              given: { monthsRemaining: inputs.monthsRemaining },
            },
          ]
        : [],
  };
}

export const leavingResult = ({ picture, reminder, statement }: LeavingForm) =>
  resultOf<Insight>({
    insight: leavingInsight,
    Picture({ answer, isBare, format }) {
      const { months, cheapest } = answer.lender;
      const [now = cheapest] = months;
      const last = months.length - 1;
      const highest = months.reduce((most, each) => (each.charge > most.charge ? each : most), now);
      // Today, the cheapest month and the end of the term, as far as they differ.
      const marked = [...new Set([now, cheapest, months.at(-1) ?? now])];
      const isDearer = months.some(({ extraInterest }) => extraInterest !== 0);
      const place = cheapest.month === 0 ? "now" : cheapest.month < last ? "later" : "end";
      return (
        <LineChart
          isBare={isBare}
          title={picture.titles[place]}
          summary={picture.summary(now, cheapest, highest)}
          series={[
            {
              label: isDearer ? picture.withInterest : picture.charge,
              points: months.map(({ month, cost }) => ({ x: month, y: cost })),
            },
          ]}
          xLabel={picture.month}
          unit={12}
          formatX={format.number}
          formatValue={format.dollars}
          marks={marked.map(({ month, cost }) => ({
            x: month,
            y: cost,
            label: format.roughly(dollars(cost)),
          }))}
        />
      );
    },
    remindedMortgage: ({ inputs, lender, verdict }) => ({
      monthsLeft: lender.months.length - 1,
      balance: inputs.balance,
      annualRate: inputs.currentRate,
      amortizationYears: inputs.yearsRemaining,
      ...(verdict.id === "wait-until" && {
        others: [{ day: verdict.until, ...reminder(lender.cheapest.charge) }],
      }),
    }),
    OwnRow: () => <StatementRow statement={statement} />,
    nextSteps,
  });
