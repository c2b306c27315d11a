import {
  balanceFormula,
  type ExplanationStep,
  explainDecision,
  explainSteps,
  figuresOf,
  type Line,
  levelPaymentFormula,
} from "../explain/explainSteps.ts";
import { explainChoice } from "./explainChoice.ts";
import { type ComparedChoices, presentOfferCost } from "./renewalChoices.ts";
import { workOutRenewal } from "./renewalEstimate.ts";
import { offersOf, type RenewalInputs, renewalFields, renewalFigures } from "./renewalFields.ts";

function figuresOfStaying({ currentRate, renewalRate }: RenewalInputs, compared: ComparedChoices) {
  const { months, left, shortestTerm, stay } = compared;
  return figuresOf({}, renewalFigures, {
    presentMonthlyRate: currentRate / 1200,
    presentPayment: stay.spans[0]?.payment ?? 0,
    monthsAfterRenewal: months - left,
    balanceAtRenewal: stay.balanceAt(left),
    renewalMonthlyRate: renewalRate / 1200,
    stayPayment: stay.payment,
    stayBalance: stay.balanceAt(shortestTerm),
    stayCost: stay.costBy(shortestTerm),
    stayCostToEnd: stay.costBy(months),
    monthsAfterLetter: months - stay.termEnds,
    letterBalance: stay.balanceAt(stay.termEnds),
    letterCost: presentOfferCost(compared),
  });
}

/** Explains staying: its figures, and its lines to the shortest term and to the end. */
function explainStaying(inputs: RenewalInputs, compared: ComparedChoices) {
  const { currentRate, renewalRate } = inputs;
  const { months, left, shortestTerm } = compared;
  const isEarly = left > 0;
  const isRenewed = left < months;
  const endsEarly = isEarly && shortestTerm <= left;
  const figures = figuresOfStaying(inputs, compared);
  const present: readonly Line<string>[] = [
    ["presentMonthlyRate", "{currentRate} ÷ 12"],
    ["presentPayment", levelPaymentFormula("balance", "presentMonthlyRate", "months", currentRate)],
    ["monthsAfterRenewal", "{months} − {monthsRemaining}"],
    [
      "balanceAtRenewal",
      balanceFormula("presentPayment", "presentMonthlyRate", "monthsAfterRenewal", currentRate),
    ],
  ];
  const balance = isEarly ? "balanceAtRenewal" : "balance";
  const periods = isEarly ? "monthsAfterRenewal" : "months";
  const payment = levelPaymentFormula(balance, "renewalMonthlyRate", periods, renewalRate);
  const owedThen = endsEarly
    ? balanceFormula("presentPayment", "presentMonthlyRate", "monthsAfterShortest", currentRate)
    : balanceFormula("stayPayment", "renewalMonthlyRate", "monthsAfterShortest", renewalRate);
  const paidUntil = (end: string, isInPresentTerm: boolean) => {
    if (isInPresentTerm) return `{presentPayment} × {${end}}`;
    if (!isEarly) return `{stayPayment} × {${end}}`;
    return `{presentPayment} × {monthsRemaining} + {stayPayment} × ({${end}} − {monthsRemaining})`;
  };
  const toShortestTerm: readonly Line<string>[] = [
    ...(isEarly ? present.slice(0, isRenewed ? 4 : 2) : []),
    ["renewalMonthlyRate", "{renewalRate} ÷ 12"],
    ["stayPayment", isRenewed ? payment : "{presentPayment}"],
    ["stayBalance", owedThen],
    ["stayCost", `${paidUntil("shortestTerm", endsEarly)} − ({balance} − {stayBalance})`],
  ];
  const toEnd: readonly Line<string>[] = [
    ["stayCostToEnd", `${paidUntil("months", !isRenewed)} − {balance}`],
  ];
  const letter: readonly Line<string>[] = isRenewed
    ? [
        ["monthsAfterLetter", "max({months} − {monthsRemaining} − {renewalTerm} × 12, 0)"],
        [
          "letterBalance",
          balanceFormula("stayPayment", "renewalMonthlyRate", "monthsAfterLetter", renewalRate),
        ],
        [
          "letterCost",
          `{stayPayment} × ({months} − {monthsRemaining} − {monthsAfterLetter}) − ({${balance}} − {letterBalance})`,
        ],
      ]
    : [];
  return { figures, toShortestTerm, toEnd, letter };
}

