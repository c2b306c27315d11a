import { phoneLink, sectionIds } from "@mortgage-kit/content";
import { LinkButton, Stack, Text, VisuallyHidden } from "@mortgage-kit/ui";
import { orNotFound } from "../orNotFound.ts";
import { mapOf } from "../pictures/mapOf.ts";
import { ClosingCall } from "../sections/ClosingCall/ClosingCall.tsx";
import { PageHero } from "../sections/PageHero/PageHero.tsx";
import { SideSection } from "../sections/SideSection/SideSection.tsx";
import { TeamGrid, teamCards } from "../sections/TeamGrid/TeamGrid.tsx";
import { TitledSection } from "../sections/TitledSection/TitledSection.tsx";
import { siteContext } from "../site.ts";
import type { Route } from "./+types/our-team.ts";

export function loader({ context }: Route.LoaderArgs) {
  const site = context.get(siteContext);
  const { metadata, ...words } = orNotFound(site.team.page);
  return {
    words,
    map: mapOf(site, "our-team"),
    members: teamCards(site),
    sectionIds,
  };
}

export default function OurTeam({ loaderData }: Route.ComponentProps) {
  const { words, map, members, sectionIds: ids } = loaderData;
  const { hero, easy, contact } = words;
  return (
    <>
      <PageHero
        {...hero}
        map={map}
        actions={<LinkButton href={`/our-team#${ids.contact}`}>{hero.button}</LinkButton>}
      />
      <SideSection
        title={easy.title}
        actions={
          <LinkButton href={`/#${ids.howItWorks}`} tone="quiet">
            {easy.button}
            <VisuallyHidden>{easy.buttonAbout}</VisuallyHidden>
          </LinkButton>
        }
      >
        <Stack space="m">
          {easy.text.map((paragraph) => (
            <Text key={paragraph} size="lead">
              {paragraph}
            </Text>
          ))}
        </Stack>
      </SideSection>
      <TitledSection background="shallow" title={words.members.title}>
        <TeamGrid members={members} roles="shown" buttonVerb={words.members.buttonVerb} />
      </TitledSection>
      <ClosingCall id={ids.contact} title={contact.title} text={contact.text}>
        <LinkButton href="/application">{contact.button}</LinkButton>
        <LinkButton href={phoneLink(contact.phone)} tone="quiet">
          {contact.phone}
        </LinkButton>
      </ClosingCall>
    </>
  );
}
