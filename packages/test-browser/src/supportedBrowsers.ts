import { createRequire } from "node:module";
import type { CompatData, CompatStatement } from "@mdn/browser-compat-data";

/** Oldest browsers that pages, embed and packages promise to work in. */
export const oldest = { chrome: 111, firefox: 121, safari: 16.4, safari_ios: 16.4 } as const;

/** MDN's data. Node.js reads its 20 MB, because Vitest takes seconds to turn them into a module. */
export const compatData: CompatData = createRequire(import.meta.url)("@mdn/browser-compat-data");

type Browser = keyof typeof oldest;

/** Returns the oldest browsers that lack a feature, by MDN's data; none for a feature that MDN does not list. */
export function missingIn(feature: CompatStatement | undefined): readonly Browser[] {
  if (!feature) return [];
  return (Object.keys(oldest) as Browser[]).filter((browser) => {
    const support = feature.support[browser] ?? { version_added: false };
    return ![support].flat().some((row) => {
      if (row.flags || row.prefix || row.alternative_name || row.version_removed) return false;
      const added = row.version_added;
      return added !== false && Number.parseFloat(added.replace("≤", "")) <= oldest[browser];
    });
  });
}
