import { robots } from "../seo/siteIndexes.ts";

export function loader() {
  return new Response(robots(), { headers: { "Content-Type": "text/plain; charset=utf-8" } });
}
