import { X509Certificate } from "node:crypto";
import { readFileSync, statSync } from "node:fs";
import { isIP } from "node:net";
import { join, resolve } from "node:path";
import { retentionRules } from "@mortgage-kit/compliance/retention";
import { type Brokerage, siteVariables } from "@mortgage-kit/content/brokerage";
import { z } from "zod";

const repositoryRoot = resolve(import.meta.dirname, "../../..");
const webApp = join(repositoryRoot, "apps/web");

/** Error for an invalid setting. Its message is one sentence for the administrator. */
export class SettingsError extends Error {
  override name = "SettingsError";
}

const wholeNumber = (from: number, to: number) => {
  const error = `must be a whole number from ${from} to ${to}`;
  return z
    .string()
    .regex(/^\d{1,9}$/, error)
    .transform(Number)
    .refine((value) => value >= from && value <= to, error);
};

const address = (schemes: string[], example: string) =>
  z.string().refine((value) => {
    const url = URL.parse(value);
    return url !== null && schemes.includes(url.protocol) && url.hostname !== "";
  }, `must be an address such as ${example}`);

const list = (isMember: (value: string) => boolean, error: string) =>
  z
    .string()
    .transform((value) => value.split(",").map((member) => member.trim()))
    .refine((members) => members.every(isMember), error);

const origins = list(
  (value) => URL.parse(value)?.origin === value && value !== "null",
  "must list origins such as https://www.example.com",
);

function isNetwork(value: string): boolean {
  const [ip = "", bits, ...rest] = value.split("/");
  const family = isIP(ip);
  if (family === 0 || rest.length > 0) return false;
  return (
    bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= (family === 4 ? 32 : 128))
  );
}

/** Returns true for a secret of Standard Webhooks: 24 to 64 bytes in base64, with or without `whsec_`. */
function isWebhookSecret(value: string): boolean {
  const encoded = value.replace(/^whsec_/, "");
  const key = Buffer.from(encoded, "base64");
  // A text that is not base64 would decode in part, so that sender and receiver use different keys.
  return key.length >= 24 && key.length <= 64 && key.toString("base64") === encoded;
}

const flag = z.enum(["true", "false"], { error: "must be true or false" });
const mailbox = z.email("must be an e-mail address");

const noticeServices = ["ntfy", "slack", "teams", "googlechat"] as const;
export type NoticeService = (typeof noticeServices)[number];

const variables = z.object({
  PORT: wholeNumber(0, 65_535).default(3000),
  HOST: z.string().default("127.0.0.1"),
  LOG_LEVEL: z
    .enum(["fatal", "error", "warn", "info", "debug", "silent"], {
      error: "must be fatal, error, warn, info, debug or silent",
    })
    .default("info"),
  /** Folder of the built site, or "none" to serve only the API. */
  SITE_DIR: z.string().optional(),
  /** Folder below apps/web in which the site was built; the build reads the same variable. */
  SITE_BUILD: z.string().default("build"),
  DATA_DIR: z.string().default(".data"),
  DATABASE_URL: address(["postgres:", "postgresql:"], "postgres://user@host/name").optional(),
  TRUSTED_PROXIES: list(isNetwork, "must list addresses or networks such as 10.0.0.0/8").default(
    [],
  ),
  CLIENT_SUBMISSIONS_PER_MINUTE: wholeNumber(1, 100_000_000).default(10),
  ALL_SUBMISSIONS_PER_MINUTE: wholeNumber(1, 100_000_000).default(100),
  BEHIND_TLS: flag.default("false"),
  HSTS_INCLUDE_SUBDOMAINS: flag.default("false"),
  BLOG_FEED_URL: address(["http:", "https:"], "https://blog.example/feed/").optional(),
  BANK_RATES_URL: address(["http:", "https:"], "https://www.bankofcanada.ca/valet").optional(),
  CORS_ORIGINS: origins.default([]),
  EMBED_ANCESTORS: origins.default([]),
  SMTP_URL: address(["smtp:", "smtps:"], "smtps://user:password@host:465").optional(),
  LEADS_EMAIL_TO: mailbox.optional(),
  LEADS_EMAIL_FROM: mailbox.optional(),
  WEBHOOK_URL: address(["http:", "https:"], "https://crm.example.com/leads").optional(),
  WEBHOOK_SECRET: list(
    isWebhookSecret,
    "must be 24 to 64 bytes in base64, such as openssl rand -base64 32 prints, or two of these separated by a comma",
  )
    .refine((secrets) => secrets.length <= 2, "must list one secret, or two during a rotation")
    .optional(),
  NOTICE_URL: z
    .string()
    .regex(
      new RegExp(`^(${noticeServices.join("|")})\\+https?://[^\\s/]+\\S*$`),
      "must be ntfy+, slack+, teams+ or googlechat+ before the address of an incoming webhook, such as ntfy+https://ntfy.example/topic",
    )
    .optional(),
  DELIVERY_GIVE_UP_HOURS: wholeNumber(1, 8760).default(72),
  /** Certificates of a private authority that the mail server or the CRM uses, as PEM. */
  DELIVERY_CA_FILE: z.string().optional(),
  ACKNOWLEDGE_APPLICANTS: flag.default("false"),
  /** Name of the terminal commands on this machine, for the mails that mention one. */
  LEADS_COMMAND: z.string().max(1000).default("pnpm leads"),
  /** Folder in which `leads backup` writes, and erasing searches for remains. */
  BACKUP_DIR: z.string().optional(),
  BACKUP_RECIPIENTS: list(
    (value) => /^age1[0-9a-z]{20,}$/.test(value),
    "must list age public keys such as age1...",
  ).default([]),
  VISITOR_MAILS_PER_DAY: wholeNumber(0, 1_000_000).default(300),
  SUSPECTED_MAX_MEGABYTES: wholeNumber(0, 1_000_000).default(200),
  ALLOW_INSECURE_MAIL: flag.default("false"),
  ALLOW_INSECURE_WEBHOOK: flag.default("false"),
  METRICS_HOST: z.string().default("127.0.0.1"),
  METRICS_PORT: wholeNumber(0, 65_535).optional(),
});

