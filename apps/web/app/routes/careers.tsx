import { sectionIds } from "@mortgage-kit/content";
import { Card, Columns, Heading, Icon, LinkButton, Section, TickList } from "@mortgage-kit/ui";
import { orNotFound } from "../orNotFound.ts";
import { ClosingCall } from "../sections/ClosingCall/ClosingCall.tsx";
import { ContactWays } from "../sections/ContactWays/ContactWays.tsx";
import { contentIcons } from "../sections/contentIcons.ts";
import { IconCards } from "../sections/IconCards/IconCards.tsx";
import { PageHero } from "../sections/PageHero/PageHero.tsx";
import { SideSection } from "../sections/SideSection/SideSection.tsx";
import { StatBand } from "../sections/StatBand/StatBand.tsx";
import { siteContext } from "../site.ts";
import type { Route } from "./+types/careers.ts";

export function loader({ context }: Route.LoaderArgs) {
  const site = context.get(siteContext);
  const { metadata, contact, ...words } = orNotFound(site.careers);
  return {
    words,
    contact: { ...contact, id: sectionIds.contact },
  };
}

export default function Careers({ loaderData }: Route.ComponentProps) {
  const { words, contact } = loaderData;
  const { hero, statistics, benefits, idealCandidate, whatWeOffer } = words;
  return (
    <>
      <PageHero
        {...hero}
        actions={<LinkButton href={`/careers#${contact.id}`}>{hero.button}</LinkButton>}
      />
      <Section background="deep" space="m">
        <StatBand
          stats={statistics.map(({ number, label, icon }) => ({
            value: number,
            label,
            icon: <Icon icon={contentIcons[icon]} tone="link" />,
          }))}
        />
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
        <LinkButton href={`mailto:${contact.email}`}>{contact.button}</LinkButton>
      </ClosingCall>
    </>
  );
}
