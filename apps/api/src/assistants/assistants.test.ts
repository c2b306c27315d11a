import { execFile } from "node:child_process";
import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { promisify } from "node:util";
import { Client, StreamableHTTPClientTransport } from "@modelcontextprotocol/client";
import { StdioClientTransport } from "@modelcontextprotocol/client/stdio";
import type { FastifyInstance } from "fastify";
import { beforeAll, expect, onTestFinished, test, vi } from "vitest";
import { brokerage, brokerages } from "../../testing/brokerage.ts";
import { standingClock } from "../../testing/deliverySetUp.ts";
import { sqlite, temporaryFolder } from "../../testing/onEachEngine.ts";
import { builtRates, rateEntry } from "../../testing/siteWithRates.ts";
import { testApp } from "../../testing/testApp.ts";
import { runningRates } from "../rates/runningRates.ts";
import type { BuiltSite } from "../site/loadBuiltSite.ts";
import type { Representation } from "../site/representation.ts";
import { assistantsPath } from "./assistants.ts";

// The first request loads the engine, which takes longer from source than from a release.
beforeAll(
  () => Promise.all([import("@mortgage-kit/mcp-server"), import("@modelcontextprotocol/server")]),
  60_000,
);

const question = {
  id: "affordability",
  ...{ annualIncome: 120_000, monthlyDebts: 500, downPayment: 80_000 },
  ...{ interestRate: 5.5, loanTerm: 25 },
};
const askedIn = (language: "en" | "fr") => ({
  name: "answer_question",
  arguments: { question, language },
});

/** Connects the protocol's own client over a real socket, in the newest or the older revision. */
async function connect(app: FastifyInstance, era: "auto" | "legacy"): Promise<Client> {
  const address = await app.listen({ port: 0, host: "127.0.0.1" });
  const options = { versionNegotiation: { mode: era } };
  const client = new Client({ name: "test", version: "1.0.0" }, options);
  await client.connect(new StreamableHTTPClientTransport(new URL(assistantsPath, address)));
  onTestFinished(() => client.close());
  return client;
}

/** Returns a clock that passes a minute at each look: a paused process may charge a request with one's time. */
function passingMinutes() {
  const { read, advance } = standingClock();
  return () => {
    advance(60_000);
    return read();
  };
}

test.each(["auto", "legacy"] as const)(
  "the protocol's client gets tools and answers (%s)",
  async (era) => {
    const { app } = await testApp({ clock: passingMinutes() });
    const client = await connect(app, era);
    const { tools } = await client.listTools();
    expect(tools.map(({ name }) => name)).toContain("answer_question");
    for (const language of ["en", "fr"] as const) {
      const { structuredContent, content } = await client.callTool(askedIn(language));
      const { brokerage: own, base } = brokerages[language];
      const licence = `${own.licence.label}, ${own.licence.number}`;
      expect(structuredContent).toMatchObject({
        verdict: { id: expect.any(String) },
        publisher: { brokerage: own.name, licence, url: own.siteUrl + base },
      });
      expect(JSON.stringify(content)).toContain(licence);
    }
  },
);

const suite = join(
  import.meta.dirname,
  "../../node_modules/@modelcontextprotocol/conformance/dist/index.js",
);

/** Scenarios of the protocol's own suite. Its others call tools that only its example server has. */
const scenarios = ["server-initialize", "ping", "tools-list", "dns-rebinding-protection"];

test("it passes the scenarios of the protocol's conformance suite", async () => {
  const { app } = await testApp({ clock: passingMinutes() });
  const address = await app.listen({ port: 0, host: "127.0.0.1" });
  const folder = temporaryFolder();
  const args = [suite, "server", "--url", `${address}${assistantsPath}`, "--output-dir", folder];
  // It exits with an error for the scenarios of the example server.
  await promisify(execFile)(process.execPath, args).catch(() => {});
  for (const scenario of scenarios) {
    const [file = ""] = globSync(`server-${scenario}-*/checks.json`, { cwd: folder });
    const checks = JSON.parse(readFileSync(join(folder, file), "utf8")) as { status: string }[];
    expect(new Set(checks.map(({ status }) => status)), scenario).toEqual(new Set(["SUCCESS"]));
  }
}, 60_000);

