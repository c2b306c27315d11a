import { mkdirSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { footer, type SitePage, sitePages } from "@mortgage-kit/content";
import { socialImage } from "../app/art/socialImage.ts";
import { socialImagePath } from "../app/seo/socialImagePath.ts";
import { site } from "../app/site.ts";

/**
 * Draws every page's picture for shared links into the folder. Not a route of the site: prerendering
 * gives a request ten seconds, which drawing on a busy machine may not keep.
 */
export async function drawSocialImages(folder: string): Promise<void> {
  for (const page of sitePages) {
    const file = join(folder, socialImagePath(page.path));
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, await socialImage(pictured(page)));
  }
}

function pictured({ path, metadata }: SitePage) {
  const parts = metadata.title.split(" | ");
  // The brokerage has its own line in the picture.
  const title = parts.filter((part) => part !== site.name).join(", ");
  return { seed: path, title, name: site.name, licence: footer.licence };
}
