import type { Source } from "../ruleInForce.ts";

/** Where each version of a rule was published, by the rule's id and the version's first day. */
export type SourcesByDay = Readonly<Record<string, Readonly<Record<string, Source>>>>;
