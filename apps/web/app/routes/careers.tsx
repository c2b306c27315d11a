import { sectionIds } from "@mortgage-kit/content";
import {
  Card,
  Columns,
  Heading,
  Icon,
  LinkButton,
  Section,
  Text,
  TickList,
} from "@mortgage-kit/ui";
import { orNotFound } from "../orNotFound.ts";
import { ClosingCall } from "../sections/ClosingCall/ClosingCall.tsx";
import { ContactLink } from "../sections/ContactLink/ContactLink.tsx";
import { ContactWays } from "../sections/ContactWays/ContactWays.tsx";
import { contentIcons } from "../sections/contentIcons.ts";
import { IconCards } from "../sections/IconCards/IconCards.tsx";
import { PageHero } from "../sections/PageHero/PageHero.tsx";
import { SideSection } from "../sections/SideSection/SideSection.tsx";
import * as styles from "../sections/Statistics/Statistics.css.ts";
import { pageMeta } from "../seo/pageMeta.ts";
import { siteContext } from "../site.ts";
import type { Route } from "./+types/careers.ts";

export function loader({ context }: Route.LoaderArgs) {
  const site = context.get(siteContext);
  const { metadata, contact, ...words } = orNotFound(site.careers);
  return {
    meta: pageMeta(site, "/careers"),
    words,
    contact: { ...contact, id: sectionIds.contact },
  };
}

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData?.meta;

export default function Careers({ loaderData }: Route.ComponentProps) {
  const { words, contact } = loaderData;
  const { hero, statistics, benefits, idealCandidate, whatWeOffer } = words;
  return (
    <>
      <PageHero
        title={hero.title}
        subtitle={hero.subtitle}
        actions={<LinkButton href={`/careers#${contact.id}`}>{hero.button}</LinkButton>}
      />
      <Section background="deep" space="m">
        <ul className={styles.list}>
          {statistics.map(({ number, label, icon }) => (
            <li key={label} className={styles.statistic}>
              <Icon icon={contentIcons[icon]} tone="link" />
              <span className={styles.number}>{number}</span>
              <Text as="span" size="small" tone="soft">
                {label}
              </Text>
            </li>
          ))}
        </ul>
      </Section>
      <SideSection title={benefits.title}>
        <IconCards cards={benefits.items} layout="two" />
      </SideSection>
      <Section background="shallow">
        <Columns layout="halves" space="l">
          <Card space="xl" gap="m">
            <Heading level={2} size="heading">
              {idealCandidate.title}
            </Heading>
            <TickList items={idealCandidate.items} />
          </Card>
          <Card space="xl" gap="m" background="land">
            <Heading level={2} size="heading">
              {whatWeOffer.title}
            </Heading>
            <TickList items={whatWeOffer.items} />
          </Card>
        </Columns>
      </Section>
      <ClosingCall id={contact.id} title={contact.title} text={contact.text}>
        <ContactWays phone={contact.phone} email={contact.email} />
        <ContactLink href={`mailto:${contact.email}`} look="button">
          {contact.button}
        </ContactLink>
      </ClosingCall>
    </>
  );
}
