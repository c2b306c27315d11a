import { sql } from "kysely";

const withoutDots = (text: string) => text.replaceAll(".", "");
const literally = (text: string) => text.replace(/[\\%_]/g, "\\$&");

/**
 * Returns the condition that a column holds an address of the same mailbox: without its case, dots
 * and `+tag`, which many providers ignore. It is for limits of mails only, because other providers
 * do not ignore them.
 */
export function isSameMailbox(column: "phone_or_email" | "email_key", address: string) {
  const [local = "", domain = ""] = withoutDots(address.toLowerCase()).split("@");
  const [name = ""] = local.split("+");
  const own = sql`replace(lower(${sql.ref(column)}), '.', '')`;
  const tagged = `${literally(name)}+%@${literally(domain)}`;
  return sql<boolean>`(${own} = ${`${name}@${domain}`} or ${own} like ${tagged} escape '\\')`;
}
