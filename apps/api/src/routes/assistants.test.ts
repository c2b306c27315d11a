import { execFile } from "node:child_process";
import { join } from "node:path";
import { promisify } from "node:util";
import { Client, StreamableHTTPClientTransport } from "@modelcontextprotocol/client";
import type { FastifyInstance } from "fastify";
import { beforeAll, expect, onTestFinished, test } from "vitest";
import { brokerage, brokerages } from "../../testing/brokerage.ts";
import { temporaryFolder } from "../../testing/onEachEngine.ts";
import { writeSmallSite } from "../../testing/smallSite.ts";
import { testApp } from "../../testing/testApp.ts";
import { loadBuiltSite } from "../site/loadBuiltSite.ts";
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

test.each(["auto", "legacy"] as const)(
  "the protocol's client gets tools, rules, prompts and answers (%s)",
  async (era) => {
    const { app } = await testApp();
    const client = await connect(app, era);
    const { tools } = await client.listTools();
    expect(tools.map(({ name }) => name)).toContain("answer_question");
    const { resources } = await client.listResources();
    const { contents } = await client.readResource({ uri: resources[0]?.uri ?? "" });
    expect(contents).toHaveLength(1);
    expect((await client.listPrompts()).prompts).toHaveLength(3);
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

test("with a built site, an answer has a page that shows it as a calculator", async () => {
  const { client: folder, remove } = writeSmallSite();
  onTestFinished(remove);
  const { app } = await testApp({ site: loadBuiltSite(folder) });
  const client = await connect(app, "auto");
  const { tools } = await client.listTools();
  const pages = tools.flatMap(({ _meta }) => Object(_meta).ui?.resourceUri ?? []);
  expect(pages).toEqual(["ui://mortgage-kit/answer"]);
  const { contents } = await client.readResource({ uri: pages[0] });
  expect(contents).toEqual([
    { uri: pages[0], mimeType: "text/html;profile=mcp-app", text: "answer app" },
  ]);
  expect((await app.inject("/embed/answer-app.html")).statusCode).toBe(404);
});

const suite = join(
  import.meta.dirname,
  "../../node_modules/@modelcontextprotocol/conformance/dist/index.js",
);

/** Scenarios of the protocol's own suite. Its others call tools that only its example server has. */
const scenarios = [
  "server-initialize",
  "ping",
  "tools-list",
  "resources-list",
  "prompts-list",
  "dns-rebinding-protection",
];

test("it passes the scenarios of the protocol's conformance suite", async () => {
  const { app } = await testApp();
  const address = await app.listen({ port: 0, host: "127.0.0.1" });
  for (const scenario of scenarios) {
    const args = [suite, "server", "--url", `${address}${assistantsPath}`, "--scenario", scenario];
    const { stdout } = await promisify(execFile)(process.execPath, args);
    expect(stdout, scenario).toMatch(/Passed: ([1-9]\d*)\/\1, 0 failed, 0 warnings/);
  }
}, 60_000);

const inspector = join(import.meta.dirname, "../../node_modules/.bin/mcp-inspector");
const stdio = ["node", join(import.meta.dirname, "../../../../packages/mcp-server/src/main.ts")];

test("the protocol's inspector gets the same tools, rules and prompts from the site as over stdio", async () => {
  const { client: folder, remove } = writeSmallSite();
  onTestFinished(remove);
  const { app } = await testApp({ site: loadBuiltSite(folder) });
  const site = [`${await app.listen({ port: 0, host: "127.0.0.1" })}${assistantsPath}`];
  // It keeps settings in the home folder.
  const env = { ...process.env, HOME: temporaryFolder() };
  const inspect = async (server: string[], ...args: string[]) => {
    const { stdout } = await promisify(execFile)(inspector, ["--cli", ...server, ...args], {
      env,
      maxBuffer: 10_000_000,
    });
    return JSON.parse(stdout);
  };
  for (const method of ["tools/list", "resources/list", "prompts/list"]) {
    const [listed, local] = await Promise.all(
      [site, stdio].map((server) => inspect(server, "--method", method)),
    );
    const names = (list: object) =>
      Object.values(list)
        .flatMap((each) => (Array.isArray(each) ? each : []))
        .map(({ name }) => name);
    expect(names(listed).length, method).toBeGreaterThan(2);
    expect(names(listed), method).toEqual(names(local));
  }
  const call = ["--method", "tools/call", "--tool-name", "look_up_rule"];
  const answer = await inspect(site, ...call, "--tool-arg", "ruleId=stress-test");
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
  for (const body of [{}, [], "text", { jsonrpc: "2.0", id: 1, method: "none" }]) {
    const { statusCode } = await app.inject(post({}, body));
    expect(statusCode).toBeLessThan(500);
  }
});
