import { drawings } from "../art/drawings.ts";
import type { Route } from "./+types/art.ts";

export function loader({ params }: Route.LoaderArgs) {
  const drawing = drawings[params["*"]];
  if (!drawing) throw new Response("There is no such drawing.", { status: 404 });
  return new Response(drawing(), { headers: { "Content-Type": "image/svg+xml" } });
}
