import { TextLink } from "@mortgage-kit/ui";
import { localPath } from "../../navigation/localPath.ts";
import type { RenderedSite } from "../../site.ts";
import * as styles from "./LanguageLinks.css.ts";

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

/** Renders links to the same page in other languages, at the top of the page. */
export function LanguageLinks({ label, links }: LanguageLinksProps) {
  return (
    links.length > 0 && (
      <nav className={styles.bar} aria-label={label}>
        {links.map((link) => (
          <LanguageLink key={link.href} {...link} />
        ))}
      </nav>
    )
  );
}

/** Renders a link in the language that it leads to. */
export function LanguageLink({ language, label, href }: LanguageLinksProps["links"][number]) {
  return (
    <TextLink tone="quiet" href={href} hrefLang={language} lang={language}>
      {label}
    </TextLink>
  );
}
