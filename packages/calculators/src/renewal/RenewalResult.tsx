import { dollars } from "@mortgage-kit/calculator-engine";
import type { RenewalForm } from "@mortgage-kit/calculator-engine/form/en/renewal";
import { renewalInsight } from "@mortgage-kit/calculator-engine/insight";
import { BarBreakdown } from "@mortgage-kit/ui/BarBreakdown";
import { LineChart } from "@mortgage-kit/ui/LineChart";
import { nameAmong } from "../result/enteredAnswers.ts";
import type { AnswerOf, NextStepChoices, NextStepId, PictureProps } from "../result/ResultParts.ts";
import { resultOf } from "../result/resultPage.tsx";

type Insight = typeof renewalInsight;
type Words = Pick<RenewalForm, "picture" | "costs">;

/** Pages for the verdicts that more than a question carries out; the first does. */
const pagesOf: Readonly<Record<string, readonly NextStepId[]>> = {
  "switch-now": ["apply", "askSomebody"],
  "switch-but-wait": ["waitForRenewal", "apply", "askSomebody"],
  stay: ["waitForRenewal", "askSomebody"],
  "qualify-first": ["askSomebody", "apply"],
};

function nextSteps({ inputs, verdict, lender }: AnswerOf<Insight>): NextStepChoices {
  const { balance, yearsRemaining, prepaymentCharge, monthsRemaining } = inputs;
  const isSwitch = verdict.id === "switch-now" || verdict.id === "switch-but-wait";
  const best = lender.now?.choice;
  return {
    pages: pagesOf[verdict.id] ?? ["askSomebody"],
    calculators: [
      {
        to: "payment",
        values: {
          loanAmount: balance,
          loanTerm: yearsRemaining,
          interestRate: isSwitch && best ? best.annualRate : inputs.renewalRate,
        },
      },
      { to: "leaving" },
      ...(best?.offer
        ? [
            {
              to: "refinance",
              values: {
                currentBalance: balance,
                newRate: best.annualRate,
                closingCosts: best.offer.fees + prepaymentCharge,
              },
              given: { monthsRemaining, renewalOffer: inputs.renewalRate },
            } as const,
          ]
        : []),
    ],
  };
}

export const renewalResult = (words: RenewalForm) =>
  resultOf<Insight>({
    insight: renewalInsight,
    Picture: (props) =>
      "letter" in props.answer.verdict ? (
        <PaymentChart {...props} {...words} />
      ) : (
        <SavingsChart {...props} {...words} />
      ),
    hasPicture: ({ verdict }) => verdict.id !== "paid-off",
    nameLoan: (loan, { offers }) => ({ ...loan, name: loanName(loan.id, offers, words.costs) }),
    variableLoan: ({ balance, renewalRate, yearsRemaining }) => ({
      principal: balance,
      annualRate: renewalRate,
      amortizationYears: yearsRemaining,
    }),
    remindedMortgage({ inputs, verdict, lender }) {
      const { monthsRemaining, currentRate, renewalRate, renewalTerm } = inputs;
      // At renewal, the reminder is for the end of the next term: that of the recommended offer.
      const isSwitch = verdict.id === "switch-now" || verdict.id === "blend-now";
      const next = isSwitch ? lender.now?.choice : null;
      const isOver = monthsRemaining === 0;
      return {
        monthsLeft: isOver ? (next?.offer?.termYears ?? renewalTerm) * 12 : monthsRemaining,
        balance: inputs.balance,
        annualRate: isOver ? (next?.annualRate ?? renewalRate) : currentRate,
        amortizationYears: inputs.yearsRemaining,
      };
    },
    nextSteps,
  });

/** Returns a loan's name: `offers.0` is the first row, any other the present lender's. */
function loanName(id: string, offers: readonly { name: string }[], costs: Words["costs"]): string {
  if (id === "stay") return costs.stay;
  return offers[Number(id.split(".")[1])]?.name ?? costs.blend;
}

/** Number of choices drawn besides staying, the cheapest first. */
const maxChoices = 2;

