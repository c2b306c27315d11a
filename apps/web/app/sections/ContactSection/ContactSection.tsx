import { phoneLink } from "@mortgage-kit/content";
import { Heading, Icon, Section, Stack, Text, TextLink, TickList } from "@mortgage-kit/ui";
import { localPath } from "../../navigation/localPath.ts";
import type { RenderedSite } from "../../site.ts";
import { breakableAddress } from "../ContactLink/ContactLink.tsx";
import { contentIcons } from "../contentIcons.ts";
import * as styles from "./ContactSection.css.ts";

/** Returns the contact section's content. Call it in the loader of a page with that section. */
export function contactSectionData(site: RenderedSite) {
  const { brokerage, contact } = site;
  const { tiles, form, ...words } = contact.section;
  const { phone, email, address, targets } = brokerage;
  const { name, height, provider, src } = brokerage.contactForm;
  const addresses = {
    phone: { href: phoneLink(phone), label: phone },
    email: { href: `mailto:${email}`, label: email },
    maps: { href: targets.maps, label: `${address.city}, ${address.province}` },
  };
  return {
    ...words,
    tiles: tiles.map(({ link, ...tile }) => ({ ...tile, ...(link && { link: addresses[link] }) })),
    form: {
      frame: { name, height, src: src ?? localPath(site, "/contact-form") },
      meanwhile: { name: brokerage.name, phone },
      // The site's own form has a title of its own.
      hosted: provider && {
        title: form.title,
        note: `${form.hostedBy} ${provider}. ${form.ifBlocked}`,
      },
    },
  };
}

type ContactSectionData = ReturnType<typeof contactSectionData>;

type ContactSectionProps = ContactSectionData & {
  /** True where the form is what a visitor came for: a phone shows it before the other ways. */
  isFormFirst?: boolean;
};

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

/** Hides from assistive technology, because its content is also beside the frame. */
function FormPlaceholder({ name, phone }: ContactSectionData["form"]["meanwhile"]) {
  return (
    <div className={`ui-background-land ${styles.meanwhile}`} aria-hidden="true">
      <Text size="lead" weight="strong">
        {name}
      </Text>
      <Text>{phone}</Text>
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
        {link && (
          <TextLink
            href={link.href}
            tone="strong"
            newTab={link.href.startsWith("https:")}
            {...(link.label.includes("@") && { "aria-label": link.label })}
          >
            {breakableAddress(link.label)}
          </TextLink>
        )}
      </div>
    </li>
  );
}
