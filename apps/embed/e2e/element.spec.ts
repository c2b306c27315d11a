import { readFileSync } from "node:fs";
import { join } from "node:path";
import { complete, journeyOf } from "@mortgage-kit/calculators/testing/journeys.ts";
import { layoutShift } from "@mortgage-kit/test-browser/layoutShift";
import type { Locator } from "@playwright/test";
import { reservedHeights } from "../src/reservedHeights.ts";
import { element, embedOrigin, expect, hostOrigin, loader, test } from "./hostSite.ts";

const payment = { calculator: "payment" };
const journey = await journeyOf("payment");
const firstQuestion = { name: "How much will you borrow?" };
const firstQuestionInFrench = { name: "Combien comptez-vous emprunter?" };

/** Returns the padding at the top of the card around a form, in pixels. */
const paddingAround = (form: Locator) =>
  form.evaluate((node) => {
    const card = node.closest("section");
    return card ? Number.parseFloat(getComputedStyle(card).paddingTop) : 0;
  });

test("the recipe for plain HTML shows a calculator", async ({ page, site }) => {
  const path = join(import.meta.dirname, "../../../packages/calculators/RECIPES.md");
  const [, recipe = ""] = /```html \S+\n(.*?)```/s.exec(readFileSync(path, "utf8")) ?? [];
  await site.open({ body: recipe.replace("https://mortgages.example", embedOrigin) });
  const calculator = page.locator("mortgage-calculator");
  await expect(calculator.getByRole("heading", firstQuestionInFrench)).toBeVisible();
});

test("a calculator whose files failed to load opens once they load, and does not load them again", async ({
  page,
  site,
}) => {
  let failures = 2;
  await site.open({ body: element(payment) });
  await page.route(/openCalculator/, (route) => {
    failures -= 1;
    return failures >= 0 ? route.abort() : route.fallback();
  });
  await page.addScriptTag({ type: "module", url: `${embedOrigin}/embed/v1.js` });
  const calculator = page.locator("mortgage-calculator");
  await expect(calculator.getByLabel("Mortgage amount", { exact: true })).toBeVisible();
  expect(failures).toBe(-1);
  await calculator.evaluate((tag) => tag.setAttribute("lang", "fr"));
  await expect(calculator.getByRole("heading", firstQuestionInFrench)).toBeVisible();
  expect(failures).toBe(-1);
});

test("it runs under a strict Content Security Policy: no inline style, no connection, one script origin", async ({
  page,
  site,
}) => {
  const refused: string[] = [];
  page.on("console", (message) => {
    if (/Content.Security.Policy/i.test(message.text())) refused.push(message.text());
  });
  const calculator = await site.openTag(payment, {
    headers: {
      "content-security-policy": `default-src 'none'; script-src ${embedOrigin}; style-src 'none'; connect-src 'none'`,
    },
  });
  await expect(calculator.getByRole("heading", firstQuestion)).toBeVisible();
  await expect.poll(() => paddingAround(calculator.locator("form"))).toBeGreaterThan(10);
  await complete(calculator, journey);
  await expect(calculator.getByRole("heading", { name: "How it is worked out" })).toBeVisible();
  expect(refused).toEqual([]);
});

test("after loading it makes no request, stores nothing and contacts no third party", async ({
  page,
  site,
  context,
}) => {
  const calculator = await site.openTag(payment);
  await expect(calculator.getByRole("heading", firstQuestion)).toBeVisible();
  await site.untilLoaded();
  const loaded = site.requests.length;
  await complete(calculator, journey);
  await expect(calculator.getByRole("heading", { name: "Send or save" })).toBeVisible();
  expect(site.requests.slice(loaded)).toEqual([]);
  const hosts = new Set(site.requests.map((url) => new URL(url).origin));
  expect([...hosts].sort()).toEqual([hostOrigin, embedOrigin].sort());
  expect(await context.cookies()).toEqual([]);
  expect(await page.evaluate(() => [localStorage.length, sessionStorage.length])).toEqual([0, 0]);
});

