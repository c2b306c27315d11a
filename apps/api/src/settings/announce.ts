import type { ConsentRecord } from "@mortgage-kit/contracts";
import type { Settings } from "./readSettings.ts";

function notConfigured(
  { email, webhook, feedUrl, bankRatesUrl, brokerage }: Settings,
  consent: ConsentRecord,
): string[] {
  const missing: string[] = [];
  if (!email && !webhook) {
    missing.push(
      "delivery of applications: they wait in the database until SMTP_URL (with LEADS_EMAIL_TO and LEADS_EMAIL_FROM) or WEBHOOK_URL (with WEBHOOK_SECRET) is set",
    );
  }
  if (!email && brokerage.reminder) {
    missing.push("reminders before a renewal: not offered until SMTP_URL is set");
  }
  if (!bankRatesUrl) missing.push("central bank's rates: set BANK_RATES_URL to its open data");
  if (!feedUrl) missing.push("blog feed: set BLOG_FEED_URL to an RSS or Atom address");
  const unset = (property: "href" | "version", suffix: string) =>
    consent.documents
      .filter((document) => !document[property] && (property === "href" || document.href))
      .map(({ title }) => `SITE_${title.split(" ")[0]?.toUpperCase()}_${suffix}`);
  const [addresses, versions] = [unset("href", "URL"), unset("version", "VERSION")];
  if (addresses.length > 0) {
    missing.push(
      `documents that applicants agree to, so that their links are placeholders: set ${addresses.join(", ")} when the site is built`,
    );
  }
  if (versions.length > 0) {
    missing.push(
      `versions of the documents, which consent is proved with: set ${versions.join(", ")} when the site is built`,
    );
  }
  if (!brokerage.adTag.id) missing.push("ad tag: set SITE_AD_TAG_ID when the site is built");
  return missing;
}

/** Writes sentences to a terminal, or log lines otherwise. */
export function say(sentence: string): void {
  const line = process.stdout.isTTY
    ? sentence
    : JSON.stringify({ level: 30, time: Date.now(), msg: sentence });
  process.stdout.write(`${line}\n`);
}

/** Reports the address, the database and the settings. In a terminal the site's URL comes last. */
export function announce(
  settings: Settings,
  consent: ConsentRecord,
  address: string,
  database: string,
): void {
  const site = `The site is at ${address.replace("//127.0.0.1:", "//localhost:")} now.`;
  const rest = [
    `Applications are stored in ${database}`,
    ...notConfigured(settings, consent).map((missing) => `Not configured: ${missing}`),
    ...settings.waived.map(
      (name) => `${name} is true, so names and contacts may leave this machine unencrypted.`,
    ),
    ...settings.unknown.map((name) => `Unknown setting: ${name} is not a setting of this server.`),
  ];
  for (const sentence of process.stdout.isTTY ? [...rest, site] : [site, ...rest]) say(sentence);
}
