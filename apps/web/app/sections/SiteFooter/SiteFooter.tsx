import { addressLines } from "@mortgage-kit/content";
import { Heading, Icon, Section, Stack, Text, TextLink } from "@mortgage-kit/ui";
import { ChevronDown } from "@mortgage-kit/ui/icons";
import type { RenderedSite } from "../../site.ts";
import { type LanguageLinks, LinkItems } from "../LinkItems/LinkItems.tsx";
import * as styles from "./SiteFooter.css.ts";

/** Returns the content of the footer. Call it in a loader. */
export function siteFooter({ brokerage, footer, words }: RenderedSite, languages: LanguageLinks) {
  const { privacyLink, termsLink, furtherLinks, sitemapLink, ...shown } = footer;
  const { name, poweredBy, frenchSite, siteUrl, targets } = brokerage;
  return {
    ...shown,
    name,
    poweredBy,
    address: addressLines(brokerage),
    legalLinks: [
      // The site's own privacy policy is already among the policy links.
      ...(targets.privacy === `${siteUrl}/privacy`
        ? []
        : [{ label: privacyLink, href: targets.privacy }]),
      { label: termsLink, href: targets.terms },
    ],
    further: { label: words.furtherPages, links: furtherLinks },
    ownLinks: [
      ...footer.policyLinks,
      ...languages,
      ...(frenchSite ? [{ language: "fr" as const, ...frenchSite }] : []),
      { label: sitemapLink.label, href: sitemapLink.to },
    ],
  };
}

type SiteFooterProps = ReturnType<typeof siteFooter>;
type FooterColumn = SiteFooterProps["columns"][number];

export function SiteFooter({ name, blurb, columns, ...legal }: SiteFooterProps) {
  return (
    <Section as="footer" background="deep" space="s">
      <Stack space="m">
        <div className={styles.top}>
          <div className={styles.brokerage}>
            <Stack space="xs">
              <Text size="lead" weight="strong">
                {name}
              </Text>
              <Text size="small" tone="soft">
                {blurb}
              </Text>
              <address className={styles.address}>
                {legal.address.map((line) => (
                  <span key={line}>{line}</span>
                ))}
              </address>
            </Stack>
          </div>
          {columns.map((column) => (
            <Column key={column.title} {...column} isOnly={columns.length === 1} />
          ))}
        </div>
        <Legal {...legal} />
      </Stack>
    </Section>
  );
}

function Column({ title, links, isOnly }: FooterColumn & { isOnly: boolean }) {
  const { column, list } = looks(links, isOnly);
  return (
    <nav aria-label={title} className={column}>
      <Stack space="xs">
        <Heading level={2} size="subheading">
          {title}
        </Heading>
        <ul className={list}>
          {links.map(({ label, to, detail }) => (
            <li key={to}>
              <TextLink tone="quiet" href={to}>
                {label}
              </TextLink>
              {detail && <span className={styles.detail}>{detail}</span>}
            </li>
          ))}
        </ul>
      </Stack>
    </nav>
  );
}

function looks(links: FooterColumn["links"], isOnly: boolean) {
  if (links.some(({ detail }) => detail))
    return { column: styles.people, list: `${styles.links} ${styles.peopleLinks}` };
  if (isOnly) return { column: styles.only, list: `${styles.links} ${styles.onlyLinks}` };
  return { list: styles.links };
}

type LegalProps = Omit<SiteFooterProps, "name" | "blurb" | "columns">;

function Legal(props: LegalProps) {
  return (
    <div className={styles.legal}>
      <Stack space="xxs">
        <Text size="small" weight="strong">
          {props.licence}
        </Text>
        {props.independence && (
          <Text size="tiny" tone="soft">
            {props.independence}
          </Text>
        )}
      </Stack>
      <div>
        <FurtherLinks {...props.further} />
        <ul className={styles.legalLinks}>
          <LinkItems links={props.legalLinks} tone="quiet" newTab />
          <LinkItems links={props.ownLinks} tone="quiet" />
        </ul>
        <div>
          <Text size="tiny" tone="soft">
            {props.copyright}
          </Text>
          {props.poweredBy && (
            <Text size="tiny" tone="soft">
              <TextLink tone="quiet" href={props.poweredBy.href} newTab>
                {props.poweredBy.label}
              </TextLink>
            </Text>
          )}
        </div>
      </div>
    </div>
  );
}

/** Renders links to further pages, which a phone shows once their summary is opened. */
function FurtherLinks({ label, links }: SiteFooterProps["further"]) {
  if (links.length === 0) return null;
  return (
    <details className={styles.further}>
      <summary className={styles.furtherSummary}>
        {label}
        <Icon icon={ChevronDown} size="s" />
      </summary>
      <ul className={styles.legalLinks}>
        <LinkItems links={links} tone="quiet" />
      </ul>
    </details>
  );
}
