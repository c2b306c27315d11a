import { TextLink } from "@mortgage-kit/ui";
import type { RenderedSite } from "../../site.ts";
import { PhoneLink } from "../ContactLink/ContactLink.tsx";
import type { LanguageLinks } from "../LinkItems/LinkItems.tsx";
import * as styles from "./TopStrip.css.ts";

/** Returns the links of the strip: rates, renewal check and telephone, as far as the site has them. */
export function topStrip({ brokerage, calculatorPages, publishedRates, words }: RenderedSite) {
  const { label, rates, renewal } = words.strip;
  const check = calculatorPages.find(({ id }) => id === "renewal");
  return {
    label,
    links: [
      ...(publishedRates ? [{ label: rates, href: "/rates" }] : []),
      ...(check ? [{ label: renewal, href: check.route }] : []),
    ],
    phone: brokerage.phone,
  };
}

export type TopStripProps = ReturnType<typeof topStrip> & {
  languages: LanguageLinks;
};

/** Renders the links above the header for which most visitors return. */
export function TopStrip({ label, links, phone, languages }: TopStripProps) {
  return (
    <nav className={styles.strip} aria-label={label}>
      {links.map((link) => (
        <TextLink key={link.href} tone="quiet" href={link.href}>
          {link.label}
        </TextLink>
      ))}
      <PhoneLink phone={phone} tone="quiet" />
      {languages.map(({ language, label, href }) => (
        <TextLink key={href} tone="quiet" href={href} hrefLang={language} lang={language}>
          {label}
        </TextLink>
      ))}
    </nav>
  );
}
