import { buildVariables, siteVariables } from "@mortgage-kit/content/brokerage";
import { z } from "zod";

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

const network = z.union([z.ipv4(), z.ipv6(), z.cidrv4(), z.cidrv6()]);
/**
 * Returns true for an address, and for a network no wider than the private ones: a visitor whose address
 * is in it could name another as his own. IPv6 that begins with zeros may stand for all of IPv4.
 */
function isNetwork(value: string): boolean {
  const [address = "", bits = 128] = value.split("/");
  const [isV6, startsWithZeros] = [address.includes(":"), /^0*:/.test(address)];
  const fewest = isV6 ? (startsWithZeros ? 128 : 7) : 8;
  return network.safeParse(value).success && Number(bits) >= fewest;
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

const webhook = new RegExp(`^(${noticeServices.join("|")})\\+https?://[^\\s/]+\\S*$`);

/** Every variable of the server, with what SETTINGS.md says of it. Folders are relative to the repository or release. */
export const variables = z.object({
  HOST: z
    .string()
    .default("127.0.0.1")
    .describe("address to listen on; a container needs `0.0.0.0`"),
  PORT: wholeNumber(0, 65_535).default(3000).describe("port to listen on"),
  DATA_DIR: z
    .string()
    .default(".data")
    .describe("folder of `leads.sqlite` and of the assets of earlier site builds"),
  DATABASE_URL: address(["postgres:", "postgresql:"], "postgres://user@host/name")
    .optional()
    .describe("PostgreSQL instead of `leads.sqlite`, for several servers"),
  SITE_DIR: z
    .string()
    .optional()
    .describe("folder of the built site, or `none` for the API alone; a release has its own"),
  ...buildVariables,
  SITE_NAME: z.string().optional().describe("host name of the site, for the compose files alone"),
  SMTP_URL: address(["smtp:", "smtps:"], "smtps://user:password@host:465")
    .optional()
    .describe("mail server for staff and visitors; `smtp://` requires STARTTLS"),
  LEADS_EMAIL_TO: mailbox.optional().describe("mailbox of the staff"),
  LEADS_EMAIL_FROM: mailbox.optional().describe("sender of all mails"),
  WEBHOOK_URL: address(["http:", "https:"], "https://crm.example.com/leads")
    .optional()
    .describe("CRM that receives applications, signed"),
  WEBHOOK_SECRET: list(
    isWebhookSecret,
    "must be 24 to 64 bytes in base64, such as openssl rand -base64 32 prints, or two of these separated by a comma",
  )
    .refine((secrets) => secrets.length <= 2, "must list one secret, or two during a rotation")
    .optional()
    .describe("key of the webhook's signature"),
  NOTICE_URL: z
    .string()
    .regex(
      webhook,
      "must be ntfy+, slack+, teams+ or googlechat+ before the address of an incoming webhook, such as ntfy+https://ntfy.example/topic",
    )
    .optional()
    .describe("chat that gets a notice without personal data"),
  ALLOW_INSECURE_MAIL: flag.default("false").describe("sends mail unencrypted"),
  ALLOW_INSECURE_WEBHOOK: flag.default("false").describe("sends to a webhook over http"),
  DELIVERY_GIVE_UP_HOURS: wholeNumber(1, 8760).default(72).describe("hours of retries"),
  DELIVERY_CA_FILE: z
    .string()
    .optional()
    .describe("certificates in PEM of a private authority that the mail server or the CRM uses"),
  ACKNOWLEDGE_APPLICANTS: flag.default("false").describe("confirms receipt to applicants by mail"),
  VISITOR_MAILS_PER_DAY: wholeNumber(0, 1_000_000).default(300).describe("most mails to visitors"),
  BACKUP_DIR: z
    .string()
    .optional()
    .describe("where the timer writes backups, and of which erasing lists the older ones"),
  BACKUP_RECIPIENTS: list(
    (value) => /^age1[0-9a-z]{20,}$/.test(value),
    "must list age public keys such as age1...",
  )
    .default([])
    .describe("keys to which backups are encrypted"),
  BANK_RATES_URL: address(["http:", "https:"], "https://www.bankofcanada.ca/valet")
    .optional()
    .describe("source of the Bank of Canada's rates, shown beside the brokerage's"),
  BLOG_FEED_URL: address(["http:", "https:"], "https://blog.example/feed/")
    .optional()
    .describe("RSS or Atom source of the blog section"),
  TRUSTED_PROXIES: list(
    isNetwork,
    "must list addresses or networks such as 10.0.0.0/8, not all addresses",
  )
    .default([])
    .describe("proxies in front of the server, which say who the visitor is"),
  BEHIND_TLS: flag.default("false").describe("makes browsers use HTTPS only, for two years"),
  HSTS_INCLUDE_SUBDOMAINS: flag.default("false").describe("the same for all subdomains"),
  CORS_ORIGINS: origins.default([]).describe("other sites that may call the API"),
  EMBED_ANCESTORS: origins
    .default([])
    .describe("sites that may frame a calculator; all if not set"),
  ASSISTANTS: z
    .enum(["on", "off"], { error: "must be on or off" })
    .default("on")
    .describe("serves `/mcp`, where assistants ask for figures"),
  CLIENT_SUBMISSIONS_PER_MINUTE: wholeNumber(1, 100_000_000)
    .default(10)
    .describe("applications of one client that are delivered at once"),
  ALL_SUBMISSIONS_PER_MINUTE: wholeNumber(1, 100_000_000)
    .default(100)
    .describe("applications of all clients that are delivered at once"),
  SUSPECTED_MAX_MEGABYTES: wholeNumber(0, 1_000_000)
    .default(200)
    .describe("disk for held applications"),
  LOG_LEVEL: z
    .enum(["fatal", "error", "warn", "info", "debug", "silent"], {
      error: "must be fatal, error, warn, info, debug or silent",
    })
    .default("info")
    .describe("least important lines of the log"),
});

/** Names of all variables, also of those that override the brokerage's. */
export const knownVariables = Object.keys({ ...variables.shape, ...siteVariables });

/** Variables whose values messages never repeat. */
export const secrets = new Set([
  "DATABASE_URL",
  "SMTP_URL",
  "WEBHOOK_URL",
  "WEBHOOK_SECRET",
  "NOTICE_URL",
]);

export type Variables = z.infer<typeof variables>;
