import { footer, type SitePage, sitePages } from "@simcoe/content";
import { socialImage } from "../art/socialImage.ts";
import { socialImagePath } from "../findability/socialImagePath.ts";
import { site } from "../site.ts";
import type { Route } from "./+types/social-image.ts";

/** The build asks for each file twice, and a picture takes a while to draw. */
const drawn = new Map<SitePage, ReturnType<typeof socialImage>>();

export async function loader({ params }: Route.LoaderArgs) {
  const page = sitePages.find(({ path }) => socialImagePath(path) === `/social/${params["*"]}`);
  if (!page) throw new Response("There is no such picture.", { status: 404 });
  const drawing = drawn.get(page) ?? socialImage(pictured(page));
  drawn.set(page, drawing);
  const headers = { "Content-Type": "image/png" };
  return new Response(new Uint8Array(await drawing), { headers });
}

function pictured({ path, metadata }: SitePage) {
  const parts = metadata.title.split(" | ");
  // The brokerage has its own line in the picture.
  const title = parts.filter((part) => part !== site.name).join(", ");
  return { seed: path, title, name: site.name, licence: footer.licence };
}
