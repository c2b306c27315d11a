import { orNotFound } from "../orNotFound.ts";
import { mediaType, pictureNames, readPicture } from "../pictures/pictureFiles.ts";
import { siteContext } from "../site.ts";
import type { Route } from "./+types/picture.ts";

export function loader({ context, params }: Route.LoaderArgs) {
  const site = context.get(siteContext);
  const name = orNotFound(pictureNames(site).find((each) => each === params["*"]));
  return new Response(readPicture(site, name), { headers: { "Content-Type": mediaType(name) } });
}