test("four calculators, two loaders and an old jQuery work on one page", async ({ page, site }) => {
  const names = ["payment", "affordability", "refinance", "closing-fees"];
  await site.open({
    body: names.map((calculator) => element({ calculator })).join("") + loader + loader,
  });
  await page.addScriptTag({ path: "node_modules/jquery/dist/jquery.min.js" });
  for (const [at, name] of names.entries()) {
    const calculator = page.locator("mortgage-calculator").nth(at);
    await calculator.scrollIntoViewIfNeeded();
    await expect(calculator.locator("form"), name).toBeVisible();
  }
  const version = await page.evaluate("jQuery.fn.jquery");
  expect(version).toMatch(/^1\./);
  await page.evaluate("jQuery('mortgage-calculator').first().appendTo('body')");
  await expect(page.locator("mortgage-calculator").last().locator("form")).toBeVisible();
});

test("an element that is moved in the document keeps its answers", async ({ page, site }) => {
  await site.open({ body: `${element(payment)}<main></main>${loader}` });
  const amount = page.locator("mortgage-calculator").getByLabel("Mortgage amount", { exact: true });
  await amount.fill("300000");
  await page.evaluate(() => {
    const moved = document.querySelector("mortgage-calculator");
    if (moved) document.querySelector("main")?.append(moved);
  });
  await expect(page.locator("main mortgage-calculator input").first()).toHaveValue(/300/);
});

test("after several attribute changes the last calculator is shown", async ({ site }) => {
  const calculator = await site.openTag(payment);
  await expect(calculator.locator("form")).toBeVisible();
  await calculator.evaluate(async (node) => {
    for (const name of ["refinance", "closing-fees", "payment", "affordability"]) {
      node.setAttribute("calculator", name);
      await Promise.resolve();
    }
  });
  await expect(calculator.getByLabel("Yearly household income", { exact: true })).toBeVisible();
  await expect(calculator.locator("form")).toHaveCount(1);
});

test("progress events report the step, and figures only on request", async ({ page, site }) => {
  for (const asks of [false, true]) {
    const calculator = await site.openTag({ ...payment, ...(asks && { "share-figures": "" }) });
    await page.evaluate(() => {
      const told: unknown[] = [];
      Object.assign(window, { told });
      for (const name of ["mortgage-step", "mortgage-result"])
        document.addEventListener(name, (event) => told.push((event as CustomEvent).detail));
    });
    await expect(calculator.getByRole("heading", firstQuestion)).toBeVisible();
    const line = calculator.getByText("has asked to be told the figures");
    await expect(line).toHaveCount(asks ? 1 : 0);
    await complete(calculator, journey);
    const told = () => page.evaluate("told");
    await expect.poll(told).toContainEqual({ calculator: "payment", step: 2, of: 3 });
    const monthly = { id: "monthly", value: expect.closeTo(1842.26, 2) };
    const figures = expect.arrayContaining([expect.objectContaining(monthly)]);
    await expect
      .poll(async () => ((await told()) as unknown[]).at(-1))
      .toEqual({ calculator: "payment", ...(asks && { figures }) });
  }
});

test("an invalid attribute is reported in the element, beside the fallback", async ({ site }) => {
  const calculator = await site.openTag({ calculator: "lottery" });
  await expect(calculator.getByText('There is no calculator "lottery"')).toBeVisible();
  await expect(calculator.getByRole("link", { name: "Calculators" })).toBeVisible();
});

test("with reserved height the page does not shift when it appears", async ({ page, site }) => {
  await site.open({
    head: `<style>mortgage-calculator { display: block; min-height: ${reservedHeights.payment.full}px }</style>`,
    body: `<p>Before</p>${element(payment)}<p>After</p>${loader}`,
  });
  await expect(page.locator("mortgage-calculator form")).toBeVisible();
  await site.untilLoaded();
  expect(await layoutShift(page)).toBe(0);
});

