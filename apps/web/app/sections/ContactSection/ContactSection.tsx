import { Heading, Icon, Section, Stack, Text, TextLink, TickList } from "@mortgage-kit/ui";
import { ContactLink } from "../ContactLink/ContactLink.tsx";
import { contentIcons } from "../contentIcons.ts";
import * as styles from "./ContactSection.css.ts";
import type { ContactSectionData } from "./contactSectionData.ts";

/** Renders ways to contact the brokerage, reasons to choose it, and the framed contact form. */
export function ContactSection({ title, subtitle, tiles, whyChoose, form }: ContactSectionData) {
  return (
    <Section id="contact" background="shallow">
      <div className={styles.layout}>
        <Stack space="l">
          <Stack space="m">
            <Heading level={2}>{title}</Heading>
            <Text size="lead">{subtitle}</Text>
          </Stack>
          <ul className={styles.tiles}>
            {tiles.map((tile) => (
              <Tile key={tile.testId} {...tile} />
            ))}
          </ul>
          <Stack space="m">
            <Heading level={3} size="subheading">
              {whyChoose.title}
            </Heading>
            <TickList items={whyChoose.items} />
          </Stack>
        </Stack>
        <div className={styles.side}>
          <Stack space="m">
            {form.hosted && (
              <>
                <Heading level={3} size="subheading">
                  {form.hosted.title}
                </Heading>
                <Text size="small">{form.hosted.note}</Text>
              </>
            )}
            <div className={styles.frame}>
              <FormPlaceholder {...form.meanwhile} />
              <iframe
                className={styles.form}
                name={form.frame.name}
                title={form.frame.name}
                src={form.frame.src}
                height={form.frame.height}
                loading="lazy"
              />
            </div>
          </Stack>
        </div>
      </div>
    </Section>
  );
}

/**
 * Renders a placeholder until the form covers it. It is hidden from assistive technology, because its
 * content is also beside the frame.
 */
function FormPlaceholder({ name, lines }: ContactSectionData["form"]["meanwhile"]) {
  return (
    <div className={`ui-background-land ${styles.meanwhile}`} aria-hidden="true">
      <Text size="lead" weight="strong">
        {name}
      </Text>
      {lines.map((line) => (
        <Text key={line}>{line}</Text>
      ))}
    </div>
  );
}

function Tile({ icon, title, description, link, testId }: ContactSectionData["tiles"][number]) {
  return (
    <li className={styles.tile} data-testid={testId}>
      <span className={styles.icon}>
        <Icon icon={contentIcons[icon]} />
      </span>
      <div>
        <Text weight="strong">{title}</Text>
        <Text size="small" tone="soft">
          {description}
        </Text>
        {link && <TileLink {...link} />}
      </div>
    </li>
  );
}

function TileLink({ href, label }: { href: string; label: string }) {
  if (href.startsWith("https:")) {
    return (
      <TextLink href={href} tone="strong" newTab>
        {label}
      </TextLink>
    );
  }
  return (
    <ContactLink href={href} look="strong">
      {label}
    </ContactLink>
  );
}
