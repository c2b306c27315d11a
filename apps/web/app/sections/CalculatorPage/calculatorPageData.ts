import type { OfferedRate } from "@mortgage-kit/calculator-engine/canada";
import type { Host } from "@mortgage-kit/calculators";
import { type CalculatorCard, phoneLink, placeSettings } from "@mortgage-kit/content";
import { localPath } from "../../navigation/localPath.ts";
import { orNotFound } from "../../orNotFound.ts";
import { ratesToday } from "../../rates/ratesToday.ts";
import { oembedLink } from "../../seo/oembed.ts";
import { pageMeta, pageTrail } from "../../seo/pageMeta.ts";
import { webApplication } from "../../seo/structuredData.ts";
import type { RenderedSite } from "../../site.ts";
import { speakersFirst } from "../CallBackForm/CallBackForm.tsx";

/** Returns a page's metadata and texts, and its calculator's data. Call it in a loader. */
export function calculatorPageData(site: RenderedSite, card: CalculatorCard) {
  const { phone, reminder } = site.brokerage;
  const { id, route, title, description, estimatedTime } = card;
  return {
    meta: [
      ...pageMeta(site, route, { structuredData: [webApplication(site, card)] }),
      ...(site.base ? [] : [oembedLink(site.brokerage, id, title)]),
    ],
    page: {
      words: {
        ...orNotFound(site.resources).calculatorPage,
        title,
        description,
        estimatedTime,
        breadcrumbs: site.words.breadcrumbs,
        trail: pageTrail(site, route),
        reminderLink: id === "renewal" ? reminder?.link : undefined,
        contactPath: localPath(site, "/contact"),
        phone: { href: phoneLink(phone), label: phone },
      },
      host: host(site),
    },
  };
}

/** Returns the rates without what calculators do not need. */
const offeredRates = (rates: readonly OfferedRate[]): OfferedRate[] =>
  rates.map(({ kind, years, annualRate, class: of, purposes, use, day }) => ({
    ...{ kind, years, annualRate, class: of, purposes, use, day },
  }));

/** Paths that are the same for every brokerage. */
const routes = {
  calculators: "/resources",
  application: "/application",
  team: "/our-team",
  whatToBring: "/what-to-bring",
};

/** Returns the calculator's host data, without its functions, which a loader cannot serialize. */
function host(site: RenderedSite): Omit<Host, "ownPage"> {
  const { brokerage, calculatorPages, footer, nextStepPages, publishedRates } = site;
  const { name, phone, email } = brokerage;
  const isThere = (href: string) => site.pages.some(({ path }) => path === href);
  return {
    brokerage: { name, licence: footer.licence, phone, email },
    agents: speakersFirst(site).map(({ slug, name, firstName, level, profile }) => ({
      id: slug,
      name,
      firstName,
      email: profile.email,
      title: level,
    })),
    place: placeSettings(brokerage),
    timeZone: brokerage.timeZone,
    rates: publishedRates && offeredRates(ratesToday(site)),
    pages: {
      callBack: localPath(site, "/call-back"),
      ...Object.fromEntries(
        Object.entries(routes)
          .filter(([, href]) => isThere(href))
          .map(([name, href]) => [name, localPath(site, href)]),
      ),
      ...nextStepPages,
    },
    calculators: calculatorPages.map(({ id, title, route }) => ({
      id,
      title,
      href: localPath(site, route),
    })),
  };
}

export type CalculatorPageData = ReturnType<typeof calculatorPageData>["page"];
