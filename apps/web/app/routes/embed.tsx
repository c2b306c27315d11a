import {
  municipalities,
  provinces,
  territories,
} from "@mortgage-kit/calculator-engine/canada/place";
import { words as english } from "@mortgage-kit/calculator-engine/words/en";
import { calculators } from "@mortgage-kit/calculators";
import { embedManifest } from "../embedManifest.ts";
import { LiveEmbedBuilder } from "../live/embed.tsx";
import { orNotFound } from "../orNotFound.ts";
import { ratesPath } from "../rates/fetchRates.ts";
import { PageHero } from "../sections/PageHero/PageHero.tsx";
import { siteContext } from "../site.ts";
import type { Route } from "./+types/embed.ts";

export async function loader({ context }: Route.LoaderArgs) {
  const site = context.get(siteContext);
  const { metadata, ...words } = orNotFound(site.resources?.embedPage);
  return {
    words,
    source: {
      siteUrl: site.brokerage.siteUrl,
      brokerage: { name: site.brokerage.name, licence: site.footer.licence },
      rates: site.publishedRates && ratesPath,
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
      site.calculatorPages.map(async ({ id, title, route }) => {
        const french = await calculators[id].fr();
        return { id, route, titles: { en: title, fr: french.title } };
      }),
    ),
  };
}

export default function Embed({
  loaderData: { words, source, places, calculators: offered },
}: Route.ComponentProps) {
  return (
    <>
      <PageHero title={words.title} subtitle={words.description} />
      <LiveEmbedBuilder
        words={words.builder}
        hints={words.hints}
        {...{ source, places }}
        calculators={offered}
      />
    </>
  );
}