const inspector = join(import.meta.dirname, "../../node_modules/.bin/mcp-inspector");

test("the protocol's inspector gets the same tools from the site as a client over stdio", async () => {
  const { app } = await testApp({ clock: passingMinutes() });
  const site = `${await app.listen({ port: 0, host: "127.0.0.1" })}${assistantsPath}`;
  // It keeps settings in the home folder.
  const env = { ...process.env, HOME: temporaryFolder() };
  const inspect = async (...args: string[]) => {
    const { stdout } = await promisify(execFile)(inspector, ["--cli", site, ...args], { env });
    return JSON.parse(stdout);
  };
  const local = new Client({ name: "test", version: "1.0.0" });
  onTestFinished(() => local.close());
  const main = join(import.meta.dirname, "../../../../packages/mcp-server/src/main.ts");
  await local.connect(new StdioClientTransport({ command: process.execPath, args: [main] }));
  const listed = await inspect("--method", "tools/list");
  expect(listed.tools.length).toBeGreaterThan(2);
  expect(listed.tools).toEqual((await local.listTools()).tools);
  const call = ["--method", "tools/call", "--tool-name", "look_up_rule"];
  const answer = await inspect(...call, "--tool-arg", "ruleId=stress-test");
  expect(answer.content[0].text).toContain("5.25");
}, 60_000);

const post = (headers: Record<string, string>, body: unknown) => ({
  method: "POST" as const,
  url: assistantsPath,
  headers: {
    "content-type": "application/json",
    accept: "application/json, text/event-stream",
    ...headers,
  },
  payload: JSON.stringify(body),
});
const call = { jsonrpc: "2.0", id: 1, method: "tools/list", params: {} };

test("a page of another origin is refused, and the site's own is not", async () => {
  const { app } = await testApp();
  const foreign = await app.inject(post({ origin: "https://evil.example" }, call));
  expect(foreign.statusCode).toBe(403);
  expect(foreign.body).toContain("https://evil.example");
  for (const origin of [brokerage.siteUrl, "http://localhost:6274"]) {
    expect((await app.inject(post({ origin }, call))).statusCode).toBe(200);
  }
  const preflight = {
    method: "OPTIONS",
    url: assistantsPath,
    headers: {
      origin: "http://localhost:6274",
      "access-control-request-method": "POST",
      "access-control-request-headers": "content-type,mcp-protocol-version",
    },
  } as const;
  const { statusCode, headers } = await app.inject(preflight);
  expect(statusCode).toBe(204);
  expect(headers["access-control-allow-headers"]).toContain("mcp-protocol-version");
  const local = await app.inject(post({ origin: "http://localhost:6274" }, call));
  expect(local.headers["access-control-allow-origin"]).toBe("http://localhost:6274");
  const abroad = {
    ...preflight,
    headers: { ...preflight.headers, origin: "https://evil.example" },
  };
  expect((await app.inject(abroad)).statusCode).toBe(403);
  const rebound = await app.inject(post({ origin: "http://localhost.evil.example" }, call));
  expect(rebound.statusCode).toBe(403);
});

test("requests above the limit get 429 with a time to wait, for each client", async () => {
  const { app } = await testApp();
  const statuses = new Set<number>();
  let last = await app.inject(post({}, call));
  for (let count = 0; count < 121; count++) {
    last = await app.inject(post({}, call));
    statuses.add(last.statusCode);
  }
  expect([...statuses]).toEqual([200, 429]);
  expect(last.headers["retry-after"]).toBe("60");
  const other = await app.inject({ ...post({}, call), remoteAddress: "203.0.113.9" });
  expect(other.statusCode).toBe(200);
});

