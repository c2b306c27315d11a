import { llmsIndex } from "../seo/llmsIndex.ts";

export function loader() {
  return new Response(llmsIndex(), { headers: { "Content-Type": "text/plain; charset=utf-8" } });
}
