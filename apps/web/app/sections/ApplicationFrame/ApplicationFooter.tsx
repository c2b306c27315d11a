import type { ApplicationPage } from "@mortgage-kit/content";
import { Section, Stack, Text, TextLink } from "@mortgage-kit/ui";
import { ContactLink } from "../ContactLink/ContactLink.tsx";
import { LanguageLink, type LanguageLinksProps } from "../LanguageLinks/LanguageLinks.tsx";
import * as styles from "./ApplicationFrame.css.ts";

export type ApplicationFooterProps = ApplicationPage["footer"] & {
  phoneLink: string;
  legalLinks: readonly { label: string; href: string }[];
  policyLinks: readonly { label: string; to: string }[];
  languages: LanguageLinksProps["links"];
};

export function ApplicationFooter({
  brokerName,
  licences,
  legalLinks,
  policyLinks,
  languages,
  ...contact
}: ApplicationFooterProps) {
  return (
    <Section as="footer" background="deep" space="s">
      <div className={styles.footer}>
        <Stack space="xxs">
          <Text weight="strong">{brokerName}</Text>
          {licences.map((licence) => (
            <Text key={licence} size="small" tone="soft">
              {licence}
            </Text>
          ))}
        </Stack>
        <Stack space="xxs">
          <ContactLink href={contact.phoneLink} look="quiet">
            {contact.phone}
          </ContactLink>
          <ContactLink href={`mailto:${contact.email}`} look="quiet">
            {contact.email}
          </ContactLink>
        </Stack>
        <ul className={styles.legal}>
          {legalLinks.map(({ label, href }) => (
            <li key={label}>
              <TextLink href={href} tone="quiet">
                {label}
              </TextLink>
            </li>
          ))}
          {policyLinks.map(({ label, to }) => (
            <li key={to}>
              <TextLink href={to} tone="quiet">
                {label}
              </TextLink>
            </li>
          ))}
          {languages.map((link) => (
            <li key={link.href}>
              <LanguageLink {...link} />
            </li>
          ))}
        </ul>
      </div>
    </Section>
  );
}
