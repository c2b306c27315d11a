import type { Source } from "../ruleInForce.ts";

/** Publications of rule versions, by the rule's id and the version's first day. */
export type SourcesByDay = Readonly<Record<string, Readonly<Record<string, Source>>>>;
