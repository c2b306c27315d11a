import {
  balanceFormula,
  figuresOf,
  type Line,
  levelPaymentFormula,
} from "../explain/explainSteps.ts";
import type { Figure } from "../quantity.ts";
import type { ComparedChoices, RenewalChoice } from "./renewalChoices.ts";
import { type RenewalInputs, renewalFields, renewalFigures } from "./renewalFields.ts";

/** Writes the fees, the charge and the cash back of a choice as the end of a formula. */
function upFrontFormula({ offer }: RenewalChoice, charge: number, key: (of: string) => string) {
  if (!offer) return "";
  return [
    ...(offer.fees > 0 ? [` + {${key("fees")}}`] : []),
    ...(charge > 0 ? [" + {prepaymentCharge}"] : []),
    ...(offer.cashBack > 0 ? [` − {${key("cashBack")}}`] : []),
  ].join("");
}

/** Returns the figures of a choice under separate keys: `payment0`, `cost0`. */
function figuresUnder(
  { annualRate, payment, termEnds, spans, offer, costBy, balanceAt }: RenewalChoice,
  { months, shortestTerm }: ComparedChoices,
  cheaperAfter: number | null,
  key: (of: string) => string,
): Readonly<Record<string, Figure>> {
  const figures = figuresOf(renewalFields, renewalFigures, {
    [offer ? "offers.annualRate" : "blendedRate"]: annualRate,
    "offers.termYears": offer?.termYears,
    "offers.fees": offer?.fees,
    "offers.cashBack": offer?.cashBack,
    "choice.monthlyRate": annualRate / 1200,
    "choice.payment": payment,
    "choice.balance": balanceAt(shortestTerm),
    "choice.cost": costBy(shortestTerm),
    "choice.costThen": costBy(cheaperAfter ?? 0),
    "choice.monthsAfter": months - termEnds,
    "choice.balanceAfter": balanceAt(termEnds),
    "choice.paymentAfter": spans.find(({ from }) => from === termEnds)?.payment,
    "choice.costToEnd": costBy(months),
  });
  return Object.fromEntries(
    Object.values(figures).map((figure) => [
      key(figure.id.slice(figure.id.indexOf(".") + 1)),
      { ...figure, ...(offer && { of: offer.name }) },
    ]),
  );
}

/** Explains a choice other than staying: its figures, and its lines to the shortest term and to the end. */
export function explainChoice(
  inputs: RenewalInputs,
  compared: ComparedChoices,
  choice: RenewalChoice,
  { place, cheaperAfter }: { readonly place: number; readonly cheaperAfter: number | null },
) {
  const key = (of: string) => `${of}${place}`;
  const own = (of: string) => `{${key(of)}}`;
  const { annualRate, offer, termEnds } = choice;
  const rate = offer ? "annualRate" : "blendedRate";
  const term = offer ? own("termYears") : "{renewalTerm}";
  const upFront = upFrontFormula(choice, inputs.prepaymentCharge, key);
  const blend = `({currentRate} × {monthsRemaining} + {renewalRate} × ({renewalTerm} × 12 − {monthsRemaining})) ÷ ({renewalTerm} × 12)`;
  const toShortestTerm: readonly Line<string>[] = [
    ...(offer ? [] : [[key(rate), blend] as const]),
    [key("monthlyRate"), `${own(rate)} ÷ 12`],
    [key("payment"), levelPaymentFormula("balance", key("monthlyRate"), "months", annualRate)],
    [
      key("balance"),
      balanceFormula(key("payment"), key("monthlyRate"), "monthsAfterShortest", annualRate),
    ],
    [key("cost"), `${own("payment")} × {shortestTerm} − ({balance} − ${own("balance")})${upFront}`],
  ];
  const after: readonly Line<string>[] = [
    [key("monthsAfter"), `{months} − ${term} × 12`],
    [
      key("balanceAfter"),
      balanceFormula(key("payment"), key("monthlyRate"), key("monthsAfter"), annualRate),
    ],
    [
      key("paymentAfter"),
      levelPaymentFormula(
        key("balanceAfter"),
        "renewalMonthlyRate",
        key("monthsAfter"),
        inputs.renewalRate,
      ),
    ],
    [
      key("costToEnd"),
      `${own("payment")} × ${term} × 12 + ${own("paymentAfter")} × ${own("monthsAfter")} − {balance}${upFront}`,
    ],
  ];
  const throughout: readonly Line<string>[] = [
    [key("costToEnd"), `${own("payment")} × {months} − {balance}${upFront}`],
  ];
  return {
    key,
    figures: figuresUnder(choice, compared, cheaperAfter, key),
    toShortestTerm,
    toEnd: termEnds < compared.months ? after : throughout,
  };
}
