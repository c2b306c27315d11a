import { counted } from "./counted.ts";

/** Maximum number of references that one entry of the log names. */
export const mostReferences = 1_000;

/**
 * Returns the audit log's summary of a list that was read: its length and, up to `mostReferences`,
 * the beginnings of the references.
 */
export function accessSummary(leads: readonly { id: string }[]): string {
  if (leads.length > mostReferences) return counted(leads.length, "application");
  const references = leads.map(({ id }) => id.slice(0, 8)).join(" ");
  return `${counted(leads.length, "application")}${references && `: ${references}`}`;
}