/** Marks a line as valid for these inputs only: others may compare another time or choice. */
const forTheseInputs = ([key, formula, more]: Line<string>): Line<string> => [
  key,
  formula,
  { ...more, liveFormula: null },
];

/** Explains the choices that the estimate names, other than staying. */
function explainedChoices(
  inputs: RenewalInputs,
  compared: ReturnType<typeof workOutRenewal>["workings"],
  cheaperAfter: number | null,
) {
  const { blend, best, bestToEnd, stay } = compared;
  const named = new Set([...(blend ? [blend] : []), best, bestToEnd]);
  named.delete(stay);
  return new Map(
    [...named].map((choice, place) => [
      choice,
      explainChoice(inputs, compared, choice, { place, cheaperAfter }),
    ]),
  );
}

/**
 * Explains the renewal estimate step by step, for staying, blending and the best choices; the last step
 * is the recommendation.
 */
export function explainRenewal(inputs: RenewalInputs): readonly ExplanationStep[] {
  const { workings, result } = workOutRenewal(inputs);
  const { months, shortestTerm, best, bestToEnd, blend, stay } = workings;
  const { renewalSavings, savingsToEnd, cheaperAfter, recommendationId } = result;
  const staying = explainStaying(inputs, workings);
  const choices = explainedChoices(inputs, workings, cheaperAfter);
  const [of, toEnd] = [choices.get(best), choices.get(bestToEnd)];
  const figures = {
    ...figuresOf(renewalFields, renewalFigures, {
      ...inputs,
      months,
      shortestTerm,
      monthsAfterShortest: months - shortestTerm,
      renewalSavings,
      savingsToEnd,
      ...(cheaperAfter !== null && { cheaperAfter, stayCostThen: stay.costBy(cheaperAfter) }),
    }),
    ...staying.figures,
    ...Object.assign({}, ...[...choices.values()].map((choice) => choice.figures)),
  };
  const offers = offersOf(inputs);
  const terms = new Set([
    ...(blend ? [", {renewalTerm} × 12"] : []),
    ...offers.map(({ termYears }) => `, ${termYears} × 12`),
  ]);
  const keyOf = (choice: typeof of, figure: string, stayFigure: string) =>
    choice ? choice.key(figure) : stayFigure;
  const lines: readonly Line<string>[] = [
    ["months", "{yearsRemaining} × 12"],
    ["shortestTerm", `min({monthsRemaining} + {renewalTerm} × 12${[...terms].join("")}, {months})`],
    ["monthsAfterShortest", "{months} − {shortestTerm}"],
    ...staying.toShortestTerm,
    ...[...choices.values()].flatMap(({ toShortestTerm }) => toShortestTerm),
    ...(offers.length === 0 ? staying.letter : []),
    ["renewalSavings", `{stayCost} − {${keyOf(of, "cost", "stayCost")}}`],
    ...(cheaperAfter === null
      ? []
      : [
          [
            "cheaperAfter",
            String(cheaperAfter),
            { condition: `{${of?.key("costThen")}} < {stayCostThen}` },
          ] as const,
        ]),
    ...staying.toEnd,
    ...(toEnd?.toEnd ?? []),
    ["savingsToEnd", `{stayCostToEnd} − {${keyOf(toEnd, "costToEnd", "stayCostToEnd")}}`],
  ];
  const steps = explainSteps<string>(figures, lines.map(forTheseInputs));
  const condition = `{renewalSavings} ${renewalSavings > 0 ? ">" : "≤"} 0`;
  return [...steps, explainDecision(recommendationId, figures, condition)];
}
