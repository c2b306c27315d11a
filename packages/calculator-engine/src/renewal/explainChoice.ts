import { balanceFormula, type Line, levelPaymentFormula } from "../explain/explainSteps.ts";
import type { Figure } from "../quantity.ts";
import type { ComparedChoices, RenewalChoice } from "./renewalChoices.ts";
import { type RenewalInputs, renewalFields, renewalFigures } from "./renewalFields.ts";

const units = {
  ...renewalFigures,
  "offers.annualRate": renewalFields["offers.annualRate"].rule.kind,
  "offers.termYears": renewalFields["offers.termYears"].rule.kind,
  "offers.fees": renewalFields["offers.fees"].rule.kind,
  "offers.cashBack": renewalFields["offers.cashBack"].rule.kind,
};

type ChoiceFigureId = Extract<keyof typeof units, `${"choice" | "offers"}.${string}`>;

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
  const named = offer ? { of: offer.name } : {};
  const figure = (id: ChoiceFigureId, value: number): [string, Figure] => [
    key(id.slice(id.indexOf(".") + 1)),
    { id, ...named, value, unit: units[id] },
  ];
  const after = spans.find(({ from }) => from === termEnds);
  return Object.fromEntries([
    offer
      ? figure("offers.annualRate", annualRate)
      : [
          key("annualRate"),
          { id: "blendedRate", value: annualRate, unit: renewalFigures.blendedRate },
        ],
    figure("offers.termYears", offer?.termYears ?? 0),
    figure("offers.fees", offer?.fees ?? 0),
    figure("offers.cashBack", offer?.cashBack ?? 0),
    figure("choice.monthlyRate", annualRate / 1200),
    figure("choice.payment", payment),
    figure("choice.balance", balanceAt(shortestTerm)),
    figure("choice.cost", costBy(shortestTerm)),
    figure("choice.costThen", costBy(cheaperAfter ?? 0)),
    figure("choice.monthsAfter", months - termEnds),
    figure("choice.balanceAfter", balanceAt(termEnds)),
    figure("choice.paymentAfter", after?.payment ?? 0),
    figure("choice.costToEnd", costBy(months)),
  ]);
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
  const term = offer ? own("termYears") : "{renewalTerm}";
  const upFront = upFrontFormula(choice, inputs.prepaymentCharge, key);
  const blend = `({currentRate} × {monthsRemaining} + {renewalRate} × ({renewalTerm} × 12 − {monthsRemaining})) ÷ ({renewalTerm} × 12)`;
  const toShortestTerm: readonly Line<string>[] = [
    ...(offer ? [] : [[key("annualRate"), blend] as const]),
    [key("monthlyRate"), `${own("annualRate")} ÷ 12`],
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