test("an unknown attribute is reported, also below the fold", async ({ page, site }) => {
  const errors: string[] = [];
  page.on("console", (message) => {
    if (message.type() === "error") errors.push(message.text());
  });
  const far = element({ ...payment, provice: "NS", "data-id": "7", title: "Payment" });
  await site.open({ body: `<div style="height:4000px"></div>${far}${loader}` });
  const calculator = page.locator("mortgage-calculator");
  await expect.poll(() => errors.join("\n")).toContain('There is no attribute "provice".');
  expect(errors).toHaveLength(1);
  await expect(calculator.locator("form")).toHaveCount(0);
});

test("the page's one-key shortcuts do not take what is typed", async ({ page, site }) => {
  const calculator = await site.openTag(payment);
  await page.evaluate(() => {
    const pressed: string[] = [];
    Object.assign(window, { pressed });
    document.addEventListener("keydown", (event) => {
      pressed.push(event.key);
      if (!(event.target instanceof HTMLInputElement)) event.preventDefault();
    });
  });
  const amount = calculator.getByLabel("Mortgage amount", { exact: true });
  await amount.pressSequentially("450000");
  await expect(amount).toHaveValue("450000");
  await page.keyboard.press("Control+k");
  await page.keyboard.press("Escape");
  expect(await page.evaluate("pressed")).toEqual(["Control", "k", "Escape"]);
});

test("it works in the document of a frame and back", async ({ page, site }) => {
  await site.open({ body: `<iframe></iframe>${element(payment)}${loader}` });
  const form = page.locator("mortgage-calculator form");
  await expect(form).toBeVisible();
  await page.evaluate(() => {
    const frame = document.querySelector("iframe");
    const moved = document.querySelector("mortgage-calculator");
    if (moved) frame?.contentDocument?.body.append(moved);
  });
  const framed = page.frameLocator("iframe").locator("mortgage-calculator form");
  await expect(framed).toBeVisible();
  await expect.poll(() => paddingAround(framed)).toBeGreaterThan(10);
  // The second step makes elements of its own in that document.
  await framed.getByLabel("Mortgage amount", { exact: true }).fill("300000");
  await framed.getByRole("button", { name: "Next" }).click();
  await expect(framed.getByLabel("Interest rate", { exact: true })).toBeVisible();
  await page.evaluate(() => {
    const moved = document.querySelector("iframe")?.contentDocument?.querySelector("body > *");
    if (moved) document.body.append(moved);
  });
  await expect(form).toBeVisible();
});

test("a calculator in a shadow root has the page's language", async ({ page, site }) => {
  await site.open({
    body: `<article lang="fr-CA"><div><template shadowrootmode="open">${element(payment)}</template></div></article>${loader}`,
  });
  await expect(page.getByRole("heading", firstQuestionInFrench)).toBeVisible();
});

test("properties reflect attributes, also if set before the script", async ({ page, site }) => {
  await site.open({ body: "" });
  await page.evaluate(() => {
    const made = Object.assign(document.createElement("mortgage-calculator"), {
      calculator: "payment",
      compact: true,
    });
    document.body.append(made);
  });
  await page.addScriptTag({ type: "module", url: `${embedOrigin}/embed/v1.js` });
  const calculator = page.locator("mortgage-calculator");
  await expect(calculator.getByRole("heading", firstQuestion)).toBeVisible();
  await calculator.evaluate((made) =>
    Object.assign(made, { calculator: "affordability", compact: false, shareFigures: true }),
  );
  await expect(calculator.getByLabel("Yearly household income", { exact: true })).toBeVisible();
  await expect(calculator).toHaveAttribute("share-figures", "");
  await expect(calculator).toHaveJSProperty("shareFigures", true);
  await expect(calculator).toHaveJSProperty("compact", false);
});
