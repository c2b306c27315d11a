import { complete, journeyOf } from "@mortgage-kit/calculators/testing/journeys.ts";
import { element, expect, loader, test } from "./hostSite.ts";

const payment = { calculator: "payment" };
const firstQuestion = { name: "How much will you borrow?" };

test("a calculator works in a page with hostile styles", async ({ site }) => {
  const calculator = await site.openTag(payment, {
    head: "<style>* { all: unset !important; font-size: 40px !important; color: red !important }</style>",
  });
  const heading = calculator.getByRole("heading", firstQuestion);
  await expect(heading).toBeVisible();
  await expect(heading).toHaveCSS("color", "rgb(28, 33, 39)");
  const fontSize = await heading.evaluate((node) => getComputedStyle(node).fontSize);
  expect(Number.parseFloat(fontSize)).toBeLessThan(36);
  await complete(calculator, await journeyOf("payment"));
  await expect(calculator.getByText("$1,842.26").first()).toBeVisible();
});

test("cascade layers and important rules of the page do not reach into the element", async ({
  site,
}) => {
  const calculator = await site.openTag(payment, {
    head: `<style>
      @layer reset, host;
      @layer host { * { display: inline !important; letter-spacing: 1em !important; border: 0 !important } }
      @layer reset { h2, input, button { all: revert !important; font: 40px fantasy !important } }
      :where(mortgage-calculator) * { position: fixed !important }
    </style>`,
  });
  const heading = calculator.locator("h2").first();
  await expect(heading).toBeVisible();
  await expect(heading).toHaveCSS("letter-spacing", /^-?0\.\d+px$|^normal$/);
  await expect(heading).toHaveCSS("display", "block");
  await expect(calculator.locator("input").first()).toHaveCSS("position", "static");
});

test("the owner's colours are used if they have enough contrast", async ({ page, site }) => {
  const warned: string[] = [];
  page.on("console", (message) => warned.push(message.text()));
  await site.open({
    head: `<style>
      #good { --ui-background-action: rgb(0 90 0); --ui-background-action-hover: #004000 }
      #poor { --ui-background-action: #fafafa }
    </style>`,
    body: ["good", "poor", "plain"].map((id) => element({ ...payment, id })).join("") + loader,
  });
  const colour = async (id: string) => {
    const calculator = page.locator(`#${id}`);
    await calculator.getByLabel("Mortgage amount", { exact: true }).fill("300000");
    const button = calculator.locator("button[type=submit]");
    await expect(button).toBeEnabled();
    return button.evaluate((node) => getComputedStyle(node).backgroundColor);
  };
  expect(await colour("good")).toBe("rgb(0, 90, 0)");
  expect(await colour("poor")).toBe(await colour("plain"));
  await expect
    .poll(() => warned.join())
    .toContain("--ui-background-on-action on --ui-background-action has a contrast of");
});

test("a background of the element is the calculator's", async ({ page, site }) => {
  const calculator = await site.openTag(payment, {
    head: "<style>mortgage-calculator { background: #f3ede2 }</style>",
  });
  const root = calculator.locator(".frame > div", { has: page.locator("form") });
  await expect(root).toHaveCSS("background-color", "rgb(243, 237, 226)");
});

test("it has the page's font, the owner's before it, and the system's if the page sets none", async ({
  site,
}) => {
  const fontOn = async (style: string) => {
    const calculator = await site.openTag(payment, { head: `<style>${style}</style>` });
    const heading = calculator.getByRole("heading", firstQuestion);
    return heading.evaluate((node) => getComputedStyle(node).fontFamily);
  };
  expect(await fontOn("body { font-family: Georgia, serif }")).toBe("Georgia, serif");
  const owners = "mortgage-calculator { --ui-font-heading: Rockwell, serif }";
  expect(await fontOn(`body { font-family: Georgia, serif } ${owners}`)).toBe("Rockwell, serif");
  expect(await fontOn("body { color: black }")).toBe("system-ui, sans-serif");
});

test("forced colours keep borders, buttons and the focus ring visible", async ({ page, site }) => {
  await page.emulateMedia({ forcedColors: "active" });
  const calculator = await site.openTag(payment);
  const amount = calculator.getByLabel("Mortgage amount", { exact: true });
  await amount.fill("300000");
  const looks = () =>
    calculator.evaluate((node) => {
      const root = node.shadowRoot;
      const styleOf = (selector: string) => {
        const found = root?.querySelector(selector);
        return found ? getComputedStyle(found) : null;
      };
      // The span that holds the input stands in the field's box, which shows the focus.
      const holder = root?.querySelector("input")?.closest("span");
      const ring = holder?.parentElement?.closest("span")?.parentElement;
      return {
        frame: styleOf(".frame > div")?.borderTopStyle,
        button: styleOf("button[type=submit]")?.borderTopStyle,
        ring: ring ? getComputedStyle(ring).outlineStyle : "",
      };
    });
  await expect.poll(looks).toEqual({ frame: "solid", button: "solid", ring: "solid" });
});