const secrets = new Set([
  "DATABASE_URL",
  "SMTP_URL",
  "WEBHOOK_URL",
  "WEBHOOK_SECRET",
  "NOTICE_URL",
]);

type Variables = z.infer<typeof variables>;
export type Environment = Readonly<Record<string, string | undefined>>;

export interface EmailSettings {
  smtpUrl: string;
  to: string;
  from: string;
  /** True allows a mail server without TLS. */
  mayBePlain?: boolean;
}
export interface WebhookSettings {
  url: string;
  /** Secrets of Standard Webhooks; each signs every request, so that a receiver may know either. */
  secrets: readonly string[];
}

/** Incoming webhook of a chat that shows notices without personal data. */
export interface NoticeSettings {
  service: NoticeService;
  url: string;
}

function readNotice({ NOTICE_URL: value }: Variables): NoticeSettings | undefined {
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

/** Returns true if all of these settings are set, false if none is. Throws if only some are. */
function allOrNone<Names extends keyof Variables>(read: Variables, names: Names[]): boolean {
  const missing = names.filter((name) => read[name] === undefined);
  if (missing.length === 0) return true;
  if (missing.length === names.length) return false;
  const present = names.find((name) => read[name] !== undefined);
  throw new SettingsError(`${missing.join(" and ")} must be set too, because ${present} is set.`);
}

function readEmail(read: Variables): EmailSettings | undefined {
  allOrNone(read, ["SMTP_URL", "LEADS_EMAIL_TO", "LEADS_EMAIL_FROM"]);
  const { SMTP_URL: smtpUrl, LEADS_EMAIL_TO: to, LEADS_EMAIL_FROM: from } = read;
  const mayBePlain = read.ALLOW_INSECURE_MAIL === "true";
  return smtpUrl && to && from ? { smtpUrl, to, from, mayBePlain } : undefined;
}

function readWebhook(read: Variables): WebhookSettings | undefined {
  allOrNone(read, ["WEBHOOK_URL", "WEBHOOK_SECRET"]);
  const { WEBHOOK_URL: url, WEBHOOK_SECRET: secrets } = read;
  if (!url || !secrets) return undefined;
  if (url.startsWith("http:") && read.ALLOW_INSECURE_WEBHOOK !== "true") {
    throw new SettingsError(
      "WEBHOOK_URL must begin with https, because names and contacts are sent to it; ALLOW_INSECURE_WEBHOOK=true allows http.",
    );
  }
  return { url, secrets };
}

/** Returns the data folder. Throws unless it is a folder or does not exist yet. */
function readDataDir({ DATA_DIR: path }: Variables): string {
  const folder = resolve(repositoryRoot, path);
  try {
    const found = statSync(folder, { throwIfNoEntry: false });
    if (found && !found.isDirectory()) throw new Error("it is a file");
  } catch (error) {
    const reason = error instanceof Error && "code" in error ? error.code : "it is a file";
    throw new SettingsError(`DATA_DIR must be a folder, but "${path}" cannot be used (${reason}).`);
  }
  return folder;
}

const knownPrefixes =
  /^(ACKNOWLEDGE|ALLOW_INSECURE|BACKUP|BEHIND|BLOG|CORS|DELIVERY|EMBED|HSTS|LEADS|METRICS|NOTICE|SITE|SMTP|SUSPECTED|TRUSTED|VISITOR|WEBHOOK)_/;

/**
 * Returns unknown settings with our prefixes, because a misspelt name would otherwise go unnoticed.
 */
function readUnknown(env: Environment): string[] {
  const ofTheBuild = ["SITE_BROKERAGE", "SITE_BUILD", "SITE_NAME"];
  const known = new Set([...ofTheBuild, ...Object.keys({ ...variables.shape, ...siteVariables })]);
  return Object.keys(env).filter((name) => knownPrefixes.test(name) && !known.has(name));
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

/** Reads and validates all settings of the server and the terminal commands of a brokerage. */
export function readSettings(env: Environment, brokerage: Brokerage) {
  const read = readVariables(env);
  const dataDir = readDataDir(read);
  return {
    host: read.HOST,
    port: read.PORT,
    logLevel: read.LOG_LEVEL,
    siteDir: readSiteDir(read),
    /** Folder of the data that the server needs after a restart. */
    dataDir,
    feedUrl: read.BLOG_FEED_URL,
    bankRatesUrl: read.BANK_RATES_URL,
    isBehindTls: read.BEHIND_TLS === "true",
    hstsIncludesSubdomains: read.HSTS_INCLUDE_SUBDOMAINS === "true",
    rateLimits: {
      perClient: read.CLIENT_SUBMISSIONS_PER_MINUTE,
      overall: read.ALL_SUBMISSIONS_PER_MINUTE,
    },
    /** A folder for the embedded database, or the address of a PostgreSQL database. */
    database: read.DATABASE_URL
      ? { engine: "postgres" as const, url: read.DATABASE_URL }
      : { engine: "sqlite" as const, dataDir },
    trustedProxies: read.TRUSTED_PROXIES,
    corsOrigins: read.CORS_ORIGINS,
    /** Origins that may frame a calculator; empty for any. */
    embedAncestors: read.EMBED_ANCESTORS,
    email: readEmail(read),
    webhook: readWebhook(read),
    notice: readNotice(read),
    giveUpAfterHours: read.DELIVERY_GIVE_UP_HOURS,
    /** The authorities of DELIVERY_CA_FILE, as PEM. */
    deliveryAuthorities: readAuthorities(read),
    acknowledgesApplicants: readAcknowledges(read),
    /** Mails in 24 hours to addresses that visitors typed. */
    visitorMailsPerDay: read.VISITOR_MAILS_PER_DAY,
    leadsCommand: read.LEADS_COMMAND,
    backups: {
      dir: read.BACKUP_DIR === undefined ? undefined : resolve(repositoryRoot, read.BACKUP_DIR),
      recipients: read.BACKUP_RECIPIENTS,
    },
    /** Bytes of disk that suspected applications may take. */
    suspectedMaxBytes: read.SUSPECTED_MAX_MEGABYTES * 1_000_000,
    /** Settings whose data may leave unencrypted, by name. */
    waived: (["ALLOW_INSECURE_MAIL", "ALLOW_INSECURE_WEBHOOK"] as const).filter(
      (name) => read[name] === "true",
    ),
    /** Names of unknown settings with our prefixes. */
    unknown: readUnknown(env),
    /** Address of the metrics; undefined unless a port is set. */
    metrics:
      read.METRICS_PORT === undefined
        ? undefined
        : { host: read.METRICS_HOST, port: read.METRICS_PORT },
    brokerage,
    retention: retentionRules(brokerage.regulator),
  };
}

export type Settings = ReturnType<typeof readSettings>;
