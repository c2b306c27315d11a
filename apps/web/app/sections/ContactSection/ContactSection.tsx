import { Heading, Icon, Section, Stack, Text, TextLink, TickList } from "@mortgage-kit/ui";
import { ContactLink } from "../ContactLink/ContactLink.tsx";
import { contentIcons } from "../contentIcons.ts";
import * as styles from "./ContactSection.css.ts";
import type { ContactSectionData } from "./contactSectionData.ts";

export type ContactSectionProps = ContactSectionData & {
  /** True where the form is what a visitor came for: a phone shows it before the other ways. */
  isFormFirst?: boolean;
};

/** Renders ways to contact the brokerage, reasons to choose it, and the framed contact form. */
export function ContactSection({ isFormFirst = false, form, ...words }: ContactSectionProps) {
  const ways = <Ways key="ways" {...words} />;
  const framed = <FramedForm key="form" {...form} isFirst={isFormFirst} />;
  return (
    <Section id="contact" background="shallow" {...(isFormFirst && { space: "m" })}>
      <div className={styles.layout}>{isFormFirst ? [framed, ways] : [ways, framed]}</div>
    </Section>
  );
}

function Ways({ title, subtitle, tiles, whyChoose }: Omit<ContactSectionData, "form">) {
  return (
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
        <Heading level={3}>{whyChoose.title}</Heading>
        <TickList items={whyChoose.items} />
      </Stack>
    </Stack>
  );
}

function FramedForm(props: ContactSectionData["form"] & { isFirst: boolean }) {
  const { hosted, meanwhile, frame, isFirst } = props;
  return (
    <div className={styles.side[isFirst ? "first" : "last"]}>
      <Stack space="m">
        {hosted && (
          <>
            <Heading level={3}>{hosted.title}</Heading>
            <Text size="small">{hosted.note}</Text>
          </>
        )}
        <div className={styles.frame}>
          <FormPlaceholder {...meanwhile} />
          <iframe
            className={styles.form}
            name={frame.name}
            title={frame.name}
            src={frame.src}
            height={frame.height}
            loading="lazy"
          />
        </div>
      </Stack>
    </div>
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
