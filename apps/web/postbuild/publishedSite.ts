import { readFileSync } from "node:fs";
import { join, relative } from "node:path";
import type { Publication, PublishedHtml, PublishedSite } from "@mortgage-kit/compliance/check";
import {
  acknowledgement,
  confirmationMail,
  reminderConsent,
  reminderMail,
} from "@mortgage-kit/content/brokerage";
import { consentFor, detailsConsents } from "@mortgage-kit/contracts";
import { load } from "cheerio";
import { embedManifest } from "../app/embedManifest.ts";
import { ratesToday, rateTexts } from "../app/rates/ratesToday.ts";
import { sampleRates } from "../app/rates/sampleRates.ts";
import { nothingChosen } from "../app/sections/EmbedBuilder/EmbedChoice.ts";
import { embedSnippet } from "../app/sections/EmbedBuilder/embedSnippet.ts";
import type { RenderedSite } from "../app/site.ts";

export interface BuiltPage {
  readonly path: string;
  readonly file: string;
  readonly content: PublishedHtml;
}

/** Returns all publications of a built site, for the check against its regulator's duties. */
export function publishedSite(
  sites: readonly [RenderedSite, ...RenderedSite[]],
  pages: readonly BuiltPage[],
  client: string,
): PublishedSite {
  const [site] = sites;
  const { brokerage, compliance, day, team } = site;
  const { rateDisclosure, identificationNotice } = compliance;
  const { contactForm, documents, licence, videos } = brokerage;
  const { complaintsOfficer, privacyOfficer } = brokerage;
  const rates = sampleRates(site, day);
  return {
    day,
    regulator: brokerage.regulator,
    brokerage: { name: brokerage.name, licenceNumber: licence.number },
    agents: team.members
      .filter(({ isLicensed }) => isLicensed)
      .map(({ name, level, licenceNumber, slug, hasProfile }) => ({
        ...{ name, title: level, licenceNumber },
        page: hasProfile ? `/${slug}` : undefined,
      })),
    rates:
      rates && rateDisclosure
        ? {
            day: rateDisclosure.day,
            dayInWords: rates.day,
            maxAgeDays: rateDisclosure.maxAgeDays,
            ageInWords: rates.ageText,
            rows: rates.rows,
          }
        : undefined,
    ownRates: {
      page: "/rates",
      rows: ratesToday(site).map((rate) => {
        const { name, rate: percent, apr, hasApr, day } = rateTexts(site, rate);
        return { name, rate: percent, apr: hasApr ? apr : undefined, day, saidBy: rate.saidBy };
      }),
    },
    complaintsOfficer,
    privacyOfficer,
    identificationNotice,
    consents: [
      ...sites.map(({ language }) => consentFor(documents, language)),
      ...sites.map(({ language }) => detailsConsents[language]),
      ...sites.flatMap((each) => {
        const { reminder } = each.brokerage;
        return reminder ? [reminderConsent({ ...each, reminder })] : [];
      }),
    ],
    allowedHosts: [contactForm.src, videos?.thumbnail].flatMap((address) =>
      address ? [new URL(address).host] : [],
    ),
    publications: [
      ...pages.map(
        ({ path, file, content }): Publication => ({
          // The contact form is framed by pages that have the header and footer.
          kind: path.endsWith("/contact-form") ? "message" : "page",
          name: path,
          file: relative(process.cwd(), join(client, file)),
          content,
        }),
      ),
      ...sites.flatMap(messages),
      ...embeds(site, client),
    ],
  };
}

/** Returns the publications that are not pages, such as mails. */
function messages(site: RenderedSite): Publication[] {
  const { brokerage, calculatorPages, footer, words } = site;
  const signature = [brokerage.name, footer.licence, brokerage.phone].join(" · ");
  const exported: Publication = {
    kind: "export",
    name: "What a visitor prints, copies or saves of a result",
    file: "apps/web/app/sections/CalculatorPage/calculatorPageData.ts",
    content: { text: signature },
  };
  const received = acknowledgement(site, words);
  return [
    mail("Acknowledgement of an application", "acknowledgement", received),
    ...reminderMails(site),
    ...(calculatorPages.length > 0 ? [exported] : []),
  ];
}

const mail = (name: string, module: string, { text }: { text: string }): Publication => ({
  kind: "mail",
  name,
  file: `packages/content/src/brokerage/${module}.ts`,
  content: { text },
});

function reminderMails(site: RenderedSite): Publication[] {
  const { reminder, siteUrl } = site.brokerage;
  if (!reminder) return [];
  const texts = { ...site, reminder };
  const values = { month: "May 2028", hours: "48" };
  const links = { confirm: siteUrl, withdraw: siteUrl };
  return [
    mail("Confirmation of a reminder", "reminder", confirmationMail(texts, values, links)),
    mail("Reminder of a renewal", "reminder", reminderMail(texts, values, links)),
  ];
}

function embeds(site: RenderedSite, client: string): Publication[] {
  const { name, siteUrl } = site.brokerage;
  const { licence } = site.footer;
  const [calculator] = site.calculatorPages;
  if (!calculator) return [];
  const file = join(client, "embed/frame.html");
  const page = load(readFileSync(file, "utf8"));
  const shown = page("html").data() as Record<string, string>;
  const frame: Publication = {
    kind: "embed",
    name: "Calculator in a frame",
    file: relative(process.cwd(), file),
    content: { text: `${shown.brokerage ?? ""}, ${shown.licence ?? ""}` },
  };
  if (!site.resources?.embedPage) return [frame];
  const source = { siteUrl, brokerage: { name, licence }, ...embedManifest() };
  const choice = { ...nothingChosen, brokerage: name, licence, calculator: calculator.id };
  return [
    frame,
    {
      kind: "embed",
      name: "Snippet of the embed page",
      file: "apps/web/app/sections/EmbedBuilder/embedSnippet.ts",
      content: { text: attributesIn(embedSnippet(choice, source, calculator)) },
    },
  ];
}

/** Returns the values of the tag's attributes as the element reads and shows them. */
function attributesIn(snippet: string): string {
  return Object.values(load(snippet)("mortgage-calculator").attr() ?? {}).join(", ");
}
