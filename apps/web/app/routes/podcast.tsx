import { LinkButton } from "@mortgage-kit/ui";
import { orNotFound } from "../orNotFound.ts";
import { ClosingCall } from "../sections/ClosingCall/ClosingCall.tsx";
import { Episodes, episodeCards } from "../sections/Episodes/Episodes.tsx";
import { PageHero } from "../sections/PageHero/PageHero.tsx";
import { TitledSection } from "../sections/TitledSection/TitledSection.tsx";
import { pageMeta } from "../seo/pageMeta.ts";
import { videoObjects } from "../seo/structuredData.ts";
import { siteContext } from "../site.ts";
import type { Route } from "./+types/podcast.ts";

export function loader({ context }: Route.LoaderArgs) {
  const site = context.get(siteContext);
  const { slug, page } = orNotFound(site.podcast);
  const { metadata, ...words } = page;
  const { channel, subscribe } = orNotFound(site.brokerage.videos);
  return {
    meta: pageMeta(site, `/${slug}`, { structuredData: [videoObjects(site)] }),
    words,
    channel,
    subscribe,
    list: episodeCards(site),
  };
}

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData?.meta;

export default function Podcast({ loaderData }: Route.ComponentProps) {
  const { words, channel, subscribe, list } = loaderData;
  const { hero, episodes, closing } = words;
  return (
    <>
      <PageHero
        {...hero}
        background="deep"
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
      <TitledSection title={episodes.title}>
        <Episodes episodes={list} button={episodes.button} detail="described" />
      </TitledSection>
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
