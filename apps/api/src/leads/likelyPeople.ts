import { type SelectQueryBuilder, sql } from "kysely";
import type { Tables } from "./tables.ts";

/**
 * Orders suspected leads so that those most like people come first: not those with a program's mark,
 * from networks that sent few, by the page's script, with a form open for long.
 */
export function likelyPeopleFirst<Output>(
  query: SelectQueryBuilder<Tables, "leads", Output>,
): SelectQueryBuilder<Tables, "leads", Output> {
  return query
    .orderBy(sql`case when suspicion in ('honeypot filled', 'link in a name') then 1 else 0 end`)
    .orderBy(sql`count(*) over (partition by coalesce(network, id))`)
    .orderBy(sql`case lane when 'script' then 0 when 'plain' then 1 else 2 end`)
    .orderBy(sql`coalesce(seconds_open, 0)`, "desc")
    .orderBy("received_at")
    .orderBy("id");
}
