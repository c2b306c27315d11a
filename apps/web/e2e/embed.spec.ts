import { violationsOn } from "@mortgage-kit/test-browser/violationsOn";
import { send } from "./forms.ts";
import { openHydrated } from "./hydration.ts";
import { expectNoOverflow } from "./overflow.ts";
import { everyRequestOf } from "./requestsOf.ts";
import { expect, test } from "./site.ts";

test("Snippet and preview follow the selected options", async ({ page }) => {
  await openHydrated(page, "/embed");
  const snippet = page.locator("pre");
  await expect(snippet).toContainText('calculator="payment" lang="en"');
  await page.getByLabel("Language", { exact: true }).selectOption("fr");
  await page.getByLabel("Calculator", { exact: true }).selectOption("refinance");
  await expect(snippet).toContainText('calculator="refinance" lang="fr"');
  await page.getByRole("heading", { name: "Preview" }).hover();
  const preview = page.locator("mortgage-calculator");
  await expect(preview.getByText("Étape 1 de")).toBeVisible();
  await page.getByText("Next steps and people").click();
  await page.getByLabel("Your application page").fill("https://");
  await expect(preview.getByText("n’est pas l’adresse d’une page")).toBeVisible();
});

test("The snippet contains the place, and the preview calculates with it", async ({ page }) => {
  await openHydrated(page, "/embed");
  await page.getByText("Place", { exact: true }).click();
  await page.getByLabel("Calculator", { exact: true }).selectOption("closing-fees");
  await page.getByLabel("Province or territory").selectOption("QC");
  await page.getByLabel("Municipality with a tax of its own").selectOption("montreal");
  const snippet = page.locator("pre");
  await expect(snippet).toContainText('province="QC"');
  await expect(snippet).toContainText('municipality="montreal"');
  await page.getByLabel("Province or territory").selectOption("BC");
  await expect(snippet).not.toContainText("municipality");
  await expect(page.getByLabel("Municipality with a tax of its own")).toHaveCount(0);
  await page.getByRole("heading", { name: "Preview" }).hover();
  await expect(page.locator("mortgage-calculator")).toHaveAttribute("province", "BC");
});

test("Colours apply at once, and one that cannot be read is reported", async ({ page }) => {
  await openHydrated(page, "/embed");
  await page.getByRole("heading", { name: "Preview" }).hover();
  const preview = page.locator("mortgage-calculator");
  await preview.getByLabel("Mortgage amount", { exact: true }).fill("300000");
  await page.getByText("Colours, fonts and corners").click();
  const buttons = page.getByLabel("Buttons", { exact: true });
  await buttons.fill("#0b5d1e");
  const button = preview.locator("button[type=submit]");
  await expect(button).toHaveCSS("background-color", "rgb(11, 93, 30)");
  await expect(page.locator("pre").first()).toContainText("--ui-background-action:#0b5d1e");
  // Entered values survive a change of the appearance.
  await expect(preview.getByLabel("Mortgage amount", { exact: true })).toHaveValue("300000");
  await buttons.fill("#fafafa");
  await expect(buttons).toHaveAccessibleDescription(/a contrast of 1\.0 to 1 where 4\.5/);
  await buttons.fill("blurple");
  await expect(buttons).toHaveAccessibleDescription(/Not a colour/);
});

test("The builder passes axe with all sections open, and fits a phone", async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 700 });
  await openHydrated(page, "/embed");
  await page.getByText("Colours, fonts and corners").click();
  await page.getByText("Next steps and people").click();
  await page.getByLabel("My site has a content security policy").check();
  await page.getByLabel("Links", { exact: true }).fill("#99bbdd");
  await page.getByRole("heading", { name: "Preview" }).hover();
  await expect(page.locator("mortgage-calculator form")).toBeVisible();
  expect(await violationsOn(page)).toEqual([]);
  await expectNoOverflow(page, "sideways");
});

