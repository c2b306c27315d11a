import { longDate } from "../../../dates/longDate.ts";

/** The visitor's own day, in the words of the site. */
export function today(): string {
  const now = new Date();
  return longDate(
    new Date(Date.UTC(now.getFullYear(), now.getMonth(), now.getDate())).toISOString(),
  );
}
