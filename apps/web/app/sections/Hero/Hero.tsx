import {
  Card,
  ChartSheet,
  type ChartSheetProps,
  Heading,
  LinkButton,
  Section,
  Stack,
  Text,
  TextLink,
  TickList,
} from "@mortgage-kit/ui";
import type { MemberPicture } from "../../art/portraits.ts";
import { ContactLink } from "../ContactLink/ContactLink.tsx";
import { Portrait } from "../Portrait/Portrait.tsx";
import { QuickLinks, type QuickLinksProps } from "../QuickLinks/QuickLinks.tsx";
import { StatBand } from "../StatBand/StatBand.tsx";
import * as styles from "./Hero.css.ts";

export interface HeroProps {
  title: string;
  subtitle: string;
  button: string;
  applicationPortal: string;
  /** Affordability calculator, if the brokerage has it. */
  affordability?: { title: string; route: string } | undefined;
  ticks: readonly string[];
  statsTitle?: string | undefined;
  stats: readonly { value: string; unit: string; label: string }[];
  sheet: ChartSheetProps;
  person: PersonProps;
  quick: QuickLinksProps;
}

export function Hero(props: HeroProps) {
  const { title, subtitle, button, applicationPortal, affordability, ticks } = props;
  const { statsTitle, stats, sheet, person, quick } = props;
  return (
    <Section background="land" space="none">
      <div className={styles.layout}>
        <div className={styles.words}>
          <Stack space="l" align="start">
            <Heading level={1}>{title}</Heading>
            <Text size="lead">{subtitle}</Text>
            <div className={styles.actions}>
              <LinkButton href={applicationPortal} newTab>
                {button}
              </LinkButton>
              {affordability && (
                <LinkButton href={affordability.route} tone="quiet">
                  {affordability.title}
                </LinkButton>
              )}
            </div>
            <TickList items={ticks} layout="row" />
            <QuickLinks {...quick} />
            <Person {...person} />
          </Stack>
        </div>
        <div className={styles.sheet}>
          <ChartSheet {...sheet} />
        </div>
        {statsTitle && stats.length > 0 && (
          <Card as="section" space="m" aria-label={statsTitle}>
            <StatBand stats={stats} layout="list" />
          </Card>
        )}
      </div>
    </Section>
  );
}

interface PersonProps {
  picture: MemberPicture;
  alt: string;
  name: string;
  /** Title and licence, which regulators require beside an agent's name. */
  title: string;
  path: string;
  phone: { href: string; label: string };
}

/** Renders the person who answers, with the direct line. */
function Person({ picture, alt, name, title, path, phone }: PersonProps) {
  return (
    <div className={styles.person}>
      <Portrait picture={picture} alt={alt} size="small" />
      <Stack space="none">
        <Text size="small">
          <TextLink href={path} tone="strong">
            {name}
          </TextLink>
          , {title}
        </Text>
        <ContactLink href={phone.href} look="strong">
          {phone.label}
        </ContactLink>
      </Stack>
    </div>
  );
}
