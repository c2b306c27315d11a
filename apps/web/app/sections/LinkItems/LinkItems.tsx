import type { SiteLanguage } from "@mortgage-kit/content";
import { TextLink, type TextLinkProps } from "@mortgage-kit/ui";

interface LinkItemsProps extends Pick<TextLinkProps, "tone" | "newTab"> {
  /** `language` is that of the linked page if it differs. */
  links: readonly { label: string; href: string; language?: SiteLanguage }[];
}

/** Renders the items of a list of links. */
export function LinkItems({ links, ...look }: LinkItemsProps) {
  return links.map(({ label, href, language }) => (
    <li key={label}>
      <TextLink href={href} hrefLang={language} lang={language} {...look}>
        {label}
      </TextLink>
    </li>
  ));
}
