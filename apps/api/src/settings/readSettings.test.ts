import { refuseMisspelt } from "@mortgage-kit/content/brokerage";
import { expect, test } from "vitest";
import { brokerages } from "../../testing/brokerage.ts";
import { readBrokerages } from "./brokerages.ts";
import { type Environment, readSettings, SettingsError } from "./readSettings.ts";
import { knownVariables } from "./variables.ts";

const settingsOf = (env: Environment) => readSettings(env, brokerages);

test("every setting is optional", () => {
  expect(settingsOf({})).toMatchObject({
    host: "127.0.0.1",
    port: 3000,
    database: { engine: "sqlite" },
    trustedProxies: [],
    corsOrigins: [],
    email: undefined,
    webhook: undefined,
  });
});

test("an empty variable counts as not set", () => {
  expect(settingsOf({ PORT: "", DATABASE_URL: " " })).toMatchObject({ port: 3000 });
});

test("the site's folder follows SITE_BUILD unless SITE_DIR is set", () => {
  expect(settingsOf({}).siteDir).toMatch(/apps\/web\/build\/client$/);
  expect(settingsOf({ SITE_BUILD: ".builds/harbour" }).siteDir).toMatch(
    /apps\/web\/.builds\/harbour\/client$/,
  );
  const told = { SITE_BUILD: ".builds/harbour", SITE_DIR: "/srv/site" };
  expect(settingsOf(told).siteDir).toBe("/srv/site");
  expect(settingsOf({ ...told, SITE_DIR: "none" }).siteDir).toBeUndefined();
});

test("lists are separated by commas", () => {
  const settings = settingsOf({
    TRUSTED_PROXIES: "10.0.0.0/8, ::1, fc00::/7",
    CORS_ORIGINS: "https://a.example,https://b.example:8443",
  });
  expect(settings.trustedProxies).toEqual(["10.0.0.0/8", "::1", "fc00::/7"]);
  expect(settings.corsOrigins).toEqual(["https://a.example", "https://b.example:8443"]);
});

test("a postgres URL selects PostgreSQL", () => {
  const url = "postgres://leads:secret@db.example/leads";
  expect(settingsOf({ DATABASE_URL: url }).database).toEqual({ engine: "postgres", url });
});

