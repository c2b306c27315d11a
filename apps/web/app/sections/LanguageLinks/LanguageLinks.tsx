import { TextLink } from "@mortgage-kit/ui";
import { localPath } from "../../navigation/localPath.ts";
import type { RenderedSite } from "../../site.ts";

/** Returns links to the page of a URL in the other languages that have it. */
export function languageLinks(site: RenderedSite, { pathname }: URL) {
  const path = pathname.slice(site.base.length).replace(/\/$/, "") || "/";
  const { languages } = site.words;
  return {
    label: languages.label,
    links: site.translations
      .filter(({ paths }) => paths.includes(path))
      .map((other) => ({
        language: other.language,
        label: languages[other.language],
        href: localPath(other, path),
      })),
  };
}

export type LanguageLinksProps = ReturnType<typeof languageLinks>;

/** Renders a link in the language that it leads to. */
export function LanguageLink({ language, label, href }: LanguageLinksProps["links"][number]) {
  return (
    <TextLink tone="quiet" href={href} hrefLang={language} lang={language}>
      {label}
    </TextLink>
  );
}
