export { createFormatter } from "./createFormatter.ts";
export type { Formatter } from "./Formatter.ts";
export type { Reason } from "./SharedVocabulary.ts";
export type { Words, WrittenStep } from "./Words.ts";
