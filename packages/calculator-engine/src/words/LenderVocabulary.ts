import type { LenderLimit } from "../insight/Answer.ts";
import type { BridgeReason } from "../insight/bridge.ts";
import type { Note } from "../insight/note.ts";
import type { Formatter } from "./Formatter.ts";

type ById<Union extends { readonly id: string }> = Union extends unknown
  ? { [Id in Union["id"]]: Omit<Union, "id"> & { readonly id: Id } }[Union["id"]]
  : never;

/** Words for each member of a union discriminated by `id`. */
type Templates<Union extends { readonly id: string }, Output, More = unknown> = {
  readonly [Id in Union["id"]]: (
    entry: Extract<ById<Union>, { readonly id: Id }> & More,
    format: Formatter,
  ) => Output;
};

export interface Reason {
  readonly label: string;
  readonly because: string;
}

/** Words of the lender's count. */
export interface LenderVocabulary {
  /** `rule` is the name of the rule that goes with the step. */
  readonly bridge: Templates<
    Exclude<BridgeReason, { id: "figure" }>,
    Reason,
    { readonly rule: string }
  >;
  readonly notes: Templates<Note, string>;
  readonly limits: Templates<LenderLimit, string, { readonly reason: Reason }>;
}

/** Words for some ids of the lender's count. */
export type SomeLenderWords = {
  readonly [Part in keyof LenderVocabulary]: Partial<LenderVocabulary[Part]>;
};
