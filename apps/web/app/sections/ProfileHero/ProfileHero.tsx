import { Heading, Inline, LinkButton, Section, Stack, Text } from "@mortgage-kit/ui";
import type { MemberPicture } from "../../art/portraits.ts";
import type { Crumb } from "../../seo/pageTrail.ts";
import { Breadcrumbs } from "../Breadcrumbs/Breadcrumbs.tsx";
import { ContactWays } from "../ContactWays/ContactWays.tsx";
import { Portrait } from "../Portrait/Portrait.tsx";
import * as styles from "./ProfileHero.css.ts";

export interface ProfileHeroProps {
  breadcrumbs: string;
  trail: readonly Crumb[];
  name: string;
  /** Title in addition to that of an agent, if any. */
  title: string | undefined;
  badge: string;
  role: string | undefined;
  /** Languages that the member speaks. */
  speaks: string;
  picture: MemberPicture;
  alt: string;
  email: string;
  phone: string;
  address: readonly string[];
  applicationPortal: string;
  /** Link to the member's booking calendar at a provider. */
  booking: { href: string; label: string } | undefined;
  applyButton: string;
  /** Undefined if the site has no calculators to try rates in. */
  viewRatesButton: string | undefined;
}

export function ProfileHero(props: ProfileHeroProps) {
  const { breadcrumbs, trail, name, title, badge, role, picture, alt } = props;
  return (
    <Section background="land" space="none">
      <div className={styles.layout}>
        <Portrait picture={picture} alt={alt} size="profile" />
        <Stack space="l" align="start">
          <Breadcrumbs label={breadcrumbs} trail={trail} />
          <Stack space="xs">
            <Heading level={1}>{name}</Heading>
            <Text size="lead" weight="medium">
              {title && !badge.includes(title) ? `${title} · ${badge}` : badge}
            </Text>
            {role && <Text tone="soft">{role}</Text>}
            <Text tone="soft">{props.speaks}</Text>
          </Stack>
          <ContactWays phone={props.phone} email={props.email} address={props.address} />
          <Inline space="s">
            <LinkButton href={props.applicationPortal} newTab>
              {props.applyButton}
            </LinkButton>
            {props.booking && (
              <LinkButton href={props.booking.href} tone="quiet" newTab>
                {props.booking.label}
              </LinkButton>
            )}
            {props.viewRatesButton && (
              <LinkButton href="/resources" tone="quiet">
                {props.viewRatesButton}
              </LinkButton>
            )}
          </Inline>
        </Stack>
      </div>
    </Section>
  );
}
