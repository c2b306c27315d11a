import type { Selectable } from "kysely";
import type { LeadsTable } from "./tables.ts";

/**
 * For how long the law wants an application kept, by what became of it. These are a layman's reading
 * and a legal reader must confirm them before they are relied on. CASL's proof of consent is kept
 * with the application and as long.
 */
export const retentionClasses = {
  application: {
    years: 6,
    law: "FSRA requires a mortgage brokerage to keep an application for six years, also one that came to nothing",
  },
  mortgage: {
    years: 6,
    law: "FSRA requires the records of a mortgage to be kept for six years, and FINTRAC for five",
  },
} as const;

/** Beneath whatever is said of how long an application is kept. */
export const retentionNotice =
  "A legal reader must confirm the retention classes before they are relied on.";

export type RetentionClass = keyof typeof retentionClasses;

export const retentionClassNames = Object.keys(retentionClasses) as RetentionClass[];

export function yearsLater(date: Date, years: number): Date {
  const later = new Date(date);
  later.setUTCFullYear(later.getUTCFullYear() + years);
  return later;
}

type Retained = Pick<
  Selectable<LeadsTable>,
  "received_at" | "answered_at" | "retention_from" | "retention_class"
>;

/** The day until which the law wants it kept, counted from what last happened to it. */
export function keptUntil(lead: Retained): Date {
  const from = lead.retention_from ?? lead.answered_at ?? lead.received_at;
  return yearsLater(new Date(from), retentionClasses[lead.retention_class].years);
}
