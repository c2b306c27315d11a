import { brandFileNames } from "../art/brandFileNames.ts";
import { brandFiles } from "../art/brandFiles.ts";
import { mediaType } from "../art/mediaType.ts";
import { slugIn } from "../navigation/slugIn.ts";
import { siteContext } from "../site.ts";
import type { Route } from "./+types/brand-file.ts";

export function loader({ context, url }: Route.LoaderArgs) {
  const name = brandFileNames.find((known) => known === slugIn(url));
  if (!name) throw new Response("There is no such file.", { status: 404 });
  const body = Buffer.from(brandFiles[name](context.get(siteContext)));
  return new Response(body, { headers: { "Content-Type": mediaType(name) } });
}
