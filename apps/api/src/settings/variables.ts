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
/** Every address is no network of proxies: any visitor could then name another address as his own. */
const isNetwork = (value: string) => network.safeParse(value).success && !/\/0+$/.test(value);

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

export const variables = z.object({
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
  TRUSTED_PROXIES: list(
    isNetwork,
    "must list addresses or networks such as 10.0.0.0/8, not all addresses",
  ).default([]),
  CLIENT_SUBMISSIONS_PER_MINUTE: wholeNumber(1, 100_000_000).default(10),
  ALL_SUBMISSIONS_PER_MINUTE: wholeNumber(1, 100_000_000).default(100),
  BEHIND_TLS: flag.default("false"),
  HSTS_INCLUDE_SUBDOMAINS: flag.default("false"),
  BLOG_FEED_URL: address(["http:", "https:"], "https://blog.example/feed/").optional(),
  BANK_RATES_URL: address(["http:", "https:"], "https://www.bankofcanada.ca/valet").optional(),
  CORS_ORIGINS: origins.default([]),
  EMBED_ANCESTORS: origins.default([]),
  ASSISTANTS: z.enum(["on", "off"], { error: "must be on or off" }).default("on"),
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
  /** Folder in which `leads backup` writes, and of which erasing lists the older files. */
  BACKUP_DIR: z.string().optional(),
  BACKUP_RECIPIENTS: list(
    (value) => /^age1[0-9a-z]{20,}$/.test(value),
    "must list age public keys such as age1...",
  ).default([]),
  VISITOR_MAILS_PER_DAY: wholeNumber(0, 1_000_000).default(300),
  SUSPECTED_MAX_MEGABYTES: wholeNumber(0, 1_000_000).default(200),
  ALLOW_INSECURE_MAIL: flag.default("false"),
  ALLOW_INSECURE_WEBHOOK: flag.default("false"),
});

/** Variables whose values messages never repeat. */
export const secrets = new Set([
  "DATABASE_URL",
  "SMTP_URL",
  "WEBHOOK_URL",
  "WEBHOOK_SECRET",
  "NOTICE_URL",
]);

export type Variables = z.infer<typeof variables>;
