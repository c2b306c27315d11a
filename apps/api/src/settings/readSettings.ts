import { X509Certificate } from "node:crypto";
import { readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { retentionRules } from "@mortgage-kit/compliance/retention";
import { type Brokerages, refuseMisspelt } from "@mortgage-kit/content/brokerage";
import {
  knownVariables,
  type NoticeService,
  secrets,
  type Variables,
  variables,
} from "./variables.ts";

const repositoryRoot = resolve(import.meta.dirname, "../../../..");
const webApp = join(repositoryRoot, "apps/web");

/** Error for an invalid setting. Its message is one sentence for the administrator. */
export class SettingsError extends Error {
  override name = "SettingsError";
}

export type Environment = Readonly<Record<string, string | undefined>>;

/** Reads the incoming webhook of a chat that shows notices without personal data. */
function readNotice({ NOTICE_URL: value }: Variables) {
  if (value === undefined) return undefined;
  const plus = value.indexOf("+");
  return { service: value.slice(0, plus) as NoticeService, url: value.slice(plus + 1) };
}

function readVariables(env: Environment): Variables {
  const filled = Object.fromEntries(Object.entries(env).filter(([, value]) => value?.trim()));
  const result = variables.safeParse(filled);
  if (result.success) return result.data;
  const issue = result.error.issues[0];
  const name = String(issue?.path[0]);
  const shown = secrets.has(name) ? "" : `, but it is "${env[name]}"`;
  throw new SettingsError(`${name} ${issue?.message}${shown}.`);
}

function expectAllOrNone(read: Variables, names: (keyof Variables)[]): void {
  const missing = names.filter((name) => read[name] === undefined);
  const present = names.find((name) => read[name] !== undefined);
  if (missing.length === 0 || present === undefined) return;
  throw new SettingsError(`${missing.join(" and ")} must be set too, because ${present} is set.`);
}

function readEmail(read: Variables) {
  expectAllOrNone(read, ["SMTP_URL", "LEADS_EMAIL_TO", "LEADS_EMAIL_FROM"]);
  const { SMTP_URL: smtpUrl, LEADS_EMAIL_TO: to, LEADS_EMAIL_FROM: from } = read;
  const mayBePlain = read.ALLOW_INSECURE_MAIL === "true";
  return smtpUrl && to && from ? { smtpUrl, to, from, mayBePlain } : undefined;
}

function readWebhook(read: Variables): { url: string; secrets: readonly string[] } | undefined {
  expectAllOrNone(read, ["WEBHOOK_URL", "WEBHOOK_SECRET"]);
  const { WEBHOOK_URL: url, WEBHOOK_SECRET: secrets } = read;
  if (!url || !secrets) return undefined;
  if (url.startsWith("http:") && read.ALLOW_INSECURE_WEBHOOK !== "true") {
    throw new SettingsError(
      "WEBHOOK_URL must begin with https, because names and contacts are sent to it; ALLOW_INSECURE_WEBHOOK=true allows http.",
    );
  }
  return { url, secrets };
}

export type EmailSettings = NonNullable<ReturnType<typeof readEmail>>;
export type WebhookSettings = NonNullable<ReturnType<typeof readWebhook>>;
export type NoticeSettings = NonNullable<ReturnType<typeof readNotice>>;

const knownPrefixes =
  /^(ACKNOWLEDGE|ALLOW_INSECURE|BACKUP|BEHIND|BLOG|CORS|DELIVERY|EMBED|HSTS|LEADS|METRICS|NOTICE|SITE|SMTP|SUSPECTED|TRUSTED|VISITOR|WEBHOOK)_/;

/** Returns unknown settings with our prefixes. Throws for one that is almost a known one. */
function readUnknown(env: Environment): string[] {
  try {
    refuseMisspelt(env, knownVariables);
  } catch (error) {
    throw new SettingsError(error instanceof Error ? error.message : String(error));
  }
  return Object.keys(env).filter(
    (name) => knownPrefixes.test(name) && !knownVariables.includes(name),
  );
}

function readAuthorities({ DELIVERY_CA_FILE: path }: Variables): string | undefined {
  if (path === undefined) return undefined;
  try {
    const pem = readFileSync(resolve(repositoryRoot, path), "utf8");
    new X509Certificate(pem);
    return pem;
  } catch (error) {
    const code = error instanceof Error && "code" in error ? String(error.code) : "";
    const reason = code.startsWith("E") && !code.startsWith("ERR") ? code : "no certificate in PEM";
    throw new SettingsError(`DELIVERY_CA_FILE cannot be used: "${path}" (${reason}).`);
  }
}

function readAcknowledges(read: Variables): boolean {
  const isOn = read.ACKNOWLEDGE_APPLICANTS === "true";
  if (isOn && read.SMTP_URL === undefined) {
    throw new SettingsError("SMTP_URL must be set too, because ACKNOWLEDGE_APPLICANTS is true.");
  }
  return isOn;
}

function readSiteDir({ SITE_DIR, SITE_BUILD }: Variables): string | undefined {
  if (SITE_DIR === "none") return undefined;
  return SITE_DIR ? resolve(repositoryRoot, SITE_DIR) : join(webApp, SITE_BUILD, "client");
}

export function readSettings(env: Environment, brokerages: Brokerages) {
  const { brokerage } = brokerages.en;
  const read = readVariables(env);
  const dataDir = resolve(repositoryRoot, read.DATA_DIR);
  const backupDir =
    read.BACKUP_DIR === undefined ? undefined : resolve(repositoryRoot, read.BACKUP_DIR);
  return {
    host: read.HOST,
    port: read.PORT,
    logLevel: read.LOG_LEVEL,
    siteDir: readSiteDir(read),
    dataDir,
    feedUrl: read.BLOG_FEED_URL,
    bankRatesUrl: read.BANK_RATES_URL,
    isBehindTls: read.BEHIND_TLS === "true",
    hstsIncludesSubdomains: read.HSTS_INCLUDE_SUBDOMAINS === "true",
    rateLimits: {
      perClient: read.CLIENT_SUBMISSIONS_PER_MINUTE,
      overall: read.ALL_SUBMISSIONS_PER_MINUTE,
    },
    database: read.DATABASE_URL
      ? { engine: "postgres" as const, url: read.DATABASE_URL }
      : { engine: "sqlite" as const, dataDir },
    trustedProxies: read.TRUSTED_PROXIES,
    corsOrigins: read.CORS_ORIGINS,
    embedAncestors: read.EMBED_ANCESTORS,
    servesAssistants: read.ASSISTANTS === "on",
    email: readEmail(read),
    webhook: readWebhook(read),
    notice: readNotice(read),
    giveUpAfterHours: read.DELIVERY_GIVE_UP_HOURS,
    deliveryAuthorities: readAuthorities(read),
    acknowledgesApplicants: readAcknowledges(read),
    visitorMailsPerDay: read.VISITOR_MAILS_PER_DAY,
    backups: {
      dir: backupDir,
      /** Folder of the dumps of PostgreSQL, which are not in the audit log. */
      dumps: read.DATABASE_URL ? backupDir : undefined,
      recipients: read.BACKUP_RECIPIENTS,
    },
    suspectedMaxBytes: read.SUSPECTED_MAX_MEGABYTES * 1_000_000,
    /** Settings whose data may leave unencrypted, by name. */
    waived: (["ALLOW_INSECURE_MAIL", "ALLOW_INSECURE_WEBHOOK"] as const).filter(
      (name) => read[name] === "true",
    ),
    unknown: readUnknown(env),
    brokerages,
    /** For staff, and for facts that are the same in all languages. */
    brokerage,
    retention: retentionRules(brokerage.regulator),
  };
}

export type Settings = ReturnType<typeof readSettings>;
