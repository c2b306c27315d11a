import type { Source } from "../ruleInForce.ts";

/** Publication of each version of a rule, by the rule's id and the version's first day. */
export type SourcesByDay = Readonly<Record<string, Readonly<Record<string, Source>>>>;
