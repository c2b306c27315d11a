import { readFileSync } from "node:fs";
import { join } from "node:path";
import { brokerageFolder } from "@simcoe/content";
import type { LoaderFunctionArgs } from "react-router";
import { mediaType } from "../art/mediaType.ts";
import { photoNames } from "../art/photoNames.ts";

export function loader({ params }: LoaderFunctionArgs) {
  const name = photoNames.find((photo) => photo === params["*"]);
  if (!name) throw new Response("There is no such photo.", { status: 404 });
  const file = readFileSync(join(brokerageFolder, "photos", name));
  return new Response(file, { headers: { "Content-Type": mediaType(name) } });
}
