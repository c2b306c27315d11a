import { globSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import { exampleIn } from "@mortgage-kit/publishing/docExamples";
import { launchOptions } from "@mortgage-kit/test-browser";
import { type Browser, chromium, type Page } from "playwright";
import { preview } from "vite";
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from "vitest";

const axe = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

let origin = "";
let stop = async () => {};
let browser: Browser;
let page: Page;
let problems: string[];
let requests: string[];

beforeAll(async () => {
  const server = await preview({
    configFile: false,
    root: join(import.meta.dirname, ".."),
    build: { outDir: "dist" },
    preview: { port: 0, host: "127.0.0.1" },
  });
  origin = new URL(server.resolvedUrls?.local[0] ?? "").origin;
  stop = () => server.close();
  browser = await chromium.launch(launchOptions());
});
afterAll(async () => {
  await browser.close();
  await stop();
});
beforeEach(async () => {
  page = await browser.newPage({ viewport: { width: 1280, height: 900 } });
  problems = [];
  requests = [];
  page.on("console", (message) => {
    const isIcon = message.location().url.endsWith("/favicon.ico");
    if (message.type() === "error" && !isIcon) problems.push(message.text());
  });
  page.on("pageerror", (error) => problems.push(String(error)));
  page.on("request", (request) => requests.push(request.url()));
});
afterEach(async () => {
  await page.close();
  expect(problems).toEqual([]);
  expect(requests.filter((url) => !url.startsWith(origin) && !url.startsWith("data:"))).toEqual([]);
});

const open = (fragment = "") => page.goto(`${origin}/playground.html${fragment}`);
const run = () => page.getByRole("button", { name: "Run" }).click();
const result = () => page.getByRole("status", { name: "Result" });
const said = () => expect.poll(() => result().textContent(), { timeout: 30_000 });

/** Returns the text of every `@example` in a package's sources. */
function examplesOf(name: string): readonly string[] {
  const src = join(import.meta.dirname, "../../../packages", name, "src");
  return globSync("**/*.{ts,tsx}", { cwd: src }).flatMap((file) => {
    const comments = readFileSync(join(src, file), "utf8").matchAll(/\/\*\*(.*?)\*\//gs);
    return [...comments].flatMap(([, doc = ""]) => exampleIn(doc) ?? []);
  });
}

test("every example of the packages is there, runs and shows a value", async () => {
  await open();
  const ids = await page
    .locator("optgroup[label^='@mortgage-kit'] option")
    .evaluateAll((options) => options.map((option) => (option as HTMLOptionElement).value));
  expect(ids.length).toBeGreaterThan(100);
  const wrong: string[] = [];
  const missing = new Set(["calculator-engine", "calculators", "ui"].flatMap(examplesOf));
  for (const id of ids) {
    await page.getByLabel("Example", { exact: true }).selectOption(id);
    missing.delete(await page.getByLabel("Text of the example").inputValue());
    await run();
    await said().not.toMatch(/^(Running …)?$/);
    const shown = (await result().textContent()) ?? "";
    if (/^(?:\w*Error: |Stopped|The example)/.test(shown)) wrong.push(`${id}: ${shown}`);
  }
  expect(wrong).toEqual([]);
  expect([...missing]).toEqual([]);
}, 600_000);

test("a changed example shows the changed value, and its changes can be undone", async () => {
  await page.clock.install();
  await open("#landTransferTax");
  const text = page.getByLabel("Text of the example");
  const before = await text.inputValue();
  await text.fill(
    'import { landTransferTax } from "x";\nconst price: number = 500_000;\nlandTransferTax({ province: "ON", price }).total;',
  );
  await run();
  await said().toBe("6475");
  await text.fill("while (true) {}");
  await run();
  await said().toBe("Running …");
  await page.clock.fastForward(20_000);
  await said().toContain("Stopped");
  await page.getByRole("button", { name: "Undo my changes" }).click();
  expect(await text.inputValue()).toBe(before);
});

test("the tag runs with the attributes of the text", async () => {
  await open("#tag");
  await page
    .getByLabel("Text of the example")
    .fill('<b>x</b><mortgage-calculator calculator="refinance" lang="fr"></mortgage-calculator>');
  await run();
  await page.locator("mortgage-calculator").getByText("Étape 1 de").waitFor();
});

test("the REST API's answers are shown", async () => {
  await open("#rest");
  await run();
  await said().toMatch(/^201 Created.*"receivedAt"/s);
  await page.getByLabel("Example", { exact: true }).selectOption("rest-refused");
  await run();
  await said().toMatch(/^4\d\d /);
});

test("the assistants' server answers in the page, also with a refusal", async () => {
  await open("#assistant");
  await run();
  await said().toContain('"verdict"');
  const text = page.getByLabel("Text of the example");
  await text.fill('{ "name": "buy_home", "arguments": { "figure": "lottery" } }');
  await run();
  await said().toContain("figure must be one of");
  await text.fill("{");
  await run();
  await said().toContain("SyntaxError");
});

test.each(["playground.html", "index.html", "documents/REST_API.html"])(
  "%s passes axe for WCAG 2.2 AA and fits 360 px",
  async (file) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await page.goto(`${origin}/${file}`);
    const [wide, room] = await page.evaluate(() => [
      document.documentElement.scrollWidth,
      document.documentElement.clientWidth,
    ]);
    expect(wide).toBeLessThanOrEqual(room ?? 0);
    await page.evaluate(axe).catch(() => page.addScriptTag({ content: axe }));
    const found = await page.evaluate(async () => {
      const { axe: inPage } = window as unknown as { axe: typeof import("axe-core") };
      const runOnly = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"];
      const { violations } = await inPage.run({ runOnly });
      return violations.flatMap(({ id, nodes }) => nodes.map(({ target }) => `${id}: ${target}`));
    });
    expect(found).toEqual([]);
  },
);

test("the first page leads to each task", async () => {
  for (const task of [
    "One function, with the dated rules behind it",
    "A component, also on the server, or one tag",
    "Fields and one formula; form, steps and checks follow",
    "Signed webhooks, with receivers to copy",
    "A server of the Model Context Protocol, local or of your site",
    "playground",
    "the REST API",
    "the assistants' server",
    "the tag",
  ]) {
    await page.goto(`${origin}/index.html`);
    await page.locator(".tsd-typography").getByRole("link", { name: task }).first().click();
    await page.locator("h1").first().waitFor();
    expect(page.url(), task).not.toContain("index.html");
  }
});
