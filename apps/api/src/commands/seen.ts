import { counted } from "./counted.ts";

/** One entry of the log names no more references than this. */
export const mostReferences = 1_000;

/**
 * Returns the audit log's summary of a list that was read: its length, and the beginnings of the
 * references where they are few enough.
 */
export function seen(leads: readonly { id: string }[]): string {
  if (leads.length > mostReferences) return counted(leads.length, "application");
  const references = leads.map(({ id }) => id.slice(0, 8)).join(" ");
  return `${counted(leads.length, "application")}${references && `: ${references}`}`;
}
