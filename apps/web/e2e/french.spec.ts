import { builtPages } from "./builtPages.ts";
import { openHydrated } from "./hydration.ts";
import { expect, test } from "./site.ts";
import { stored } from "./stored.ts";

const french = builtPages.filter(({ path }) => path.startsWith("/fr/"));

test("A calculator leads to itself in French and back, and answers in French", async ({ page }) => {
  await openHydrated(page, "/resources/payment-calculator");
  await page.getByRole("link", { name: "Français" }).first().click();
  await expect(page).toHaveURL(/\/fr\/resources\/payment-calculator$/);
  await expect(page.locator("html")).toHaveAttribute("lang", "fr-CA");
  await openHydrated(page, "/fr/resources/payment-calculator");
  await page.getByLabel("Montant du prêt hypothécaire").fill("400000");
  await page.getByRole("button", { name: "Suivant" }).click();
  await page.getByRole("button", { name: "Calculer" }).click();
  await expect(page.getByRole("heading", { level: 2 }).first()).toContainText(/\$/);
  const toEnglish = page.getByRole("link", { name: "English" }).first();
  await expect(toEnglish).toHaveAttribute("hreflang", "en");
  await toEnglish.click();
  await expect(page).toHaveURL(/:\d+\/resources\/payment-calculator$/);
});

test("French pages link to French pages wherever there is one", async ({ page }) => {
  const paths = new Set(french.map(({ path }) => path));
  expect(paths.size).toBeGreaterThan(12);
  for (const path of ["/fr/contact", "/fr/rates", "/fr/resources"]) {
    await page.goto(path);
    const hrefs = await page
      .locator("a[href^='/']:not([hreflang])")
      .evaluateAll((links) => links.map((link) => link.getAttribute("href") ?? ""));
    const missed = hrefs.filter((href) => paths.has(`/fr${href.split("#")[0]}`));
    expect(missed).toEqual([]);
  }
});

test.describe("Without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("an application and a reminder in French are stored with the French consent and answered in French", async ({
    page,
    startSite,
  }) => {
    const site = await startSite({});
    await page.route("**/api/application-form/opened", (route) => route.abort());
    await page.goto(`${site.url}/fr/application`);
    await page.getByLabel("Prénom").fill("Ana");
    await page.getByLabel("Nom", { exact: true }).fill("Desrosiers");
    await page.getByLabel("Téléphone ou courriel").fill("ana@visitor.example");
    await page.getByRole("checkbox", { name: /Conditions/ }).check();
    await page.getByRole("button", { name: "COMMENCER MA DEMANDE" }).click();
    await expect(page.locator("html")).toHaveAttribute("lang", "fr-CA");
    await expect(page.getByRole("heading", { level: 1 })).toContainText("Demande");
    await page.route("**/api/renewal-reminders/opened", (route) => route.abort());
    await page.goto(`${site.url}/fr/resources`);
    await page.getByRole("link", { name: /Recevez un rappel/ }).click();
    await page.getByLabel("Votre adresse courriel").fill("ana@visitor.example");
    await page.getByLabel("Mois du renouvellement").selectOption("mai");
    await page.getByLabel("Année").fill(String(new Date().getFullYear() + 2));
    await page.getByRole("checkbox", { name: /J’accepte/ }).check();
    await page.getByRole("button", { name: "Demander le rappel" }).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(
      "Vérifiez votre boîte de réception",
    );
    for (const table of ["leads", "reminders"]) {
      const languages = `SELECT language FROM ${table} JOIN consents ON consents.id = consent_id`;
      expect(stored(site, languages)).toEqual([{ language: "fr-CA" }]);
    }
  });
});
