import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { createServer } from "node:https";
import { join } from "node:path";
import { getCACertificates, setDefaultCACertificates } from "node:tls";
import { beforeAll, describe, expect, test } from "vitest";
import { holding } from "../../testing/holding.ts";
import { httpPeer, portOf } from "../../testing/httpPeer.ts";
import { mailPeer } from "../../testing/mailPeer.ts";
import { sqlite, temporaryFolder } from "../../testing/onEachEngine.ts";
import { valuesOf } from "../../testing/valuesOf.ts";

const receivedAt = (url: string) => ({
  ALLOW_INSECURE_WEBHOOK: "true",
  WEBHOOK_URL: url,
  WEBHOOK_SECRET: "a2V5IG9mIHRoZSByZWNlaXZlciBmb3Igd2ViaG9va3M=",
});

test("a marked test reaches each channel and is stored nowhere", async () => {
  const crm = await httpPeer();
  const { mails, env } = await mailPeer();
  const { db, leads } = await holding(sqlite);
  const { code, out } = await leads("test-delivery", {
    ...receivedAt(crm.url),
    ...env,
    ACKNOWLEDGE_APPLICANTS: "true",
  });
  expect(out).toBe(
    ["email", "webhook", "acknowledgement"]
      .map((name) => `${name}: the test was accepted.\n`)
      .join(""),
  );
  expect(code).toBe(0);
  expect(JSON.parse(crm.received[0]?.body ?? "")).toMatchObject({
    type: "mortgage_application.test",
  });
  const mailWith = (text: string) => mails.find(({ raw }) => raw.includes(text))?.raw;
  expect(mailWith("Subject: Test: delivery")).toContain("Nobody has applied");
  const thanks = mailWith("we have your application");
  expect(thanks).toContain("To: team@brokerage.example");
  expect(thanks).not.toMatch(/\$|%|pnpm/);
  expect(await valuesOf(db, "leads", "id")).toEqual([]);
});

test.each([
  ["refuses", 401, "WEBHOOK_SECRET and WEBHOOK_URL (HTTP 401)"],
  ["redirects", 301, "set WEBHOOK_URL to that URL (HTTP 301)"],
  ["fails", 500, "check its log (HTTP 500)"],
])("a receiver that %s is reported in one sentence", async (_, status, words) => {
  const { leads } = await holding(sqlite);
  const { url } = await httpPeer(status);
  const { code, out } = await leads("test-delivery", receivedAt(url));
  expect(code).toBe(1);
  expect(out).toMatch(/^webhook: the test was not delivered, because .+\.\n$/);
  expect(out).toContain(words);
});

test("a self-signed certificate of a mail server is reported as such", async () => {
  const { env } = await mailPeer({ secure: true });
  const { leads } = await holding(sqlite);
  const SMTP_URL = env.SMTP_URL.replace("smtp:", "smtps:");
  const { code, out } = await leads("test-delivery", { ...env, SMTP_URL, ALLOW_INSECURE_MAIL: "" });
  expect(code).toBe(1);
  expect(out).toMatch(/^email: the test was not delivered, because its certificate /);
});

test("without a channel it reports that there is nothing to test", async () => {
  const { leads } = await holding(sqlite);
  expect(await leads("test-delivery")).toMatchObject({
    code: 1,
    errors: expect.stringContaining("No delivery is configured"),
  });
});

function hasOpenssl(): boolean {
  try {
    execFileSync("openssl", ["version"], { stdio: "pipe" });
    return true;
  } catch {
    return false;
  }
}

describe.skipIf(!hasOpenssl())("a receiver with a certificate of a private authority", () => {
  const before = getCACertificates("default");
  beforeAll(() => () => setDefaultCACertificates(before));

  async function secureCrm(subjectAltName: string) {
    const folder = temporaryFolder();
    const [key, certificate] = [join(folder, "key.pem"), join(folder, "cert.pem")];
    const request = ["req", "-x509", "-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:P-256"];
    const names = ["-subj", "/CN=crm", "-addext", `subjectAltName=${subjectAltName}`];
    execFileSync(
      "openssl",
      [...request, "-nodes", "-days", "2", "-keyout", key, "-out", certificate, ...names],
      { stdio: "pipe" },
    );
    const options = { key: readFileSync(key), cert: readFileSync(certificate) };
    const server = createServer(options, (_, response) => response.end());
    return { env: receivedAt(`https://127.0.0.1:${await portOf(server)}/leads`), certificate };
  }

  test("is rejected with the setting that allows it, and works with the setting", async () => {
    const { env, certificate } = await secureCrm("IP:127.0.0.1");
    const { leads } = await holding(sqlite);
    const refused = await leads("test-delivery", env);
    expect(refused.code).toBe(1);
    expect(refused.out).toContain("set DELIVERY_CA_FILE to that authority's certificate");
    expect(await leads("test-delivery", { ...env, DELIVERY_CA_FILE: certificate })).toEqual({
      code: 0,
      out: "webhook: the test was accepted.\n",
      errors: "",
    });
  });

  test("for another host name is rejected", async () => {
    const { env, certificate } = await secureCrm("DNS:other.example");
    const { leads } = await holding(sqlite);
    const { out } = await leads("test-delivery", { ...env, DELIVERY_CA_FILE: certificate });
    expect(out).toContain("for a different name than the setting");
  });
});
