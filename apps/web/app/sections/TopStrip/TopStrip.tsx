import { TextLink } from "@mortgage-kit/ui";
import type { RenderedSite } from "../../site.ts";
import { PhoneLink } from "../ContactLink/ContactLink.tsx";
import type { LanguageLinks } from "../LinkItems/LinkItems.tsx";
import * as styles from "./TopStrip.css.ts";

/** Returns the links of the strip: rates, calculators and telephone, as far as the site has them. */
export function topStrip({ brokerage, calculatorPages, publishedRates, words }: RenderedSite) {
  const { label, rates, calculators } = words.strip;
  return {
    label,
    links: [
      ...(publishedRates ? [{ label: rates, href: "/rates" }] : []),
      ...Object.entries(calculators).flatMap(([name, label]) => {
        const page = calculatorPages.find(({ id }) => id === name);
        return page ? [{ label, href: page.route }] : [];
      }),
    ],
    phone: brokerage.phone,
  };
}

type TopStripProps = ReturnType<typeof topStrip> & {
  languages: LanguageLinks;
};

/** Renders the links above the header; a phone shows two, and the others in its menu. */
export function TopStrip({ label, links, phone, languages }: TopStripProps) {
  return (
    <nav className={styles.strip} aria-label={label}>
      {links.map(({ label, href }, index) => (
        <span key={href} className={index > 1 ? styles.wide : styles.always}>
          <TextLink tone="quiet" href={href}>
            {label}
          </TextLink>
        </span>
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
