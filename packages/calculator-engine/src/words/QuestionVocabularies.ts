import type { AffordabilityInputs } from "../affordability/affordabilityEstimate.ts";
import type { affordabilityFigures } from "../affordability/affordabilityFigures.ts";
import type { AffordabilitySecondLook } from "../affordability/affordabilitySecondLook.ts";
import type { AffordabilityAnswer } from "../affordability/affordabilityTippingPoints.ts";
import type { AnswerId } from "../answers.ts";
import type { FieldOf } from "../calculator.ts";
import type { ClosingFeesInputs } from "../closingFees/closingFeesEstimate.ts";
import type { closingFeesFigures } from "../closingFees/closingFeesFigures.ts";
import type { ClosingFeesSecondLook } from "../closingFees/closingFeesSecondLook.ts";
import type { ClosingFeesAnswer } from "../closingFees/closingFeesTippingPoints.ts";
import type { DownPaymentWarningId } from "../closingFees/downPaymentWarning.ts";
import type {
  DebtConsolidationInputs,
  DebtConsolidationRecommendationId,
} from "../debtConsolidation/debtConsolidationEstimate.ts";
import type { debtConsolidationFigures } from "../debtConsolidation/debtConsolidationFigures.ts";
import type { DebtConsolidationSecondLook } from "../debtConsolidation/debtConsolidationSecondLook.ts";
import type { DebtAnswer } from "../debtConsolidation/debtConsolidationTippingPoints.ts";
import type { FigureId } from "../figures.ts";
import type { LenderFigureId } from "../lenderView/assembleLenderView.ts";
import type { PaymentInputs } from "../payment/paymentEstimate.ts";
import type { paymentFigures } from "../payment/paymentFigures.ts";
import type { PaymentSecondLook } from "../payment/paymentSecondLook.ts";
import type { PaymentAnswer } from "../payment/paymentTippingPoints.ts";
import type { RefinanceInputs, RefinanceRecommendationId } from "../refinance/refinanceEstimate.ts";
import type { refinanceFigures } from "../refinance/refinanceFigures.ts";
import type { RefinanceSecondLook } from "../refinance/refinanceSecondLook.ts";
import type { RenewalInputs, RenewalRecommendationId } from "../renewal/renewalEstimate.ts";
import type { renewalFigures } from "../renewal/renewalFigures.ts";
import type { RenewalSecondLook } from "../renewal/renewalSecondLook.ts";
import type { RenewalAnswer } from "../renewal/renewalTippingPoints.ts";
import type { RentVsBuyInputs, RentVsBuyRecommendationId } from "../rentVsBuy/rentVsBuyEstimate.ts";
import type { rentVsBuyFigures } from "../rentVsBuy/rentVsBuyFigures.ts";
import type { RentVsBuySecondLook } from "../rentVsBuy/rentVsBuySecondLook.ts";
import type { Formatter } from "./Formatter.ts";

/** The figures whose names go on: of which debt or offer, or how often. */
type NameOf = Extract<FigureId, `${string}.${string}`> | "preferredPayment";

type NamesOf<Id extends PropertyKey> = {
  readonly [Each in Id]: Each extends NameOf ? (of: string) => string : string;
};

/** A lender's figure: as a sentence carries it without its sign, and whether it is a loss. */
export interface LenderAmount {
  readonly amount: string;
  readonly isLoss: boolean;
}

/** What one question speaks of besides what all of them do. */
interface QuestionVocabulary<Figures, Inputs, Answer extends AnswerId, Look> {
  readonly figures: NamesOf<keyof Figures>;
  /** With an article, as in "with a loan of". */
  readonly inputs: NamesOf<keyof Figures & FieldOf<Inputs>>;
  /** As the end of a sentence. */
  readonly answers: Readonly<Record<Answer, string>>;
  readonly secondLook: (look: Look, format: Formatter) => string;
  /** The beginning of the lender's sentence; the limit follows a colon. */
  readonly lender: Readonly<
    Record<keyof Figures & LenderFigureId, (figure: LenderAmount) => string>
  >;
}

interface Advising<Id extends string> {
  readonly recommendations: Readonly<Record<Id, string>>;
}

/** The words of each question by its id; a word left out does not compile. */
export interface QuestionVocabularies {
  readonly affordability: QuestionVocabulary<
    typeof affordabilityFigures,
    AffordabilityInputs,
    AffordabilityAnswer,
    AffordabilitySecondLook
  >;
  readonly payment: QuestionVocabulary<
    typeof paymentFigures,
    PaymentInputs,
    PaymentAnswer,
    PaymentSecondLook
  >;
  readonly refinance: QuestionVocabulary<
    typeof refinanceFigures,
    RefinanceInputs,
    RefinanceRecommendationId,
    RefinanceSecondLook
  > &
    Advising<RefinanceRecommendationId>;
  readonly "rent-vs-buy": QuestionVocabulary<
    typeof rentVsBuyFigures,
    RentVsBuyInputs,
    RentVsBuyRecommendationId,
    RentVsBuySecondLook
  > &
    Advising<RentVsBuyRecommendationId>;
  readonly "debt-consolidation": QuestionVocabulary<
    typeof debtConsolidationFigures,
    DebtConsolidationInputs,
    DebtConsolidationRecommendationId | DebtAnswer,
    DebtConsolidationSecondLook
  > &
    Advising<DebtConsolidationRecommendationId>;
  readonly "closing-fees": QuestionVocabulary<
    typeof closingFeesFigures,
    ClosingFeesInputs,
    ClosingFeesAnswer,
    ClosingFeesSecondLook
  > & { readonly warnings: Readonly<Record<DownPaymentWarningId, string>> };
  readonly renewal: QuestionVocabulary<
    typeof renewalFigures,
    RenewalInputs,
    RenewalRecommendationId | RenewalAnswer,
    RenewalSecondLook
  > &
    Advising<RenewalRecommendationId>;
}

/** Every second look, told apart by its question. */
export type AnySecondLook = Parameters<
  QuestionVocabularies[keyof QuestionVocabularies]["secondLook"]
>[0];
