import { counted } from "./counted.ts";

/** What the log keeps of a list that was read: how many, and the beginnings of their references. */
export function seen(leads: readonly { id: string }[]): string {
  const references = leads.map(({ id }) => id.slice(0, 8)).join(" ");
  return `${counted(leads.length, "application")}${references && `: ${references}`}`;
}
