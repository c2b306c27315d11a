import type { SiteLanguage } from "@mortgage-kit/content";
import { TextLink, type TextLinkProps } from "@mortgage-kit/ui";
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

interface LinkItemsProps extends Pick<TextLinkProps, "tone" | "newTab"> {
  /** `language` is that of the linked page if it differs. */
  links: readonly { label: string; href: string; language?: SiteLanguage }[];
}

export function LinkItems({ links, ...look }: LinkItemsProps) {
  return links.map(({ label, href, language }) => (
    <li key={label}>
      <TextLink href={href} hrefLang={language} lang={language} {...look}>
        {label}
      </TextLink>
    </li>
  ));
}
