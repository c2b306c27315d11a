import { drawingsOf } from "../art/drawings.ts";
import { siteContext } from "../site.ts";
import type { Route } from "./+types/art.ts";

export function loader({ context, params }: Route.LoaderArgs) {
  const drawing = drawingsOf(context.get(siteContext))[params["*"]];
  if (!drawing) throw new Response("There is no such drawing.", { status: 404 });
  return new Response(drawing(), { headers: { "Content-Type": "image/svg+xml" } });
}
