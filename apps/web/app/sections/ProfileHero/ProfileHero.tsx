import type { IconName } from "@simcoe/content";
import { Heading, Icon, Inline, LinkButton, Section, Stack, Text } from "@simcoe/ui";
import type { Crumb } from "../../findability/pageTrail.ts";
import { Breadcrumbs } from "../Breadcrumbs/Breadcrumbs.tsx";
import { ContactLink } from "../ContactLink/ContactLink.tsx";
import { contentIcons } from "../contentIcons.ts";
import * as styles from "./ProfileHero.css.ts";

export interface ProfileHeroProps {
  trail: readonly Crumb[];
  name: string;
  /** What the member is beside an agent, if anything. */
  title: string | undefined;
  badge: string;
  role: string;
  image: string;
  alt: string;
  email: { href: string; label: string };
  phone: { href: string; label: string };
  address: readonly string[];
  applicationPortal: string;
  applyButton: string;
  viewRatesButton: string;
}

export function ProfileHero(props: ProfileHeroProps) {
  const { trail, name, title, badge, role, image, alt } = props;
  return (
    <Section ground="land" space="none">
      <div className={styles.layout}>
        <img className={styles.portrait} src={image} alt={alt} width={480} height={600} />
        <Stack space="l" align="start">
          <Breadcrumbs trail={trail} />
          <Stack space="xs">
            <Heading level={1}>{name}</Heading>
            <Text size="lead" weight="medium">
              {title ? `${title} · ${badge}` : badge}
            </Text>
            {role && <Text tone="soft">{role}</Text>}
          </Stack>
          <Ways {...props} />
          <Inline space="s">
            <LinkButton href={props.applicationPortal} newTab>
              {props.applyButton}
            </LinkButton>
            <LinkButton href="/resources" tone="quiet">
              {props.viewRatesButton}
            </LinkButton>
          </Inline>
        </Stack>
      </div>
    </Section>
  );
}

function Ways({ email, phone, address }: ProfileHeroProps) {
  return (
    <ul className={styles.ways}>
      <Way icon="phone">
        <ContactLink href={phone.href}>{phone.label}</ContactLink>
      </Way>
      <Way icon="mail">
        <ContactLink href={email.href}>{email.label}</ContactLink>
      </Way>
      <Way icon="map-pin">
        <Text>{address.join(", ")}</Text>
      </Way>
    </ul>
  );
}

function Way({ icon, children }: { icon: IconName; children: React.ReactNode }) {
  return (
    <li className={styles.way}>
      <span className={styles.icon}>
        <Icon icon={contentIcons[icon]} />
      </span>
      {children}
    </li>
  );
}
