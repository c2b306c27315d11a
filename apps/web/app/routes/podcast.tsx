import { podcastPage, podcastPath, videos } from "@mortgage-kit/content";
import { Heading, LinkButton, Section, Stack } from "@mortgage-kit/ui";
import { ofThisSite } from "../ofThisSite.ts";
import { ClosingCall } from "../sections/ClosingCall/ClosingCall.tsx";
import { Episodes } from "../sections/Episodes/Episodes.tsx";
import { episodeCards } from "../sections/Episodes/episodeCards.ts";
import { PageHero } from "../sections/PageHero/PageHero.tsx";
import { pageMeta } from "../seo/pageMeta.ts";
import { videoObjects } from "../seo/structuredData.ts";
import { site } from "../site.ts";
import type { Route } from "./+types/podcast.ts";

export function loader() {
  const { metadata, ...words } = ofThisSite(podcastPage);
  const { channel, subscribe } = ofThisSite(site.videos);
  return {
    meta: pageMeta(ofThisSite(podcastPath), { structuredData: [videoObjects(videos)] }),
    words,
    channel,
    subscribe,
    list: episodeCards(),
  };
}

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData?.meta;

export default function Podcast({ loaderData }: Route.ComponentProps) {
  const { words, channel, subscribe, list } = loaderData;
  const { hero, episodes, closing } = words;
  return (
    <>
      <PageHero
        title={hero.title}
        subtitle={hero.subtitle}
        background="deep"
        lake="podcast"
        actions={
          <>
            <LinkButton href={channel} newTab>
              {hero.watchButton}
            </LinkButton>
            <LinkButton href="/contact" tone="quiet">
              {hero.guestButton}
            </LinkButton>
          </>
        }
      />
      <Section>
        <Stack space="xl">
          <Heading level={2}>{episodes.title}</Heading>
          <Episodes episodes={list} button={episodes.button} detail="described" />
        </Stack>
      </Section>
      <ClosingCall title={closing.title} text={closing.text}>
        <LinkButton href={subscribe} newTab>
          {closing.subscribeLink}
        </LinkButton>
        <LinkButton href="/contact" tone="quiet">
          {closing.contactButton}
        </LinkButton>
      </ClosingCall>
    </>
  );
}
