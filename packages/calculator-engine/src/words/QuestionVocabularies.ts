import type { FieldOf } from "../calculator.ts";
import type { DownPaymentWarningId } from "../closingFees/downPaymentWarning.ts";
import type { FigureId } from "../figures.ts";
import type { QuestionId, Questions } from "../questions.ts";
import type { Formatter } from "./Formatter.ts";
import type { LenderSayings } from "./SharedVocabulary.ts";

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
interface QuestionVocabulary<Of extends Questions[QuestionId]> {
  readonly figures: NamesOf<keyof Of["figures"]>;
  /** With an article, as in "with a loan of". */
  readonly inputs: NamesOf<keyof Of["figures"] & FieldOf<Of["inputs"]>>;
  /** As the end of a sentence. */
  readonly answers: Readonly<Record<Of["advice"] | Of["answer"], string>>;
  readonly secondLook: (look: Of["secondLook"], format: Formatter) => string;
  /** The beginning of the lender's sentence; the limit follows a colon. */
  readonly lender: Readonly<Record<Of["lender"], (figure: LenderAmount) => string>>;
}

interface Advising<Id extends string> {
  readonly recommendations: Readonly<Record<Id, string>>;
}

interface Warning {
  readonly warnings: Readonly<Record<DownPaymentWarningId, string>>;
}

interface AboutPurchase {
  readonly lenderView: LenderSayings<"purchase">;
}

interface AboutChange {
  readonly lenderView: LenderSayings<"change">;
}

/** The words of each question by its id; a word left out does not compile. */
export type QuestionVocabularies = {
  readonly [Id in QuestionId]: QuestionVocabulary<Questions[Id]> &
    ([Questions[Id]["advice"]] extends [never] ? unknown : Advising<Questions[Id]["advice"]>) &
    (Id extends "closing-fees" ? Warning : unknown) &
    (Id extends "affordability" | "rent-vs-buy" | "closing-fees" ? AboutPurchase : unknown) &
    (Id extends "refinance" | "debt-consolidation" | "renewal" ? AboutChange : unknown);
};
