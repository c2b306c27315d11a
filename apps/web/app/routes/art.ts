import { drawingsOf } from "../art/drawings.ts";
import { orNotFound } from "../orNotFound.ts";
import { type RenderedSite, siteContext } from "../site.ts";
import type { Route } from "./+types/art.ts";

/** Drawings of each site made so far, because prerendering asks for each file twice. */
const drawn = new WeakMap<RenderedSite, Map<string, string>>();

export function loader({ context, params }: Route.LoaderArgs) {
  const site = context.get(siteContext);
  const known = drawn.get(site) ?? new Map<string, string>();
  drawn.set(site, known);
  const name = params["*"];
  const drawing = known.get(name) ?? orNotFound(drawingsOf(site)[name])();
  known.set(name, drawing);
  return new Response(drawing, { headers: { "Content-Type": "image/svg+xml" } });
}
