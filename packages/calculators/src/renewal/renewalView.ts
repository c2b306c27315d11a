import {
  dollars,
  months,
  type OtherOffer,
  offersOf,
  type RenewalCost,
  type RenewalResult,
  renewal,
} from "@mortgage-kit/calculator-engine";
import type { RenewalForm } from "@mortgage-kit/calculator-engine/form/en/renewal";
import { viewOf } from "../makeView.ts";
import { cents, labelled, type ResultFigure, toneOf } from "../result/Figure.ts";

/**
 * Creates the view of the renewal check: savings of another lender's offer against renewing.
 *
 * @example
 * renewalView(renewalFormEnglish, en).title; // "Renewal Check"
 */
export const renewalView = viewOf((words: RenewalForm) => {
  const { notes, costs } = words;
  const figure = labelled(words.figures);
  return {
    calculator: renewal,
    loadResult: async () => (await import("./RenewalResult.tsx")).renewalResult(words),
    stepFacts: { step: 2, asked: words.asked },
    isGiven: (offer: object) => offersOf({ offers: [offer as OtherOffer] }).length > 0,
    summarize: (result: RenewalResult) => {
      const { renewalSavings, savingsToEnd, cheaperAfter, recommendationId } = result;
      // Without an offer to compare, the result is the cost of the renewal letter's rate.
      if (result.choices.length === 1) {
        return {
          headline: figure("stayCost", dollars(result.stayCost), { note: notes.stayCost(result) }),
          groups: [{ figures: [figure("stayPayment", cents(result.stayPayment))] }],
          sentence: words.alone(result),
        };
      }
      return {
        headline: figure("renewalSavings", dollars(renewalSavings), {
          note: notes.renewalSavings(result),
          tone: toneOf(renewalSavings),
        }),
        advice: {
          tone: recommendationId === "stay-better" ? "caution" : "good",
          text: words.advice(result),
          because: words.because(result),
        },
        groups: [
          {
            figures: [
              cheaperAfter === null
                ? figure("cheaperAfter", notes.never, { note: notes.noBreakEven })
                : figure("cheaperAfter", months(cheaperAfter)),
              figure("savingsToEnd", dollars(savingsToEnd), { tone: toneOf(savingsToEnd) }),
            ],
          },
          {
            title: costs.title(result),
            figures: result.choices.map((choice) => costFigure(choice, costs)),
          },
        ],
        sentence: words.sentence(result),
      };
    },
  };
});

function costFigure(choice: RenewalCost, words: RenewalForm["costs"]): ResultFigure {
  const { kind, offer, cost } = choice;
  return {
    id: `cost.${offer?.id ?? kind}`,
    label: offer?.name ?? (kind === "stay" ? words.stay : words.blend),
    value: dollars(cost),
    note: words.note(choice),
  };
}
