import { amount, rate } from "../fieldRules.ts";
import {
  findTippingPoint,
  pointsFound,
  type TippingPoint,
} from "../tippingPoints/findTippingPoint.ts";
import { assertValid } from "../validate.ts";
import { type RenewalInputs, renewal, workOutRenewal } from "./renewalEstimate.ts";

export type RenewalAnswer = "offer-cheaper" | "staying-cheaper";

/**
 * The renewal rate and the charge at which the recommendation changes and, for each other offer, the rate
 * at which it costs as much as staying.
 *
 * @throws CalculatorInputError
 */
export function renewalTippingPoints(inputs: RenewalInputs): readonly TippingPoint[] {
  assertValid(renewal, inputs);
  const { offers, monthsRemaining, renewalRate, prepaymentCharge } = inputs;
  const answer = (changed: Partial<RenewalInputs>) =>
    workOutRenewal({ ...inputs, ...changed }).result.recommendationId;
  const byOffer = offers.map((offer, index) =>
    findTippingPoint<RenewalAnswer>({
      field: `offers.${index}.rate`,
      input: { id: "offers.rate", of: offer.name, value: offer.rate, unit: "percent" },
      range: rate,
      rising: ["offer-cheaper", "staying-cheaper"],
      answerAt: (other) => pairwise({ ...inputs, offers: [{ ...offer, rate: other }] }),
    }),
  );
  return pointsFound([
    findTippingPoint({
      input: { id: "renewalRate", value: renewalRate, unit: "percent" },
      range: rate,
      rising: ["stay-better", "blend-better", "switch-better"],
      answerAt: (other) => answer({ renewalRate: other }),
    }),
    ...byOffer,
    ...(monthsRemaining > 0
      ? [
          findTippingPoint({
            input: { id: "prepaymentCharge", value: prepaymentCharge, unit: "dollars" },
            range: amount,
            rising: ["switch-better", "blend-better", "stay-better"],
            answerAt: (other) => answer({ prepaymentCharge: other }),
          }),
        ]
      : []),
  ]);
}

/** An offer against staying alone, to the end of the shorter of the two terms. */
function pairwise(inputs: RenewalInputs): RenewalAnswer {
  const { stay, others, shortestTerm } = workOutRenewal(inputs).workings;
  const [offer] = others;
  const isCheaper = offer && offer.costBy(shortestTerm) < stay.costBy(shortestTerm);
  return isCheaper ? "offer-cheaper" : "staying-cheaper";
}
