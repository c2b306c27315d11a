import { join } from "node:path";
import { Client } from "@modelcontextprotocol/client";
import { StdioClientTransport } from "@modelcontextprotocol/client/stdio";
import { RESOURCE_MIME_TYPE } from "@modelcontextprotocol/ext-apps/app-bridge";
import { test as base, expect } from "@playwright/test";
import { build } from "vite";
import type { Asked } from "./assistantHost.ts";

const day = "2026-11-21";
const page = join(import.meta.dirname, "../build/client/answer-app.html");
const server = join(import.meta.dirname, "../../../packages/mcp-server/testing/serveOn.ts");

/** Policy with which the extension's specification frames a page that asks for no network. */
const policy =
  "default-src 'none'; script-src 'self' 'unsafe-inline'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; media-src 'self' data:; connect-src 'none'";

const test = base.extend<object, { client: Client; host: string }>({
  client: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixture's first argument.
    async ({}, use) => {
      const client = new Client({ name: "test", version: "1.0.0" });
      const args = [server, day, page];
      await client.connect(new StdioClientTransport({ command: process.execPath, args }));
      await use(client);
      await client.close();
    },
    { scope: "worker" },
  ],
  host: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixture's first argument.
    async ({}, use) => {
      const result = await build({
        configFile: false,
        logLevel: "error",
        build: {
          write: false,
          rolldownOptions: { input: join(import.meta.dirname, "assistantHost.ts") },
        },
      });
      const [script] = "output" in result ? result.output : [];
      await use(script?.type === "chunk" ? script.code : "");
    },
    { scope: "worker" },
  ],
});

const offer = { name: "Broker", annualRate: 4.29, termYears: 5, cashBack: 0, fees: 1_000 };
const calls = [
  {
    question: {
      id: "affordability",
      ...{ annualIncome: 120_000, monthlyDebts: 500, downPayment: 80_000 },
      ...{ interestRate: 5.5, loanTerm: 25 },
    },
    facts: { province: "NS", city: "Halifax", ownedHome: "never" },
  },
  {
    question: {
      id: "renewal",
      ...{ balance: 300_000, yearsRemaining: 20, currentRate: 2.5, monthsRemaining: 0 },
      ...{ prepaymentCharge: 0, renewalRate: 4.79, renewalTerm: 5, offers: [offer] },
    },
    language: "fr",
  },
  // The frequency is left out.
  { question: { id: "payment", loanAmount: 300_000, interestRate: 5.5, loanTerm: 25 } },
];

for (const call of calls) {
  test(`an assistant's program shows the answer to ${call.question.id} as a calculator`, async ({
    page: tab,
    client,
    host,
  }) => {
    const { tools } = await client.listTools();
    const tool = tools.find(({ name }) => name === "answer_question");
    const { uri } = { uri: String(Object(tool?._meta).ui.resourceUri) };
    const { contents } = await client.readResource({ uri });
    const [{ mimeType, text = "" } = {}] = contents as { mimeType?: string; text?: string }[];
    expect(mimeType).toBe(RESOURCE_MIME_TYPE);
    const result = await client.callTool({ name: "answer_question", arguments: call });
    const { verdict } = Object(result.structuredContent);

    const requests: string[] = [];
    const problems: string[] = [];
    tab.on("request", (request) => requests.push(request.url()));
    tab.on("console", (message) => message.type() === "error" && problems.push(message.text()));
    tab.on("pageerror", (error) => problems.push(String(error)));
    await tab.setContent("<title>Assistant</title>");
    await tab.addScriptTag({ content: host, type: "module" });
    await tab.waitForFunction(() => "showAnswer" in window);
    const html = text.replace(
      "<head>",
      `<head><meta http-equiv="Content-Security-Policy" content="${policy}">`,
    );
    const asked = await tab.evaluateHandle(
      ([shown, given, sent]) => {
        const { showAnswer } = window as unknown as {
          showAnswer: (html: string, given: object, result: object) => Promise<Asked>;
        };
        return showAnswer(shown, given, sent);
      },
      [html, call, result] as const,
    );
    const frame = tab.frameLocator("iframe");
    const plain = (shown: string) => shown.replaceAll(/\s+/g, " ").replace(/\.$/, "").trim();
    await expect
      .poll(async () => plain((await frame.locator("h2").first().textContent()) ?? ""))
      .toBe(plain(verdict.sentence));
    await expect(frame.locator("html")).toHaveAttribute("lang", call.language ?? "en");

    const source = frame.locator("a[target=_blank]").first();
    await expect(async () => {
      // The rows below the result are rendered while the page is idle.
      const closed = frame.locator("section button[aria-expanded=false]");
      await closed.evaluateAll((openers) =>
        openers.map((opener) => (opener as HTMLElement).click()),
      );
      await expect(source).toBeVisible({ timeout: 500 });
    }).toPass();
    await source.click();
    await expect.poll(() => asked.evaluate(({ links }) => links.length)).toBe(1);
    expect(await asked.evaluate(({ height }) => height)).toBeGreaterThan(400);
    expect(requests).toEqual([]);
    expect(problems).toEqual([]);
  });
}
