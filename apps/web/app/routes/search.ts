import { searchData } from "../search/searchData.ts";
import { siteContext } from "../site.ts";
import type { Route } from "./+types/search.ts";

export function loader({ context }: Route.LoaderArgs) {
  const site = context.get(siteContext);
  return Response.json(searchData(site));
}
