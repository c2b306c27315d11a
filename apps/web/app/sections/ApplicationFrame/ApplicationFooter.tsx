import type { applicationPage } from "@simcoe/content";
import { Section, Stack, Text, TextLink } from "@simcoe/ui";
import { ContactLink } from "../ContactLink/ContactLink.tsx";
import * as styles from "./ApplicationFrame.css.ts";

export type ApplicationFooterProps = (typeof applicationPage)["footer"] & {
  phoneLink: string;
  legalLinks: readonly { label: string; href: string }[];
};

export function ApplicationFooter({
  brokerName,
  licences,
  legalLinks,
  ...contact
}: ApplicationFooterProps) {
  return (
    <Section as="footer" ground="deep" space="s">
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
        </ul>
      </div>
    </Section>
  );
}
