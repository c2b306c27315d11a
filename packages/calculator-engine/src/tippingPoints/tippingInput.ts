import type { AffordabilityInputs } from "../affordability/affordabilityEstimate.ts";
import type { FieldOf } from "../calculator.ts";
import type { ClosingFeesInputs } from "../closingFees/closingFeesEstimate.ts";
import type { DebtConsolidationInputs } from "../debtConsolidation/debtConsolidationEstimate.ts";
import type { FigureId } from "../figures.ts";
import type { PaymentInputs } from "../payment/paymentEstimate.ts";
import type { Figure } from "../quantity.ts";
import type { RefinanceInputs } from "../refinance/refinanceEstimate.ts";
import type { RenewalInputs } from "../renewal/renewalEstimate.ts";
import type { RentVsBuyInputs } from "../rentVsBuy/rentVsBuyEstimate.ts";

/** Every number that somebody enters; words can speak of one. */
export type InputId = Extract<
  FigureId,
  | FieldOf<AffordabilityInputs>
  | FieldOf<PaymentInputs>
  | FieldOf<RefinanceInputs>
  | FieldOf<RentVsBuyInputs>
  | FieldOf<DebtConsolidationInputs>
  | FieldOf<ClosingFeesInputs>
  | FieldOf<RenewalInputs>
>;

/** An input and what it is now. */
export interface TippingInput extends Figure {
  readonly id: InputId;
}
