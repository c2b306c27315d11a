import { readFileSync } from "node:fs";
import { join, relative } from "node:path";
import type { Publication, Site } from "@mortgage-kit/compliance/check";
import {
  calculatorPages,
  embedPage,
  footer,
  identificationNotice,
  rateDisclosure,
  substantiations,
  team,
} from "@mortgage-kit/content";
import {
  acknowledgement,
  confirmationMail,
  reminderConsent,
  reminderMail,
} from "@mortgage-kit/content/brokerage";
import { consentFor } from "@mortgage-kit/contracts";
import { load } from "cheerio";
import { embedManifest } from "../app/embedManifest.ts";
import { publishedRates } from "../app/rates/publishedRates.ts";
import { nothingChosen } from "../app/sections/EmbedBuilder/EmbedChoice.ts";
import { embedSnippet } from "../app/sections/EmbedBuilder/embedSnippet.ts";
import { site, siteDate } from "../app/site.ts";

interface BuiltPage {
  readonly path: string;
  readonly file: string;
}

/** Returns all publications of a built site, for the check against its regulator's duties. */
export function publishedSite(buildDirectory: string, day: string = siteDate): Site {
  const rates = publishedRates(day);
  const { version, text } = consentFor(site.documents);
  return {
    day,
    regulator: site.regulator,
    brokerage: {
      name: site.name,
      licenceNumber: site.licence.number,
      province: site.address.province,
    },
    agents: team.map(({ name, level, licenceNumber, slug, hasProfile }) => ({
      name,
      title: level,
      licenceNumber,
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
    statedClaims: statedClaims(),
    substantiations,
    privacyOfficer: site.privacyOfficer,
    identificationNotice,
    consents: [{ version, text }, ...(site.reminder ? [reminderConsent(site, site.reminder)] : [])],
    allowedHosts: [site.contactForm.src, site.videos?.thumbnail].flatMap((address) =>
      address ? [new URL(address).host] : [],
    ),
    publications: [...builtPages(buildDirectory), ...messages(), ...embeds(buildDirectory)],
  };
}

function statedClaims(): string[] {
  const { lenders, volumeFunded, fiveStarReviews, yearsOfExperience, ratingOutOfFive } =
    site.claims;
  return [lenders, volumeFunded, fiveStarReviews, yearsOfExperience, ratingOutOfFive].filter(
    (claim) => claim !== undefined,
  );
}

function builtPages(buildDirectory: string): Publication[] {
  const manifest = JSON.parse(readFileSync(join(buildDirectory, "pages.json"), "utf8")) as {
    pages: BuiltPage[];
    notFound: BuiltPage[];
  };
  return [...manifest.pages, ...manifest.notFound].map(({ path, file }) => {
    const location = join(buildDirectory, "client", file);
    return {
      // The contact form is framed by pages that have the header and footer.
      kind: path === "/contact-form" ? "message" : "page",
      name: path,
      file: relative(process.cwd(), location),
      content: { html: readFileSync(location, "utf8") },
    };
  });
}

/** Returns the publications that are not pages, such as mails. */
function messages(): Publication[] {
  const folder = "packages/content";
  const signature = [site.name, footer.licence, site.phone].join(" · ");
  return [
    {
      kind: "mail",
      name: "Acknowledgement of an application",
      file: `${folder}/src/brokerage/acknowledgement.ts`,
      content: { text: acknowledgement(site).text },
    },
    ...reminderMails(),
    ...(calculatorPages.length > 0
      ? [
          {
            kind: "export" as const,
            name: "What a visitor prints, copies or saves of a result",
            file: "apps/web/app/sections/CalculatorPage/calculatorPageData.ts",
            content: { text: signature },
          },
        ]
      : []),
  ];
}

function reminderMails(): Publication[] {
  const { reminder, siteUrl } = site;
  if (!reminder) return [];
  const file = "packages/content/src/brokerage/reminder.ts";
  const values = { month: "May 2028", hours: "48" };
  const links = { confirm: siteUrl, withdraw: siteUrl };
  return [
    {
      kind: "mail",
      name: "Confirmation of a reminder",
      file,
      content: { text: confirmationMail(site, reminder, values, links).text },
    },
    {
      kind: "mail",
      name: "Reminder of a renewal",
      file,
      content: { text: reminderMail(site, reminder, values, links).text },
    },
  ];
}

function embeds(buildDirectory: string): Publication[] {
  const [calculator] = calculatorPages;
  if (!calculator) return [];
  const file = join(buildDirectory, "client/embed/frame.html");
  const page = load(readFileSync(file, "utf8"));
  const { brokerage = "", licence = "" } = page("html").data() as Record<string, string>;
  const frame: Publication = {
    kind: "embed",
    name: "Calculator in a frame",
    file: relative(process.cwd(), file),
    content: { text: `${brokerage}, ${licence}` },
  };
  if (!embedPage) return [frame];
  const source = {
    siteUrl: site.siteUrl,
    brokerage: { name: site.name, licence: footer.licence },
    ...embedManifest(),
  };
  const owner = { brokerage: site.name, licence: footer.licence };
  const choice = { ...nothingChosen, ...owner, calculator: calculator.id };
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