test("The frame's URL selects its language", async ({ page }) => {
  await page.goto("/embed/frame/refinance?lang=fr");
  await expect(page.locator("mortgage-calculator form")).toBeVisible();
  await expect(page.locator("html")).toHaveAttribute("lang", "fr");
});

test("The resources link to the builder, and it to the plugin", async ({ page, request }) => {
  await page.goto("/resources");
  await page.getByRole("link", { name: "Put these calculators on your own site" }).click();
  await expect(page).toHaveURL(/\/embed$/);
  const plugin = page.getByRole("link", { name: "Download the WordPress plugin" });
  const answer = await request.get((await plugin.getAttribute("href")) ?? "");
  expect(answer.ok()).toBe(true);
  expect((await answer.body()).subarray(0, 2).toString()).toBe("PK");
});

test("The pinned loader has its hash and is served to any origin", async ({ page, request }) => {
  await openHydrated(page, "/embed");
  await page.getByLabel("How to add it", { exact: true }).selectOption("pinned");
  const snippet = page.locator("pre");
  await expect(snippet).toContainText("integrity=");
  const text = (await snippet.textContent()) ?? "";
  const { path = "", integrity } =
    /src="https?:\/\/[^/]+(?<path>[^"]+)"\s+integrity="(?<integrity>[^"]+)"/.exec(text)?.groups ??
    {};
  const answer = await request.get(path, { headers: { origin: "https://elsewhere.example" } });
  expect(answer.headers()["access-control-allow-origin"]).toBe("*");
  expect(answer.headers()["cache-control"]).toContain("immutable");
  const digest = await crypto.subtle.digest("SHA-384", new Uint8Array(await answer.body()));
  expect(`sha384-${Buffer.from(digest).toString("base64")}`).toBe(integrity);
});

test.describe("Without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("the page shows a snippet to copy, and says where to paste it", async ({ page }) => {
    await page.goto("/embed");
    await expect(page.locator("pre")).toContainText("<mortgage-calculator");
    await expect(page.getByRole("heading", { name: "WordPress" })).toBeVisible();
    await expect(page.getByLabel("Language", { exact: true })).toBeHidden();
  });
});

for (const [attribute, path, link] of [
  ["contact", "/call-back", "Parler à quelqu’un"],
  ["apply", "/application", "Commencer ma demande"],
] as const) {
  test(`A result of a partner's page arrives by "${attribute}", in an older browser too`, async ({
    page,
    site,
  }) => {
    await using _older = await page.addInitScript(() => {
      Reflect.deleteProperty(URL, "parse");
    });
    // Browsers keep a page of another host from one of this machine, so both hosts are answered here.
    const [partner, office] = ["https://partner.example/", "https://office.example"];
    await page.route(`${office}/**`, async (route) => {
      const url = route.request().url().replace(office, site.url);
      await route.fulfill({ response: await route.fetch({ url }) });
    });
    const attributes = `calculator="payment" lang="fr" ${attribute}="${office}${path}"`;
    await page.route(partner, (route) =>
      route.fulfill({
        contentType: "text/html",
        body: `<!doctype html><script type="module" src="${office}/embed/v1.js"></script>
          <mortgage-calculator ${attributes}></mortgage-calculator>`,
      }),
    );
    const requests = everyRequestOf(page);
    await page.goto(partner);
    const calculator = page.locator("mortgage-calculator");
    await calculator.locator("input[type=number]").first().fill("500000");
    await calculator.getByRole("button", { name: "Suivant" }).click();
    await calculator.getByRole("button", { name: /^Calculer/ }).click();
    await calculator.getByRole("link", { name: link }).first().click();
    await expect(page).toHaveURL(`${office}${path}`);
    if (path === "/application") {
      await send(page, "Partner");
    } else {
      await expect(page.getByLabel("In which language")).toHaveValue("fr");
    }
    await expect(page.getByText(/500\s000/).first()).toBeVisible();
    expect(requests.join("\n")).not.toMatch(/figures|500/);
  });
}