/** Largest requests of every kind; a batch, and what an answer might repeat. */
const long = "x".repeat(12_000);
const toolCall = (name: string, inputs: object) => ({
  ...{ jsonrpc: "2.0", id: 1, method: "tools/call", params: { name, arguments: inputs } },
});
const offer = { annualRate: 4.29, termYears: 5, cashBack: 0, fees: 1_000 };
const offers = Array.from({ length: 20 }, (_, index) => ({
  ...offer,
  name: `${index}`.padEnd(60, "x"),
}));
const letter = {
  ...{ id: "renewal", balance: 300_000, yearsRemaining: 20, currentRate: 2.5 },
  ...{ monthsRemaining: 9, prepaymentCharge: 0, renewalRate: 4.79, renewalTerm: 5, offers },
};
const leaving = {
  ...{ id: "leaving", balance: 280_000, currentRate: 3.64, yearsRemaining: 22 },
  ...{ monthsRemaining: 42, method: "contract-rate" },
};
const largest: Readonly<Record<string, object>> = {
  "the list of tools": call,
  "a long id": { ...call, id: long },
  "an unknown tool": toolCall(long, {}),
  "every rule": toolCall("look_up_rule", {}),
  "many unknown inputs": toolCall(
    "mortgage_payment",
    Object.fromEntries(Array.from({ length: 1_000 }, (_, index) => [`a${index}`, 1])),
  ),
  "weekly payments for a century": toolCall("mortgage_payment", {
    ...{ principal: 500_000, annualRate: 5, amortizationYears: 100, frequency: "weekly" },
  }),
  "twenty offers": toolCall("answer_question", { question: letter }),
  "a charge for leaving": toolCall("answer_question", { question: leaving }),
  "a long municipality": toolCall("answer_question", { question, municipality: long }),
};

test.each(Object.entries(largest))("the answer to %s has at most 100 kB", async (_, body) => {
  const { app } = await testApp();
  const { statusCode, rawPayload } = await app.inject(post({}, body));
  expect(statusCode).toBe(200);
  expect(rawPayload.length).toBeLessThan(100_000);
});

test("a list of messages and JSON that is nested too deeply are refused", async () => {
  const { app } = await testApp();
  for (const list of [[], [call], Array.from({ length: 100 }, () => call)]) {
    const { statusCode, body } = await app.inject(post({}, list));
    expect(statusCode).toBe(400);
    expect(body).toContain("Send one message in each request");
  }
  const nested = `${'{"a":'.repeat(2_500)}1${"}".repeat(2_500)}`;
  for (const deep of [nested, `${"[".repeat(7_000)}${"]".repeat(7_000)}`]) {
    const inside = JSON.stringify({ ...call, params: 0 }).replace('"params":0', `"params":${deep}`);
    for (const payload of [deep, inside]) {
      const { statusCode } = await app.inject({ ...post({}, call), payload });
      expect(statusCode).toBe(400);
    }
  }
});

test.each(["*/*", "application/json", "application/*", undefined])(
  "a client that accepts %s gets JSON",
  async (accept) => {
    const { app } = await testApp();
    const { headers: all, ...request } = post({}, call);
    const { accept: _, ...headers } = all;
    const {
      statusCode,
      headers: answered,
      body,
    } = await app.inject({
      ...request,
      headers: { ...headers, ...(accept && { accept }) },
    });
    expect(statusCode).toBe(200);
    expect(answered["content-type"]).toMatch(/^application\/json/);
    expect(JSON.parse(body).result.tools.length).toBeGreaterThan(2);
  },
);

test("a calculation is charged by its processor time, not by the time that a busy machine takes", async () => {
  const { app } = await testApp();
  const dear = toolCall("answer_question", { question: leaving });
  const used = vi.spyOn(process, "threadCpuUsage");
  let time = 0;
  used.mockImplementation(() => {
    time += 100_000;
    return { user: time, system: 0 };
  });
  onTestFinished(() => used.mockRestore());
  const statuses: number[] = [];
  for (let count = 0; count < 20; count++) {
    statuses.push((await app.inject(post({}, dear))).statusCode);
  }
  // Each costs 100 ms at least, of 1,200 a minute.
  expect(statuses.indexOf(429)).toBeGreaterThan(5);
  expect(statuses.indexOf(429)).toBeLessThanOrEqual(12);
  expect((await app.inject(post({}, call))).statusCode).toBe(429);
  const other = await app.inject({ ...post({}, dear), remoteAddress: "203.0.113.9" });
  expect(other.statusCode).toBe(200);
});

