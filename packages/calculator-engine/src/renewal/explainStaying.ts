import { figuresOf, type Line } from "../explain/explainSteps.ts";
import { balanceFormula, levelPaymentFormula } from "../explain/loanFormulas.ts";
import { type ComparedChoices, presentOfferCost } from "./renewalChoices.ts";
import { type RenewalInputs, renewalFigures } from "./renewalFields.ts";

/** Explains staying: its figures, and its lines to the shortest term and to the end. */
export function explainStaying(
  { currentRate, renewalRate }: RenewalInputs,
  compared: ComparedChoices,
) {
  const { months, left, shortestTerm, stay } = compared;
  const isEarly = left > 0;
  const isRenewed = left < months;
  const endsEarly = isEarly && shortestTerm <= left;
  const monthsAfterRenewal = months - left;
  const figures = figuresOf({}, renewalFigures, {
    presentMonthlyRate: currentRate / 1200,
    presentPayment: stay.spans[0]?.payment ?? 0,
    monthsAfterRenewal,
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
