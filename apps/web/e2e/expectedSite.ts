import { chosenFolder, loadSite } from "@mortgage-kit/content";

/** Site whose texts the built pages show. */
export const expectedSite = await loadSite(chosenFolder(process.env), "en");
