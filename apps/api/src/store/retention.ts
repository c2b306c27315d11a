import {
  type RetentionClass,
  type RetentionRule,
  retentionClassNames,
} from "@mortgage-kit/compliance/retention";
import type { Selectable } from "kysely";
import type { LeadsTable } from "./tables.ts";

export { type RetentionClass, retentionClassNames };

/**
 * Retention periods of a regulator, by the outcome of an application. They are not legal advice: a
 * lawyer must confirm them before anyone relies on them. The proof of consent that CASL requires is
 * kept with the application, for as long.
 */
export type RetentionRules = Readonly<Record<RetentionClass, RetentionRule>>;

export const retentionNotice =
  "A lawyer must confirm the retention classes before anyone relies on them.";

export function yearsLater(date: Date, years: number): Date {
  const later = new Date(date);
  later.setUTCFullYear(later.getUTCFullYear() + years);
  return later;
}

type Retained = Pick<Selectable<LeadsTable>, "received_at" | "term_ends_at" | "retention_class">;

/** Returns the end of the retention; undefined while the end of a mortgage's term is unknown. */
export function keptUntil(
  { received_at, term_ends_at, retention_class }: Retained,
  rules: RetentionRules,
): Date | undefined {
  const { years, from } = rules[retention_class];
  const begun = from === "received" ? received_at : term_ends_at;
  return begun === null ? undefined : yearsLater(new Date(begun), years);
}

export function keptUntilInWords(lead: Retained, rules: RetentionRules): string {
  const until = keptUntil(lead, rules);
  if (until) return until.toISOString().slice(0, 10);
  const { years } = rules.mortgage;
  return `${years} years after its term ends, a day that is not known yet`;
}
