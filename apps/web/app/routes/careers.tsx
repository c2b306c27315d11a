import { phoneLink, sectionIds } from "@mortgage-kit/content";
import {
  Card,
  Columns,
  Heading,
  LinkButton,
  Section,
  Stack,
  Text,
  TickList,
} from "@mortgage-kit/ui";
import { orNotFound } from "../orNotFound.ts";
import { ContactLink } from "../sections/ContactLink/ContactLink.tsx";
import { ContactWays } from "../sections/ContactWays/ContactWays.tsx";
import { IconCards } from "../sections/IconCards/IconCards.tsx";
import { PageHero } from "../sections/PageHero/PageHero.tsx";
import { SideSection } from "../sections/SideSection/SideSection.tsx";
import { Statistics } from "../sections/Statistics/Statistics.tsx";
import { pageMeta } from "../seo/pageMeta.ts";
import { siteContext } from "../site.ts";
import type { Route } from "./+types/careers.ts";

export function loader({ context }: Route.LoaderArgs) {
  const site = context.get(siteContext);
  const { metadata, contact, ...words } = orNotFound(site.careers).page;
  const { title, text, button, phone, email } = contact;
  return {
    meta: pageMeta(site, "/careers"),
    words,
    contact: {
      id: sectionIds.contact,
      title,
      text,
      button,
      phone: { href: phoneLink(phone), label: phone },
      email: { href: `mailto:${email}`, label: email },
    },
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
      <Statistics statistics={statistics} />
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
      <CareersContact {...contact} />
    </>
  );
}

interface CareersContactProps {
  id: string;
  title: string;
  text: string;
  button: string;
  phone: { href: string; label: string };
  email: { href: string; label: string };
}

function CareersContact({ id, title, text, button, phone, email }: CareersContactProps) {
  return (
    <Section id={id} background="land" edge="contour">
      <Columns layout="halves" space="xl" align="center">
        <Stack space="m">
          <Heading level={2}>{title}</Heading>
          <Text size="lead">{text}</Text>
        </Stack>
        <Card gap="m">
          <ContactWays phone={phone} email={email} />
          <ContactLink href={email.href} look="button">
            {button}
          </ContactLink>
        </Card>
      </Columns>
    </Section>
  );
}
