import {
  municipalities,
  provinces,
  territories,
} from "@mortgage-kit/calculator-engine/canada/place";
import { words as english } from "@mortgage-kit/calculator-engine/words/en";
import { calculators } from "@mortgage-kit/calculators";
import { calculatorPages, embedPage, footer } from "@mortgage-kit/content";
import { embedManifest } from "../embedManifest.ts";
import { LiveEmbedBuilder } from "../live/embed.tsx";
import { ofThisSite } from "../ofThisSite.ts";
import { EmbedHints } from "../sections/EmbedBuilder/EmbedHints.tsx";
import { PageHero } from "../sections/PageHero/PageHero.tsx";
import { pageMeta } from "../seo/pageMeta.ts";
import { site } from "../site.ts";
import type { Route } from "./+types/embed.ts";

export async function loader() {
  const { metadata, ...words } = ofThisSite(embedPage);
  return {
    meta: pageMeta("/embed"),
    words,
    source: {
      siteUrl: site.siteUrl,
      brokerage: { name: site.name, licence: footer.licence },
      ...embedManifest(),
    },
    places: [...provinces, ...territories].map((province) => ({
      province,
      name: english.provinces[province],
      municipalities: Object.entries(municipalities).flatMap(([id, municipality]) =>
        municipality.province === province ? [{ id, name: english.cities[municipality.city] }] : [],
      ),
    })),
    calculators: await Promise.all(
      calculatorPages.map(async ({ id, title, route }) => {
        const french = await calculators[id].fr();
        return { id, route, titles: { en: title, fr: french.title } };
      }),
    ),
  };
}

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData?.meta;

export default function Embed({
  loaderData: { words, source, places, calculators: offered },
}: Route.ComponentProps) {
  return (
    <>
      <PageHero title={words.title} subtitle={words.description} lake="resources" />
      <LiveEmbedBuilder words={words.builder} {...{ source, places }} calculators={offered} />
      <EmbedHints {...words.hints} />
    </>
  );
}
