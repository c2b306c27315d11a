import { expectedSite } from "./expectedSite.ts";
import { openHydrated } from "./hydration.ts";
import { expect, test } from "./site.ts";

const { brokerage } = expectedSite;

test("The contact section has tiles, reasons and the provider's form", async ({ page }) => {
  await openHydrated(page, "/contact");
  const section = page.locator("#contact");
  await expect(section.getByRole("heading", { name: "Ready to Get Started?" })).toBeVisible();
  for (const text of [
    "Available for consultation",
    "We'll respond within 24 hours",
    "Mon-Fri: 9AM-6PM",
    brokerage.serviceArea,
  ]) {
    await expect(section.getByText(text, { exact: true })).toBeVisible();
  }
  await expect(section.locator('a[href^="tel:"]')).toHaveCount(1);
  await expect(section.locator('a[href^="mailto:"]')).toHaveCount(1);
  const map = section.getByRole("link", { name: new RegExp(brokerage.address.city) });
  await expect(map).toHaveAttribute("target", "_blank");
  await expect(section.getByRole("heading", { name: /^Why Choose/ })).toBeVisible();

  const frame = section.locator("iframe");
  const name = "Contact Form (TMC) Website";
  for (const [attribute, value] of Object.entries({ name, title: name, height: "794" }))
    await expect(frame).toHaveAttribute(attribute, value);
  await frame.scrollIntoViewIfNeeded();
  await expect(frame.contentFrame().getByRole("heading", { level: 1 })).toBeVisible();
});

for (const path of ["/contact", "/fr/contact"])
  test(`The form's page fits its frame on ${path} without scrolling at every width`, async ({
    page,
  }) => {
    await openHydrated(page, path);
    const frame = page.locator("#contact iframe");
    await frame.scrollIntoViewIfNeeded();
    const sheet = frame.contentFrame().getByRole("main");
    await sheet.waitFor();
    for (const width of [360, 768, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      const height = () => sheet.evaluate((main) => main.getBoundingClientRect().height);
      await expect.poll(height, `at ${width} px`).toBeCloseTo(794, 0);
    }
  });
