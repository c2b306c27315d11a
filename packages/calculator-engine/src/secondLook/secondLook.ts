import type { RecommendationId } from "../questions.ts";

/** Whether a headline survives a fuller comparison, with what was found. */
export interface SecondLook<Figures = object, Id extends string = string> {
  /** Which question it looks at again; chooses the words and tells the figures apart. */
  readonly id: Id;
  /** The advice that was looked at again; `headline` where the estimate gives none. */
  readonly checked: RecommendationId | "headline";
  readonly holds: boolean;
  /** The fields of the result that a refuted headline rests on: not to be shown as a gain. */
  readonly refutes: readonly string[];
  readonly figures: Figures;
}
