import { expect, test } from "./site.ts";

test("The snippet follows what is chosen, and the preview shows it", async ({ page }) => {
  await page.goto("/embed");
  const snippet = page.locator("pre");
  await expect(snippet).toContainText('calculator="payment" lang="en"');
  await page.getByLabel("Language", { exact: true }).selectOption("fr");
  await page.getByLabel("Calculator", { exact: true }).selectOption("refinance");
  await expect(snippet).toContainText('calculator="refinance" lang="fr"');
  const preview = page.locator("iframe");
  await page.getByRole("heading", { name: "Preview" }).scrollIntoViewIfNeeded();
  await expect(preview.contentFrame().locator("simcoe-calculator form")).toBeVisible();
  await expect(preview.contentFrame().locator("html")).toHaveAttribute("lang", "fr");
});

test("A pinned loader is what its hash says, for any origin", async ({ page, request }) => {
  await page.goto("/embed");
  await page.getByLabel("How it is put in", { exact: true }).selectOption("pinned");
  const text = (await page.locator("pre").textContent()) ?? "";
  const { path = "", integrity } =
    /src="https?:\/\/[^/]+(?<path>[^"]+)" integrity="(?<integrity>[^"]+)"/.exec(text)?.groups ?? {};
  const answer = await request.get(path, { headers: { origin: "https://elsewhere.example" } });
  expect(answer.headers()["access-control-allow-origin"]).toBe("*");
  expect(answer.headers()["cache-control"]).toContain("immutable");
  const digest = await crypto.subtle.digest("SHA-384", new Uint8Array(await answer.body()));
  expect(`sha384-${Buffer.from(digest).toString("base64")}`).toBe(integrity);
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("the page has a snippet to copy by hand, and says where it goes", async ({ page }) => {
    await page.goto("/embed");
    await expect(page.locator("pre")).toContainText("<simcoe-calculator");
    await expect(page.getByRole("heading", { name: "WordPress" })).toBeVisible();
    await expect(page.getByLabel("Language", { exact: true })).toBeHidden();
  });
});
