export { createFormatter } from "./createFormatter.ts";
export type { Formatter } from "./Formatter.ts";
export type { AnySecondLook, Reason } from "./Vocabulary.ts";
export type { Words, WrittenStep } from "./Words.ts";