test("one setting removes it, and no stream or session is opened", async () => {
  const { app: without } = await testApp({ servesAssistants: false });
  expect((await without.inject(post({}, call))).statusCode).toBe(404);
  const { app } = await testApp();
  expect((await app.inject({ url: assistantsPath })).statusCode).toBe(405);
  const { headers } = await app.inject(post({}, call));
  expect(headers["mcp-session-id"]).toBeUndefined();
});

test("an invalid message is refused without an error in the log", async () => {
  const { app } = await testApp();
  for (const body of [{}, "text", { jsonrpc: "2.0", id: 1, method: "none" }]) {
    const { statusCode } = await app.inject(post({}, body));
    expect(statusCode).toBeLessThan(500);
  }
});

test("nginx limits it as it limits the API", () => {
  const site = readFileSync(join(import.meta.dirname, "../../deploy/nginx.conf"), "utf8");
  const [, zone] = /location = \/mcp \{\s+limit_req zone=(\w+)/.exec(site) ?? [];
  expect(site).toContain(`location /api/ {\n        limit_req zone=${zone} `);
});

test("an answer links to the site's page of its question, and applies the site's rates", async () => {
  const bytes = Buffer.from(
    JSON.stringify({ history: [{ day: "2026-11-01", years: 5, annualRate: 4.04 }] }),
  );
  const body = { type: "", cacheControl: "", plain: { bytes, etag: "" }, compressed: {} };
  const site = {
    ...{ pages: new Map(), frames: new Map() },
    files: new Map([["/rates.json", body as unknown as Representation]]),
    questions: { en: { renewal: "/renewal" }, fr: { renewal: "/fr/renewal" } },
    notFoundPage: () => {
      throw new Error("No page is asked for.");
    },
  } satisfies BuiltSite;
  const { app } = await testApp({ site, clock: () => new Date("2026-11-28T17:00:00Z") });
  const client = await connect(app, "auto");
  const question = { ...letter, renewalRate: 4.79, offers: [] };
  for (const [language, path] of Object.entries(site.questions)) {
    const call = { name: "answer_question", arguments: { question, language } };
    const { structuredContent } = await client.callTool(call);
    const { page, verdict } = structuredContent as { page: string; verdict: { because: string } };
    expect(page).toMatch(new RegExp(`^${brokerage.siteUrl}${path.renewal}#v3=[\\w-]+$`));
    expect(verdict.because).toMatch(/4[.,]04/);
  }
});

test("answers use the brokerage's rates of now, for the class of the mortgage", async () => {
  const { db } = await sqlite.emptyDatabase();
  const rate = { ...rateEntry, day: "2026-01-05" };
  const entries = [rate, { ...rate, class: "uninsured" as const, annualRate: 4.34 }];
  const built = builtRates(entries, { day: rate.day });
  const { app } = await testApp({ rates: runningRates(db, built, "America/Toronto") }, db);
  const client = await connect(app, "auto");
  const letter = {
    ...{ id: "renewal", balance: 350_000, yearsRemaining: 20, currentRate: 5.5, offers: [] },
    ...{ monthsRemaining: 3, prepaymentCharge: 0, renewalRate: 4.79, renewalTerm: 5 },
  };
  const answered = async (facts: object[]) => {
    const asked = { question: letter, facts };
    const { content } = await client.callTool({ name: "answer_question", arguments: asked });
    return JSON.stringify(content);
  };
  expect(await answered([])).toMatch(/ask your bank for 4\.34%/);
  const insured = await answered([{ id: "insured", value: true }]);
  expect(insured).toMatch(/ask your bank for 4\.04%/);
  // The other class stands only where the answer says what it would be without insurance.
  const other = "If the present mortgage is not insured: ask for 4.34%";
  expect(insured).toContain(other);
  expect(insured.replace(other, "")).not.toMatch(/4\.34%|Without a brokerage's own rates/);
});
