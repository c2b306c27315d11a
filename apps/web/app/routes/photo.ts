import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { LoaderFunctionArgs } from "react-router";
import { mediaType } from "../art/mediaType.ts";
import { photoNames, photosFolder } from "../art/photoNames.ts";
import { orNotFound } from "../orNotFound.ts";
import { siteContext } from "../site.ts";

export function loader({ context, params }: LoaderFunctionArgs) {
  const site = context.get(siteContext);
  const name = orNotFound(photoNames(site).find((photo) => photo === params["*"]));
  return new Response(readFileSync(join(photosFolder(site), name)), {
    headers: { "Content-Type": mediaType(name) },
  });
}
