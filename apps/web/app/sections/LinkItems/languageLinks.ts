import { localPath, pagePath } from "../../navigation/localPath.ts";
import type { RenderedSite } from "../../site.ts";

/** Returns links to the page of a URL in the other languages that have it. */
export function languageLinks(site: RenderedSite, url: URL) {
  const path = pagePath(site, url);
  return site.translations
    .filter(({ paths }) => paths.includes(path))
    .map((other) => ({
      language: other.language,
      label: site.words.languages[other.language],
      href: localPath(other, path),
    }));
}

export type LanguageLinks = ReturnType<typeof languageLinks>;
