import type { AffordabilityInputs } from "./affordability/affordabilityEstimate.ts";
import type { affordabilityFigures } from "./affordability/affordabilityFigures.ts";
import type { AffordabilitySecondLook } from "./affordability/affordabilitySecondLook.ts";
import type { AffordabilityAnswer } from "./affordability/affordabilityTippingPoints.ts";
import type { FieldOf } from "./calculator.ts";
import type { ClosingFeesInputs } from "./closingFees/closingFeesEstimate.ts";
import type { closingFeesFigures } from "./closingFees/closingFeesFigures.ts";
import type { ClosingFeesSecondLook } from "./closingFees/closingFeesSecondLook.ts";
import type { ClosingFeesAnswer } from "./closingFees/closingFeesTippingPoints.ts";
import type {
  DebtConsolidationInputs,
  DebtConsolidationRecommendationId,
} from "./debtConsolidation/debtConsolidationEstimate.ts";
import type { debtConsolidationFigures } from "./debtConsolidation/debtConsolidationFigures.ts";
import type { DebtConsolidationSecondLook } from "./debtConsolidation/debtConsolidationSecondLook.ts";
import type { DebtAnswer } from "./debtConsolidation/debtConsolidationTippingPoints.ts";
import type { PaymentInputs } from "./payment/paymentEstimate.ts";
import type { paymentFigures } from "./payment/paymentFigures.ts";
import type { PaymentSecondLook } from "./payment/paymentSecondLook.ts";
import type { PaymentAnswer } from "./payment/paymentTippingPoints.ts";
import type { RefinanceInputs, RefinanceRecommendationId } from "./refinance/refinanceEstimate.ts";
import type { refinanceFigures } from "./refinance/refinanceFigures.ts";
import type { RefinanceSecondLook } from "./refinance/refinanceSecondLook.ts";
import type { RenewalInputs, RenewalRecommendationId } from "./renewal/renewalEstimate.ts";
import type { renewalFigures } from "./renewal/renewalFigures.ts";
import type { RenewalSecondLook } from "./renewal/renewalSecondLook.ts";
import type { RenewalAnswer } from "./renewal/renewalTippingPoints.ts";
import type { RentVsBuyInputs, RentVsBuyRecommendationId } from "./rentVsBuy/rentVsBuyEstimate.ts";
import type { rentVsBuyFigures } from "./rentVsBuy/rentVsBuyFigures.ts";
import type { RentVsBuySecondLook } from "./rentVsBuy/rentVsBuySecondLook.ts";

/** What the engine speaks of in one question. */
interface Question {
  /** Its own figures, with their units. */
  readonly figures: object;
  readonly inputs: object;
  /** The advice that its estimate gives; `never` where it gives none. */
  readonly advice: string;
  /** What a tipping point leads from or to besides the advice. */
  readonly answer: string;
  readonly secondLook: object;
  /** The figure that a lender, a lawyer or a registry would come to. */
  readonly lender: string;
}

/** Every question by its id. What the engine can say, and what words have to say, follows from it. */
export interface Questions {
  readonly affordability: {
    readonly figures: typeof affordabilityFigures;
    readonly inputs: AffordabilityInputs;
    readonly advice: never;
    readonly answer: AffordabilityAnswer;
    readonly secondLook: AffordabilitySecondLook;
    readonly lender: "lenderMaxPrice";
  };
  readonly payment: {
    readonly figures: typeof paymentFigures;
    readonly inputs: PaymentInputs;
    readonly advice: never;
    readonly answer: PaymentAnswer;
    readonly secondLook: PaymentSecondLook;
    readonly lender: "lenderMonthly";
  };
  readonly refinance: {
    readonly figures: typeof refinanceFigures;
    readonly inputs: RefinanceInputs;
    readonly advice: RefinanceRecommendationId;
    readonly answer: never;
    readonly secondLook: RefinanceSecondLook;
    readonly lender: "lenderTotalSavings";
  };
  readonly "rent-vs-buy": {
    readonly figures: typeof rentVsBuyFigures;
    readonly inputs: RentVsBuyInputs;
    readonly advice: RentVsBuyRecommendationId;
    readonly answer: never;
    readonly secondLook: RentVsBuySecondLook;
    readonly lender: "lenderBuyingCost";
  };
  readonly "debt-consolidation": {
    readonly figures: typeof debtConsolidationFigures;
    readonly inputs: DebtConsolidationInputs;
    readonly advice: DebtConsolidationRecommendationId;
    readonly answer: DebtAnswer;
    readonly secondLook: DebtConsolidationSecondLook;
    readonly lender: "lenderInterestSavings";
  };
  readonly "closing-fees": {
    readonly figures: typeof closingFeesFigures;
    readonly inputs: ClosingFeesInputs;
    readonly advice: never;
    readonly answer: ClosingFeesAnswer;
    readonly secondLook: ClosingFeesSecondLook;
    readonly lender: "lenderCashRequired";
  };
  readonly renewal: {
    readonly figures: typeof renewalFigures;
    readonly inputs: RenewalInputs;
    readonly advice: RenewalRecommendationId;
    readonly answer: RenewalAnswer;
    readonly secondLook: RenewalSecondLook;
    readonly lender: "lenderRenewalSavings";
  };
}

export type QuestionId = keyof Questions;

/** A part of every question, as a union. */
type Each<Part extends keyof Question> = { [Id in QuestionId]: Questions[Id][Part] }[QuestionId];
type KeyOf<Union> = Union extends unknown ? keyof Union : never;
type FieldOfEach<Union> = Union extends unknown ? FieldOf<Union> : never;

/** Every advice that an estimate gives; programs decide by it, words say it. */
export type RecommendationId = Each<"advice">;

/** Every answer that a tipping point leads from or to; words say it. */
export type AnswerId = RecommendationId | Each<"answer">;

/** The figure that a lender, a lawyer or a registry would come to, by the question it answers. */
export type LenderFigureId = Each<"lender">;

/** Every figure that one question alone speaks of. */
export type QuestionFigureId = KeyOf<Each<"figures">>;

/** Every field of every question. */
export type QuestionField = FieldOfEach<Each<"inputs">>;

/** Every second look, told apart by its question. */
export type AnySecondLook = Each<"secondLook">;
