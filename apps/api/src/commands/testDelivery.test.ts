import { execFileSync } from "node:child_process";
import { once } from "node:events";
import { readFileSync } from "node:fs";
import { createServer, type RequestListener, type Server } from "node:http";
import { createServer as createSecureServer } from "node:https";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { getCACertificates, setDefaultCACertificates } from "node:tls";
import { SMTPServer } from "smtp-server";
import { beforeAll, describe, expect, onTestFinished, test } from "vitest";
import { leadsTerminal } from "../../testing/leadsTerminal.ts";
import { sqlite, temporaryFolder } from "../../testing/onEachEngine.ts";

async function terminal() {
  const { settings, db } = await sqlite.emptyDatabase();
  return { db, leads: leadsTerminal(settings) };
}

async function listening(server: Server, scheme = "http"): Promise<Record<string, string>> {
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const address = server.address();
  const port = typeof address === "object" ? address?.port : "";
  return {
    ALLOW_INSECURE_WEBHOOK: "true",
    WEBHOOK_URL: `${scheme}://127.0.0.1:${port}/leads`,
    WEBHOOK_SECRET: "a2V5IG9mIHRoZSByZWNlaXZlciBmb3Igd2ViaG9va3M=",
  };
}

test("a marked test reaches each channel and is stored nowhere", async () => {
  const bodies: string[] = [];
  const crm = await listening(
    createServer(async (request, response) => {
      bodies.push(await text(request));
      response.end();
    }),
  );
  const mails: string[] = [];
  const smtp = new SMTPServer({
    authOptional: true,
    hideSTARTTLS: true,
    async onData(stream, _session, done) {
      mails.push((await text(stream)).replaceAll("=\r\n", ""));
      done();
    },
  });
  onTestFinished(() => new Promise((closed) => smtp.close(() => closed())));
  smtp.server.listen(0, "127.0.0.1");
  await once(smtp.server, "listening");
  const address = smtp.server.address();
  const { db, leads } = await terminal();
  const { code, out } = await leads("test-delivery", {
    ...crm,
    ALLOW_INSECURE_MAIL: "true",
    SMTP_URL: `smtp://127.0.0.1:${typeof address === "object" ? address?.port : ""}`,
    LEADS_EMAIL_TO: "team@brokerage.example",
    LEADS_EMAIL_FROM: "site@brokerage.example",
    ACKNOWLEDGE_APPLICANTS: "true",
  });
  expect(out).toBe(
    ["email", "webhook", "acknowledgement"]
      .map((name) => `${name}: the test was accepted.\n`)
      .join(""),
  );
  expect(code).toBe(0);
  expect(JSON.parse(bodies[0] ?? "")).toMatchObject({ type: "mortgage_application.test" });
  expect(mails.find((mail) => mail.includes("Subject: Test: delivery"))).toContain(
    "Nobody has applied",
  );
  const thanks = mails.find((mail) => mail.includes("we have your application"));
  expect(thanks).toContain("To: team@brokerage.example");
  expect(thanks).not.toMatch(/\$|%|pnpm/);
  expect(await db.selectFrom("leads").select("id").execute()).toEqual([]);
});

test.each<[string, RequestListener, string]>([
  [
    "refuses",
    (_, response) => response.writeHead(401).end(),
    "WEBHOOK_SECRET and WEBHOOK_URL (HTTP 401)",
  ],
  [
    "redirects",
    (_, response) => response.writeHead(301).end(),
    "set WEBHOOK_URL to that URL (HTTP 301)",
  ],
  ["fails", (_, response) => response.writeHead(500).end(), "check its log (HTTP 500)"],
])("a receiver that %s is reported in one sentence", async (_, answer, words) => {
  const { leads } = await terminal();
  const { code, out } = await leads("test-delivery", await listening(createServer(answer)));
  expect(code).toBe(1);
  expect(out).toMatch(/^webhook: the test was not delivered, because .+\.\n$/);
  expect(out).toContain(words);
});

test("a self-signed certificate of a mail server is reported as such", async () => {
  const smtp = new SMTPServer({ authOptional: true, secure: true, logger: false });
  smtp.on("error", () => {});
  onTestFinished(() => new Promise((closed) => smtp.close(() => closed())));
  smtp.server.listen(0, "127.0.0.1");
  await once(smtp.server, "listening");
  const address = smtp.server.address();
  const { leads } = await terminal();
  const { code, out } = await leads("test-delivery", {
    SMTP_URL: `smtps://127.0.0.1:${typeof address === "object" ? address?.port : ""}`,
    LEADS_EMAIL_TO: "team@brokerage.example",
    LEADS_EMAIL_FROM: "site@brokerage.example",
  });
  expect(code).toBe(1);
  expect(out).toMatch(/^email: the test was not delivered, because its certificate /);
});

test("without a channel it reports that there is nothing to test", async () => {
  const { leads } = await terminal();
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
    const server = createSecureServer(options, (_, response) => response.end());
    return { env: await listening(server, "https"), certificate };
  }

  test("is rejected with the setting that allows it, and works with the setting", async () => {
    const { env, certificate } = await secureCrm("IP:127.0.0.1");
    const { leads } = await terminal();
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
    const { leads } = await terminal();
    const { out } = await leads("test-delivery", { ...env, DELIVERY_CA_FILE: certificate });
    expect(out).toContain("for a different name than the setting");
  });
});
