import type { RuleInForce } from "../src/canada/rules/ruleInForce.ts";
import { entryOf, type OfVersions, type Reading } from "../src/canada/rules/source.ts";
import { loanReadings } from "./loanReadings.ts";
import { transferReadings } from "./transferReadings.ts";

/** Day on which the sources were first read; a reading that gives no day is of that day. */
const sourcesReadOn = "2026-11-21";

/** Day on which the sources were read again; a quote that stands alone is of that day. */
const quotesReadOn = "2026-11-24";

/** Readings of each rule's sources by the rule's id; one for each version, newest first. */
const readings: Readonly<Record<string, OfVersions<string | Reading>>> = {
  ...transferReadings,
  ...loanReadings,
};

export function readingOf(rule: RuleInForce<unknown>): Reading & { readonly readOn: string } {
  const reading = entryOf(readings[rule.id], rule);
  return typeof reading === "string"
    ? { readOn: quotesReadOn, quote: reading }
    : { readOn: sourcesReadOn, ...reading };
}
