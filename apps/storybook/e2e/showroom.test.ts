import { defaultTokens, themeFrom } from "@mortgage-kit/ui/tokens";
import type { Page } from "playwright";
import { afterAll, beforeAll, expect, test } from "vitest";
import { brandGlobal, tokensOf } from "../.storybook/themes.ts";
import { hasFinished, unreadable } from "./inPage.ts";
import { axe, openShowroom } from "./openShowroom.ts";

let showroom: Awaited<ReturnType<typeof openShowroom>>;
let page: Page;

beforeAll(async () => {
  showroom = await openShowroom({ viewport: { width: 1440, height: 900 } });
  page = showroom.page;
});
afterAll(() => showroom.close());
const open = (address: string) => page.goto(`${showroom.origin}/${address}`);
const openDocs = (id: string, globals = "") =>
  open(`iframe.html?viewMode=docs&id=${id}&globals=${globals}`);
const preview = () => page.frameLocator("#storybook-preview-iframe");

test("it opens on the welcome page", async () => {
  await open("");
  await preview().getByRole("heading", { level: 1, name: "Welcome" }).waitFor();
});

test("the welcome page lists every exported component with its status and a link", async () => {
  await openDocs("welcome--docs");
  const { entries } = await (await fetch(`${showroom.origin}/index.json`)).json();
  const all = Object.values<{ id: string; title: string; type: string }>(entries);
  const ofComponents = all.filter(
    ({ type, title }) =>
      type === "story" && !/^(Brand studio|Calculators|Foundations|Patterns)/.test(title),
  );
  const titles = new Set(ofComponents.map(({ title }) => title));
  const rows = page.locator("table", { hasText: "Status" }).locator("tbody tr");
  await rows.nth(titles.size - 1).waitFor();
  expect(await rows.count()).toBe(titles.size);
  for (const row of await rows.all()) {
    expect(await row.locator("td").nth(1).textContent()).toMatch(/^(stable|beta)$/);
    const link = (await row.getByRole("link").getAttribute("href")) ?? "";
    expect(entries).toHaveProperty([link.split(/\/(?:docs|story)\//)[1] ?? ""]);
  }
});

test("the toolbar's buttons have distinct names", async () => {
  await open("?path=/story/actions-button--action");
  const buttons = page.getByRole("toolbar").getByRole("button");
  await page.getByRole("button", { name: "Default theme" }).waitFor();
  const named = await buttons.evaluateAll((all) =>
    all.map((button) => button.getAttribute("aria-label") ?? button.textContent),
  );
  expect(named.length).toBeGreaterThan(5);
  expect(new Set(named).size).toBe(named.length);
  const words = await buttons.evaluateAll((all) =>
    all.map((button) => button.textContent).filter(Boolean),
  );
  expect(new Set(words).size).toBe(words.length);
});

test("swatches and contrasts follow the selected theme", async () => {
  await open("?path=/docs/foundations-colour--docs");
  const white = preview().getByRole("region", { name: "white" });
  await white.getByText(defaultTokens.backgrounds.white.link).first().waitFor();
  const contrast = preview()
    .getByRole("row", { name: /^link on surface/ })
    .first();
  const before = await contrast.textContent();
  await page.getByRole("button", { name: "Default theme" }).click();
  await page.getByRole("option", { name: "Harvest theme" }).click();
  const harvest = tokensOf({ theme: "harvest" }).backgrounds.land;
  const land = preview().getByRole("region", { name: "land" });
  await land.getByText(harvest.link).first().waitFor();
  expect(await contrast.textContent()).not.toBe(before);
  const surface = await land.evaluate((section) => getComputedStyle(section).backgroundColor);
  expect(surface).toBe(rgbOf(harvest.surface));
});

test.runIf(process.env.RELEASE)(
  "two colours of the studio are worn by every page, said where they are replaced, and keep the toolbar's scheme",
  async () => {
    await open("?path=/docs/brand-studio-two-colours--docs");
    await preview().getByLabel("Action colour").fill("gold");
    await preview().getByLabel("Main colour").fill("blurple");
    const show = preview().getByRole("button", { name: "Show this brand" });
    await show.click();
    await preview().getByText('main: "blurple" is no CSS colour').waitFor();
    await preview().getByLabel("Main colour").fill("#1d4f91");
    await show.click();
    await preview().getByText("a line of a chart of #ffd700 on white").waitFor();
    await page.getByRole("button", { name: "Your theme" }).waitFor();
    const dark = preview().frameLocator('iframe[title="Dark, 360 px"]');
    const button = dark.getByRole("button", { name: "Next" }).first();
    await button.waitFor();
    const themed = themeFrom({ action: "gold", main: "#1d4f91" }).dark.backgrounds.white;
    expect(await button.evaluate((node) => getComputedStyle(node).backgroundColor)).toBe(
      rgbOf(themed.action),
    );
    await preview()
      .locator("summary", { hasText: /^look\.ts/ })
      .click();
    await preview().getByRole("region", { name: "look.ts" }).getByText(themed.action).waitFor();

    // The dark frames are beside a light page, and the next page is light too.
    const scheme = (frame: typeof dark) => frame.locator("html").getAttribute("data-color-scheme");
    const large = preview().frameLocator('iframe[title="Dark"]');
    await large.getByRole("button", { name: "Next" }).first().waitFor();
    for (const frame of [dark, large]) expect(await scheme(frame)).toBe("dark");
    expect(await scheme(preview())).toBe("light");
    await page.getByRole("link", { name: "Colour", exact: true }).click();
    await preview().getByRole("heading", { level: 1, name: "Colour" }).waitFor();
    expect(await scheme(preview())).toBe("light");
    await page.getByRole("button", { name: "Light colours" }).click();
    await page.getByRole("option", { name: "Dark colours" }).click();
    // Waits as long as the other steps do: `expect.poll` gives up after a second, which a busy machine takes.
    await preview().locator('html[data-color-scheme="dark"]').waitFor({ state: "attached" });
  },
);

/** Colours that are hard to read on or beside others. */
const hardPairs = [
  ["#ffd400", "#ffb3c7"],
  ["#000000", "#ffffff"],
  ["#808080", "#7f7f7f"],
  ["#00ff00", "#ff00ff"],
] as const;

/** Returns pairs of colours that look random and are the same in every run. */
function randomPairs(count: number): (readonly [string, string])[] {
  let state = 1;
  const colour = () => {
    state = (state * 1_103_515_245 + 12_345) % 2 ** 31;
    return `#${(state >> 7).toString(16).padStart(6, "0")}`;
  };
  return Array.from({ length: count }, () => [colour(), colour()] as const);
}

/**
 * A unit test checks the contrast of every pair of colours of hundreds of themes; these show that the kit
 * uses those pairs.
 */
const pairs = process.env.RELEASE ? [...hardPairs, ...randomPairs(20)] : hardPairs.slice(0, 1);
const worn = pairs.flatMap((pair) =>
  (["light", "dark"] as const).map((scheme) => ({ pair, scheme })),
);

test("the whole kit passes axe in pairs of colours that are hard to read, light and dark", async () => {
  await open("iframe.html?viewMode=story&id=brand-studio-whole-kit--kit");
  await page.waitForFunction(hasFinished);
  await page.evaluate(axe);
  for (const { pair, scheme } of worn) {
    const [action, main] = pair;
    const theme = themeFrom({ action, main });
    const { backgrounds } = scheme === "dark" ? theme.dark : theme;
    await page.evaluate(wear, { theme: "brand", brand: brandGlobal({ action, main }), scheme });
    await page.waitForFunction(isWorn, backgrounds.white.action);
    expect(await page.evaluate(unreadable), `${action} ${main} ${scheme}`).toEqual([]);
  }
}, 900_000);

test("the toolbar's French reaches calculators and the kit's words", async () => {
  const french = (id: string) => open(`iframe.html?viewMode=story&id=${id}&globals=language:fr`);
  await french("calculators-payment--step-1");
  await page.getByLabel("Montant du prêt hypothécaire").waitFor();
  await french("data-stepper--half-way");
  await page.getByText("Étape 2 de").waitFor();
});

test("a documentation page shows each background, whatever a story of it emulates", async () => {
  await openDocs("layout-section--docs");
  const deep = page.locator("[id^='story--layout-section--deep'] section");
  await deep.waitFor();
  const { surface } = defaultTokens.backgrounds.deep;
  expect(await deep.evaluate((section) => getComputedStyle(section).backgroundColor)).toBe(
    rgbOf(surface),
  );
});

test("the props table has types and defaults, and the page's width", async () => {
  await openDocs("actions-button--docs");
  const table = page.locator(".docblock-argstable").first();
  const tone = table.locator("tr", { hasText: "tone" });
  await tone.locator("td").nth(1).getByText('"quiet"').waitFor();
  await tone.locator("td").nth(2).getByText('"action"').waitFor();
  const [own, given] = await table.evaluate((element) => [
    element.querySelector("tbody")?.clientWidth ?? 0,
    document.querySelector(".sbdocs-content")?.clientWidth ?? 0,
  ]);
  expect(own).toBeGreaterThan((given ?? 0) - 4);
});

test("the code of a story can be copied with its imports", async () => {
  await openDocs("actions-button--docs");
  await page.getByRole("switch", { name: "Show code" }).first().click();
  const code = page.locator("pre", { hasText: "export const Action" }).first();
  expect(await code.textContent()).toContain('import { Button } from "@mortgage-kit/ui";');
});

test.each(["calculator-engine", "calculators", "ui"])(
  "the API reference of %s is published beside Storybook, without what only the workspace has",
  async (name) => {
    await open("api/modules.html");
    await page.locator(`a[href="modules/_mortgage-kit_${name}.html"]`).first().click();
    await page.locator("h1", { hasText: `@mortgage-kit/${name}` }).waitFor();
    expect(await page.locator("a[href*='.testing_']").count()).toBe(0);
  },
);

test("the stories called Empty are empty", async () => {
  for (const story of ["textfield", "numberfield", "moneyfield", "searchfield"]) {
    await open(`iframe.html?viewMode=story&id=forms-${story}--empty`);
    const field = page.locator("#storybook-root input");
    await field.waitFor();
    // By then, a play function would have typed any text.
    await page.waitForFunction(hasFinished);
    expect(await field.inputValue()).toBe("");
  }
});

test.each([
  ["welcome--docs", "scheme:light"],
  ["foundations-colour--docs", "scheme:light"],
  ["foundations-colour--docs", "scheme:dark"],
  ["brand-studio-two-colours--docs", "scheme:light"],
])("%s with %s passes axe for WCAG 2.2 AA, and fits a phone", async (id, globals) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await openDocs(id, globals);
  await page.locator(".sbdocs-content tbody tr").first().waitFor();
  await page.evaluate(axe);
  expect(await page.evaluate(violationsOfWcag)).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
  await page.setViewportSize({ width: 1440, height: 900 });
});

const rgbOf = (hex: string) =>
  `rgb(${[1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16)).join(", ")})`;

function wear(globals: Record<string, string>): void {
  interface Channel {
    readonly emit: (event: string, payload: object) => void;
  }
  const { __STORYBOOK_ADDONS_CHANNEL__: channel } = window as unknown as {
    __STORYBOOK_ADDONS_CHANNEL__: Channel;
  };
  channel.emit("updateGlobals", { globals });
}

function isWorn(action: string): boolean {
  const worn = getComputedStyle(document.documentElement);
  return worn.getPropertyValue("--ui-background-action").trim() === action;
}

async function violationsOfWcag(): Promise<string[]> {
  type Axe = typeof import("axe-core");
  const { axe: inPage } = window as unknown as { axe: Axe };
  const runOnly = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"];
  const { violations } = await inPage.run(".sbdocs-content", {
    ...{ runOnly, preload: false },
    resultTypes: ["violations"],
  });
  return violations.flatMap(({ id, nodes }) => nodes.map(({ target }) => `${id}: ${target}`));
}
