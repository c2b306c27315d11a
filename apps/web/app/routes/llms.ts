import { llmsIndex } from "../seo/siteIndexes.ts";

export function loader() {
  return new Response(llmsIndex(), { headers: { "Content-Type": "text/plain; charset=utf-8" } });
}