type ChartProps = PictureProps<AnswerOf<Insight>> & Words;

/** Draws the savings of the best choices against staying, by month; negative if they cost more. */
function SavingsChart({ answer, isBare, format, picture, costs }: ChartProps) {
  const { stay, others, now, later, comparedTo } = answer.lender;
  const months = Array.from({ length: Math.ceil(comparedTo) + 1 }, (_, month) => month);
  // An offer that gains more at renewal stands for the same one today.
  const waiting = later && (!now || later.gain > now.gain) ? later.choice : null;
  const drawn = others.flatMap((each) =>
    waiting && each.offer === waiting.offer ? waiting : each,
  );
  const choices = drawn
    .toSorted((one, other) => one.costBy(comparedTo) - other.costBy(comparedTo))
    .slice(0, maxChoices);
  const savedBy = (choice: (typeof others)[number], month: number) =>
    stay.costBy(month) - choice.costBy(month);
  const names = [...choices.map(({ offer }) => offer?.name ?? costs.blend), picture.staying];
  const [best] = choices;
  if (!best) return null;
  const ahead = months.find((month) => savedBy(best, month) > 0);
  // A choice that is ahead from the first month on has no break-even.
  const breaksEven = ahead !== undefined && ahead > 1;
  const [first, last] = [savedBy(best, 0), savedBy(best, comparedTo)];
  const markAt = (x: number, label: string) => ({ x, y: savedBy(best, x), label });
  const lines = [
    ...choices.map((choice) => months.map((x) => ({ x, y: savedBy(choice, x) }))),
    months.map((x) => ({ x, y: 0 })),
  ];
  return (
    <LineChart
      isBare={isBare}
      title={picture.titles[last <= 0 ? "never" : first < 0 ? "later" : "always"]}
      summary={picture.summary({ name: names[0] ?? "", first, last, months: comparedTo })}
      series={lines.map((points, at) => ({ label: nameAmong(names, at), points }))}
      xLabel={picture.month}
      unit={12}
      formatX={format.number}
      formatValue={format.dollars}
      marks={[
        markAt(comparedTo, format.roughly(dollars(last))),
        ...(breaksEven ? [markAt(ahead, picture.breakEven(ahead))] : []),
      ]}
    />
  );
}

/** Draws the payment of today beside that of the letter, of other rates and of a longer amortization. */
function PaymentChart({ answer, isBare, format, picture, costs }: ChartProps) {
  const { currentRate, renewalRate } = answer.inputs;
  const { paymentNow, payment, today, longer } = answer.lender.letter;
  const other = "other" in answer.verdict ? answer.verdict.other : null;
  const isOwn = today?.marketOn === null;
  const point = today?.isLower ? "lower" : payment > paymentNow ? "rises" : "falls";
  // What the verdict advises is filled, the rest outlined.
  const advised = other ? "other" : today?.isLower ? "today" : "letter";
  const look = (of: typeof advised | null): "more" | "other" => (of === advised ? "more" : "other");
  return (
    <BarBreakdown
      isBare={isBare}
      title={picture.letterTitles[point]}
      summary={picture.payments(paymentNow, payment)}
      items={[
        { label: picture.now(currentRate), value: paymentNow, look: look(null) },
        { label: picture.renewed(renewalRate), value: payment, look: look("letter") },
        ...(today && (today.isLower || isOwn)
          ? [
              {
                label: picture[isOwn ? "today" : "market"](today.annualRate),
                value: today.payment,
                look: look("today"),
              },
            ]
          : []),
        ...(other
          ? [
              {
                label: picture.offered(other.name ?? costs.blend, other.rate.value),
                value: other.payment.value,
                look: look("other"),
              },
            ]
          : []),
        ...(longer
          ? [{ label: picture.longer(longer.years), value: longer.payment, look: look(null) }]
          : []),
      ]}
      itemLabel={picture.choice}
      valueLabel={picture.monthly}
      formatValue={format.dollars}
    />
  );
}
