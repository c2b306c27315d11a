import type { FigureId } from "../figures.ts";
import type { Figure } from "../quantity.ts";
import type { QuestionField } from "../questions.ts";

/** Every number that somebody enters; words can speak of one. */
export type InputId = Extract<FigureId, QuestionField>;

/** An input and what it is now. */
export interface TippingInput extends Figure {
  readonly id: InputId;
}
