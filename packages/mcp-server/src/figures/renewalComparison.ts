import {
  compareRenewalOffers,
  type RenewalOffersInputs,
  rules,
} from "@mortgage-kit/calculator-engine/canada";
import { nearestChange } from "@mortgage-kit/calculator-engine/insight";
import { z } from "zod";
import { dollars, months, type NamedFigure, percent } from "../answer.ts";
import { defineFigure } from "../defineFigure.ts";
import {
  annualRate,
  balance,
  compounding,
  dollarsOf,
  monthsRemaining,
  oneOf,
  rateOf,
  yearsOf,
  yearsRemaining,
} from "../inputs.ts";
import { wordsIn } from "../language.ts";

const toHundredth = (rate: number) => Math.round(rate * 100) / 100;
const inFrench = (value: number) => wordsIn.fr.format.quantity({ value, unit: "percent" });

const name = "a name of 1 to 60 characters";
const rows = "a list of 1 to 20 offers";

/** Later rate, in percent, from which another offer costs least. */
interface TurningRate {
  readonly rate: number;
  readonly cheapest: string;
}

/** Finds the later rate nearest to the given one at which another offer costs least. */
function turningRateOf(inputs: RenewalOffersInputs): TurningRate | null {
  const cheapestAt = (rateAfter: number) =>
    compareRenewalOffers({ ...inputs, rateAfter }).cheapestToLongestTerm;
  const rate = nearestChange(inputs.rateAfter, { min: 0, max: 25 }, cheapestAt);
  return rate === null ? null : { rate, cheapest: cheapestAt(rate) };
}

const offer = z.strictObject({
  id: z.string(name).min(1, name).max(60, name).describe("Name of the offer"),
  kind: oneOf(["stay", "switch", "blend-and-extend"]).describe(
    "Renew, change lenders, or blend with the present rate",
  ),
  annualRate,
  termYears: yearsOf(),
  cashBack: dollarsOf("Cash from the lender"),
  fees: dollarsOf("Fees of lender and lawyer"),
  compounding,
});

export const renewalComparison = defineFigure({
  name: "compare_renewal_offers",
  description:
    "Cost of each offer to the end of the longest term and of the mortgage, its break-even with the first one, and the later rate at which another costs least.",
  inputs: z.strictObject({
    balance,
    yearsRemaining,
    monthsRemaining,
    currentRate: rateOf("Present rate; needed until the term ends").exactOptional(),
    prepaymentCharge: dollarsOf("Charge for leaving before the term ends"),
    rateAfter: rateOf("Rate at which every offer is renewed later"),
    offers: z.array(offer, rows).min(1, rows).max(20, rows),
  }),
  texts: {
    en: {
      cheapest: (id: string) => `Cheapest to the end of the longest term: ${id}; its cost`,
      ends: "End of the longest term, from today",
      rate: (id: string) => `${id}: rate from its first day`,
      payment: (id: string) => `${id}: monthly payment`,
      upFront: (id: string) => `${id}: fees and charge less cash back`,
      toTerm: (id: string) => `${id}: cost to the end of the longest term`,
      toEnd: (id: string) => `${id}: cost to the end of the mortgage`,
      breakEven: (id: string, first: string) => `${id}: cheaper than ${first} from`,
      estimated:
        "The charge for leaving before the term ends is estimated at three months' interest, because none was given; ask the lender for it in writing.",
      terms: (rate: number, turn: TurningRate | null) =>
        `After the shorter terms ${rate} % is assumed. ${turn ? `At ${toHundredth(turn.rate)} % or ${turn.rate > rate ? "more" : "less"}, ${turn.cheapest} is the cheapest instead.` : "No later rate up to 25 % makes another offer the cheapest."}`,
      cost: "Cost is interest, fees and charge less cash back; principal repaid is not a cost.",
      longest: (id: string, rate: number) =>
        `To the end of the mortgage the cheapest is ${id}, if every offer is then renewed at ${rate} %.`,
    },
    fr: {
      cheapest: (id) => `Le moins cher jusqu’à la fin du terme le plus long\u00a0: ${id}; son coût`,
      ends: "Fin du terme le plus long, à partir d’aujourd’hui",
      rate: (id) => `${id}\u00a0: taux dès le premier jour`,
      payment: (id) => `${id}\u00a0: versement mensuel`,
      upFront: (id) => `${id}\u00a0: frais et indemnité, moins la remise en argent`,
      toTerm: (id) => `${id}\u00a0: coût jusqu’à la fin du terme le plus long`,
      toEnd: (id) => `${id}\u00a0: coût jusqu’à la fin du prêt hypothécaire`,
      breakEven: (id, first) => `${id}\u00a0: moins cher que ${first} à partir de`,
      estimated:
        "L’indemnité pour un départ avant la fin du terme est estimée à trois mois d’intérêts, faute de montant; demandez-la au prêteur par écrit.",
      terms: (rate, turn) =>
        `Après les termes plus courts, le calcul suppose ${inFrench(rate)}. ${turn ? `À ${inFrench(toHundredth(turn.rate))} ou ${turn.rate > rate ? "plus" : "moins"}, ${turn.cheapest} devient le moins cher.` : `Aucun taux ultérieur jusqu’à ${inFrench(25)} ne rend une autre offre moins chère.`}`,
      cost: "Le coût comprend les intérêts, les frais et l’indemnité, moins la remise en argent; le capital remboursé n’est pas un coût.",
      longest: (id, rate) =>
        `Jusqu’à la fin du prêt hypothécaire, le moins cher est ${id}, si chaque offre est ensuite renouvelée à ${inFrench(rate)}.`,
    },
  },
  answer: (inputs, texts) => {
    const compared = compareRenewalOffers(inputs);
    const { longestTermEnds, cheapestToLongestTerm, offers } = compared;
    const [first] = offers;
    const cheapest = offers.find(({ id }) => id === cheapestToLongestTerm);
    const lengths = new Set(inputs.offers.map(({ termYears }) => termYears));
    const isEstimated = offers.some(({ isChargeEstimated }) => isChargeEstimated);
    return {
      figure: dollars(
        texts.cheapest(cheapestToLongestTerm),
        cheapest?.endOfLongestTerm.cost ?? null,
      ),
      workings: [
        months(texts.ends, longestTermEnds),
        ...offers.flatMap((one): NamedFigure[] => [
          percent(texts.rate(one.id), one.annualRate),
          dollars(texts.payment(one.id), one.payment),
          dollars(texts.upFront(one.id), one.upFront),
          dollars(texts.toTerm(one.id), one.endOfLongestTerm.cost),
          dollars(texts.toEnd(one.id), one.endOfMortgage.cost),
          months(texts.breakEven(one.id, first?.id ?? ""), one.breakEvenMonth),
        ]),
      ],
      rules: [rules.fixedRateCompounding],
      notes: [
        ...(isEstimated ? [texts.estimated] : []),
        ...(lengths.size > 1 ? [texts.terms(inputs.rateAfter, turningRateOf(inputs))] : []),
        texts.cost,
        texts.longest(compared.cheapestToEndOfMortgage, inputs.rateAfter),
      ],
    };
  },
});