const refusals: [Record<string, string>, string][] = [
  [
    { ACKNOWLEDGE_APPLICANTS: "true" },
    "SMTP_URL must be set too, because ACKNOWLEDGE_APPLICANTS is true.",
  ],
  [
    { DELIVERY_CA_FILE: "/nowhere/ca.pem" },
    'DELIVERY_CA_FILE cannot be used: "/nowhere/ca.pem" (ENOENT).',
  ],
  [
    { DELIVERY_CA_FILE: import.meta.filename },
    `DELIVERY_CA_FILE cannot be used: "${import.meta.filename}" (no certificate in PEM).`,
  ],
  [{ HSTS_INCLUDE_SUBDOMAINS: "yes" }, "HSTS_INCLUDE_SUBDOMAINS must be true or false"],
  [{ PORT: "abc" }, 'PORT must be a whole number from 0 to 65535, but it is "abc".'],
  [{ PORT: "70000" }, 'PORT must be a whole number from 0 to 65535, but it is "70000".'],
  [{ PORT: "-1" }, "PORT must be"],
  [
    { LOG_LEVEL: "loud" },
    'LOG_LEVEL must be fatal, error, warn, info, debug or silent, but it is "loud".',
  ],
  [{ TRUSTED_PROXIES: "true" }, "TRUSTED_PROXIES must list addresses or networks"],
  [{ TRUSTED_PROXIES: "10.0.0.0/33" }, "TRUSTED_PROXIES must"],
  [{ TRUSTED_PROXIES: "1" }, "TRUSTED_PROXIES must"],
  [{ CORS_ORIGINS: "*" }, "CORS_ORIGINS must list origins such as https://www.example.com"],
  [{ CORS_ORIGINS: "https://a.example/" }, "CORS_ORIGINS must"],
  [{ LEADS_EMAIL_TO: "team" }, "LEADS_EMAIL_TO must be an e-mail address"],
  [
    { SMTP_URL: "smtp://mail.example" },
    "LEADS_EMAIL_TO and LEADS_EMAIL_FROM must be set too, because SMTP_URL is set.",
  ],
  [
    { WEBHOOK_URL: "https://crm.example/" },
    "WEBHOOK_SECRET must be set too, because WEBHOOK_URL is set.",
  ],
  [{ WEBHOOK_SECRET: "a secret of words, not of base64" }, "WEBHOOK_SECRET must be 24 to 64 bytes"],
  [{ WEBHOOK_SECRET: "c2l4dGVlbiBsZXR0ZXJzIQ==" }, "WEBHOOK_SECRET must be 24 to 64 bytes"],
  [
    {
      WEBHOOK_SECRET: Array(3)
        .fill(`whsec_${"AAAA".repeat(8)}`)
        .join(),
    },
    "WEBHOOK_SECRET must list one secret, or two during a rotation",
  ],
  ...[
    ...["0.0.0.0/0", "::/0", "10.0.0.0/8,0.0.0.0/00", "0.0.0.0/1,128.0.0.0/1", "2000::/3"],
    ...["::ffff:0.0.0.0/96", "0:0:0:0:0:ffff:0:0/96"],
  ].map((all): [Record<string, string>, string] => [
    { TRUSTED_PROXIES: all },
    "TRUSTED_PROXIES must list addresses",
  ]),
  [{ ASSISTANT: "off" }, "ASSISTANT is not a setting: name it ASSISTANTS, or remove it."],
  [{ DATABASE_URI: "postgres://db/leads" }, "DATABASE_URI is not a setting: name it DATABASE_URL,"],
  [{ WEBHOKO_URL: "https://crm.example" }, "WEBHOKO_URL is not a setting: name it WEBHOOK_URL,"],
  [{ SITE_URI: "https://a.example" }, "SITE_URI is not a setting: name it SITE_URL,"],
  [{ DELIVERY_GIVE_UP_HOURS: "0" }, "DELIVERY_GIVE_UP_HOURS must be a whole number from 1"],
];

test("names that others use, known ones and empty ones pass; what only has a prefix of ours is named", () => {
  const others = { PORTS: "1", HOSTS: "a", CORT: "1", SMTP_URI: " ", DATABASE_USER: "leads" };
  expect(
    settingsOf({ ...others, SITE_DATE: "2026-11-28", SITE_NAME: "a.example" }).unknown,
  ).toEqual(["SMTP_URI"]);
  expect(settingsOf({ SITE_SOMETHING_ELSE: "1" }).unknown).toEqual(["SITE_SOMETHING_ELSE"]);
});

test.each(knownVariables)("%s is not taken for another setting that is misspelt", (name) => {
  const others = knownVariables.filter((each) => each !== name);
  expect(() => refuseMisspelt({ [name]: "set" }, others)).not.toThrow();
});

test.each(refusals)("%j is rejected in one sentence that names it", (env, sentence) => {
  expect(() => settingsOf(env)).toThrow(SettingsError);
  expect(() => settingsOf(env)).toThrow(sentence);
});

test("an invalid variable of the site is rejected in one sentence that names it", async () => {
  const read = readBrokerages({ SITE_URL: "somewhere" });
  await expect(read).rejects.toThrow(SettingsError);
  await expect(read).rejects.toThrow("SITE_URL");
});

test.each(["DATABASE_URL", "SMTP_URL", "WEBHOOK_URL", "WEBHOOK_SECRET"])(
  "an invalid %s is not echoed, because it may contain a password",
  (name) => {
    const read = () => settingsOf({ [name]: "hunter2" });
    expect(read).toThrow(`${name} must`);
    expect(read).not.toThrow("hunter2");
  },
);
