import { counted } from "./counted.ts";

/**
 * Returns the audit log's summary of a list that was read: its length, and the beginnings of the
 * references.
 */
export function seen(leads: readonly { id: string }[]): string {
  const references = leads.map(({ id }) => id.slice(0, 8)).join(" ");
  return `${counted(leads.length, "application")}${references && `: ${references}`}`;
}
