import { join } from "node:path";
import { Client, StreamableHTTPClientTransport } from "@modelcontextprotocol/client";
import { StdioClientTransport } from "@modelcontextprotocol/client/stdio";
import { rulesCheckedOn } from "@mortgage-kit/calculator-engine/canada";
import { resultForms, type Said } from "@mortgage-kit/calculators/testing/resultForms.tsx";
import { launchOptions } from "@mortgage-kit/test-browser";
import { load } from "cheerio";
import { chromium, type Page } from "playwright";
import { expect, onTestFinished, test } from "vitest";
import { startSite } from "../e2e/startSite.ts";
import { answerInPage } from "./answerInPage.ts";
import { type Question, thirtyQuestions } from "./thirtyQuestions.ts";

const stdioServer = join(import.meta.dirname, "../../../packages/mcp-server/src/main.ts");

async function started() {
  const { url, stop } = await startSite();
  onTestFinished(stop);
  return url;
}

/** Opens a page with the embed's script, on the day of the rules. */
async function openHostPage(siteUrl: string): Promise<Page> {
  const browser = await chromium.launch(launchOptions());
  onTestFinished(() => browser.close());
  const page = await browser.newPage();
  await page.clock.setFixedTime(`${rulesCheckedOn}T12:00:00`);
  // A page of another origin may not fetch from the own machine.
  const hostPage = new URL("/host-page", siteUrl).href;
  const body = `<!doctype html><html lang="en"><title>Host</title><body><script type="module" src="/embed/v1.js"></script>`;
  await page.route(hostPage, (route) => route.fulfill({ contentType: "text/html", body }));
  await page.goto(hostPage);
  await page.waitForFunction(() => customElements.get("mortgage-calculator") !== undefined);
  return page;
}

async function connected(transport: Parameters<Client["connect"]>[0]): Promise<Client> {
  const client = new Client({ name: "test", version: "1.0.0" });
  await client.connect(transport);
  onTestFinished(() => client.close());
  return client;
}

/** Returns the call of an assistant, which gives rows no ids. */
function callOf({ id, lang, inputs, facts }: Question) {
  const sent = Object.entries(inputs).map(([name, value]) => [
    name,
    Array.isArray(value) ? value.map(({ id: _, ...row }) => row) : value,
  ]);
  const question = { id, ...Object.fromEntries(sent) };
  return {
    name: "answer_question",
    arguments: { question, facts, language: lang, on: rulesCheckedOn },
  };
}

type Forms = Awaited<ReturnType<typeof resultForms>>;

async function fromAssistant(client: Client, question: Question, forms: Forms): Promise<Said> {
  const { structuredContent, content } = await client.callTool(callOf(question));
  const { verdict, rules } = Object(structuredContent);
  if (!verdict) throw new Error(JSON.stringify(content));
  return {
    sentence: verdict.sentence,
    figure: forms.writeFigure(verdict.lender.value),
    rules: forms.writeRules(
      rules.map(({ effectiveFrom, url }: Record<string, string>) => ({
        effectiveFrom,
        source: url,
      })),
    ),
  };
}

const plain = (text: string) => text.replaceAll(/\s+/g, " ").trim();

/** Returns what the message to an agent and the list of rules say. */
function fromResult(
  { lines, rules }: { lines: readonly string[]; rules: readonly string[] },
  expected: Said,
  { label }: Forms,
): Said {
  const texts = lines.map((line) => line.replace(/^- /, ""));
  const figure = texts.find((line) => line.startsWith(label))?.slice(label.length) ?? "";
  return {
    sentence: texts.find((line) => line === expected.sentence) ?? texts.join("\n"),
    figure: figure.replace(/^\s?: /, ""),
    rules: [...new Set(rules)].toSorted(),
  };
}

function shownOn(markup: string) {
  const $ = load(markup);
  const sources = $("a[target=_blank]").toArray();
  return {
    heading: $("h2").text(),
    lines: $("[role=group]").text().split("\n"),
    rules: sources.map((link) => {
      const since = $(link.parent ?? "")
        .contents()
        .first()
        .text();
      return `${since.trim()} ${link.attribs.href}`;
    }),
  };
}

test("thirty questions have one verdict, figure and list of rules, however they are asked", async () => {
  expect(thirtyQuestions).toHaveLength(30);
  const url = await started();
  const page = await openHostPage(url);
  const overHttp = await connected(new StreamableHTTPClientTransport(new URL("/mcp", url)));
  const overStdio = await connected(
    new StdioClientTransport({ command: process.execPath, args: [stdioServer] }),
  );
  const sentences = new Set<string>();
  let cited = 0;
  for (const question of thirtyQuestions) {
    const { id, lang, inputs, place } = question;
    const name = `${id} in ${lang} for ${JSON.stringify(place)}`;
    const forms = await resultForms(id, lang, inputs, place);
    const http = await fromAssistant(overHttp, question, forms);
    const rendered = shownOn(forms.page);
    const embedded = await page.evaluate(answerInPage, {
      ...question,
      rulesTitle: forms.rulesTitle,
    });
    const ways = {
      page: fromResult(rendered, http, forms),
      embed: fromResult(embedded, http, forms),
      privateLink: forms.privateLink,
      spreadsheet: forms.spreadsheet,
      stdio: await fromAssistant(overStdio, question, forms),
    };
    for (const [way, said] of Object.entries(ways)) expect(said, `${name}: ${way}`).toEqual(http);
    expect(plain(embedded.heading), name).toBe(plain(rendered.heading));
    sentences.add(http.sentence);
    cited += http.rules.length;
  }
  expect(sentences.size).toBe(thirtyQuestions.length);
  expect(cited).toBeGreaterThan(thirtyQuestions.length);
});
