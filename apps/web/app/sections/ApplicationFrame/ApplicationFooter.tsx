import { type ApplicationPage, phoneLink } from "@mortgage-kit/content";
import { Section, Stack, Text } from "@mortgage-kit/ui";
import { ContactLink } from "../ContactLink/ContactLink.tsx";
import { LanguageLink, type LanguageLinksProps } from "../LanguageLinks/LanguageLinks.tsx";
import { LinkItems } from "../LinkItems/LinkItems.tsx";
import * as styles from "./ApplicationFrame.css.ts";

export type ApplicationFooterProps = ApplicationPage["footer"] & {
  /** Documents that an applicant agrees to, then the policies. */
  links: readonly { label: string; href: string }[];
  languages: LanguageLinksProps["links"];
};

export function ApplicationFooter({
  brokerName,
  licences,
  links,
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
          <ContactLink href={phoneLink(contact.phone)} look="quiet">
            {contact.phone}
          </ContactLink>
          <ContactLink href={`mailto:${contact.email}`} look="quiet">
            {contact.email}
          </ContactLink>
        </Stack>
        <ul className={styles.legal}>
          <LinkItems links={links} tone="quiet" />
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
