import type { Host } from "@mortgage-kit/calculators";
import {
  calculatorPage,
  calculatorPages,
  currentRates,
  footer,
  nextStepPages,
  phoneLink,
  placeSettings,
  publishedRates,
  reminder,
  sitePages,
  team,
} from "@mortgage-kit/content";
import { ofThisSite } from "../../ofThisSite.ts";
import { oembedLink } from "../../seo/oembed.ts";
import { pageMeta } from "../../seo/pageMeta.ts";
import { pageTrail } from "../../seo/pageTrail.ts";
import { webApplication } from "../../seo/structuredData.ts";
import { site } from "../../site.ts";

/**
 * Returns the metadata and texts of a calculator's page, and the data for the calculator. Call it in a
 * loader.
 */
export function calculatorPageData(card: (typeof calculatorPages)[number]) {
  const { id, route, title, description, estimatedTime } = card;
  return {
    meta: [
      ...pageMeta(route, { structuredData: [webApplication(route, title, description)] }),
      oembedLink(id, title),
    ],
    page: {
      words: {
        ...ofThisSite(calculatorPage),
        title,
        description,
        estimatedTime,
        trail: pageTrail(route),
        reminderLink: id === "renewal" ? reminder?.link : undefined,
        phone: { href: phoneLink(site.phone), label: site.phone },
      },
      host: host(),
    },
  };
}

/** Paths that are the same for every brokerage. */
const routes = {
  calculators: "/resources",
  application: "/application",
  team: "/our-team",
  whatToBring: "/what-to-bring",
};

const isThere = (href: string) => sitePages.some(({ path }) => path === href);

/** Returns the calculator's host data, without its functions, which a loader cannot serialize. */
function host(): Omit<Host, "ownPage"> {
  return {
    brokerage: {
      name: site.name,
      licence: footer.licence,
      phone: site.phone,
      email: site.email,
    },
    agents: team.map(({ slug, name, firstName, level, profile }) => ({
      id: slug,
      name,
      firstName,
      email: profile.email,
      title: level,
    })),
    place: placeSettings(site),
    ...(publishedRates && {
      fixedRates: currentRates(publishedRates)
        .filter(({ kind }) => kind === "fixed")
        .map(({ years, annualRate }) => ({ years, annualRate })),
    }),
    pages: {
      ...Object.fromEntries(Object.entries(routes).filter(([, href]) => isThere(href))),
      ...nextStepPages,
    },
    calculators: calculatorPages.map(({ id, title, route }) => ({ id, title, href: route })),
  };
}

export type CalculatorPageData = ReturnType<typeof calculatorPageData>["page"];
