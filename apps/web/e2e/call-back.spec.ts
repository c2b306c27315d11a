import { figuresFragment } from "@mortgage-kit/calculators/figures";
import { expectedSite } from "./expectedSite.ts";
import { fillCallBack, send, sendCallBack } from "./forms.ts";
import { openHydrated, untilHydrated } from "./hydration.ts";
import { everyRequestOf } from "./requestsOf.ts";
import { expect, test } from "./site.ts";
import type { Site } from "./startSite.ts";
import { stored } from "./stored.ts";

const figures = {
  question: "payment",
  language: "en",
  title: "Mortgage Payment",
  verdict: "It costs about $2,326 a month.",
  lines: ["Loan: $400,000", "Interest rate: 4.89%"],
  asOf: "2026-11-24",
} as const;

/** Returns what came with the lead of this contact; undefined without one. */
function detailsOf(site: Site, contact: string) {
  const details =
    "SELECT kind, purpose, call_time, origin, agent, result FROM leads JOIN lead_details ON lead_id = id WHERE phone_or_email = ?";
  const [row] = stored(site, details, contact);
  return row && { ...row, result: JSON.parse(String(row.result)) };
}

test("A visitor asks for a call with the ticked lines of a result", async ({ page, site }) => {
  const requests = everyRequestOf(page);
  await page.goto(`/call-back${figuresFragment(figures)}`);
  await expect(page).toHaveURL("/call-back");
  expect(requests.join("\n")).not.toMatch(/figures|2,326|400,000/);
  const line = page.getByRole("checkbox", { name: "Loan: $400,000" });
  // The visitor sees what would be sent before ticking the box.
  await expect(line).toBeVisible();
  await expect(line).toBeDisabled();
  await page.getByRole("checkbox", { name: /Send these lines/ }).check();
  await expect(line).toBeChecked();
  await page.getByRole("checkbox", { name: "Interest rate: 4.89%" }).uncheck();
  await fillCallBack(page, "kim-result@mail.example");
  await sendCallBack(page);
  // The answer has the site's own header and footer.
  await expect(page.getByRole("contentinfo")).toBeVisible();
  expect(detailsOf(site, "kim-result@mail.example")).toEqual({
    kind: "call-back",
    purpose: null,
    call_time: "evening",
    origin: null,
    agent: null,
    result: {
      title: figures.title,
      day: figures.asOf,
      lines: [figures.verdict, "Loan: $400,000"],
    },
  });
});

for (const from of ["/call-back", "/fr/call-back", "/application"]) {
  test(`A result is kept in the other language, and by a reload: ${from}`, async ({ page }) => {
    await page.goto(`${from}${figuresFragment(figures)}&utm_source=mail`);
    await expect(page).toHaveURL(from);
    if (from === "/application") await untilHydrated(page);
    else await expect(page.getByText(figures.verdict)).toBeVisible();
    await page.locator("a[hreflang]").first().click();
    await expect(page).toHaveURL(from.startsWith("/fr") ? "/call-back" : `/fr${from}`);
    const kept = () => page.evaluate(() => String(history.state?.figures));
    await expect.poll(kept).toContain(figuresFragment(figures));
    if (from === "/application") return;
    for (const _ of [1, 2]) {
      await expect(page.getByText(figures.verdict)).toBeVisible();
      await expect(page.getByText("Loan: $400,000")).toBeVisible();
      await page.reload();
    }
  });
}

test.describe("On a Saturday, for a visitor elsewhere", () => {
  test.use({ ownContext: true, timezoneId: "Asia/Kolkata" });

  test("calls are offered on the next five business days of the office", async ({ page }) => {
    // It is Christmas Eve at 18:00 in the office, and Christmas Day where the visitor is.
    await page.clock.setFixedTime("2026-12-24T23:00:00Z");
    for (const [path, label, options] of [
      [
        "/call-back",
        "When (Toronto time)",
        ["As soon as you can", "Monday, December 28, 9:00 to 12:00"],
      ],
      [
        "/fr/call-back",
        "Quand (heure de Toronto)",
        ["Dès que possible", /^Lundi 28 décembre, de 9\sh à 12\sh$/],
      ],
    ] as const) {
      await page.goto(path);
      const shown = page.getByLabel(label).locator("option");
      await expect(shown).toHaveCount(1 + 4 * 3 + 3);
      const [soon, first] = options;
      await expect(shown.nth(0)).toHaveText(soon);
      await expect(shown.nth(1)).toHaveText(first);
      await expect(page.getByLabel(label)).not.toContainText(/January 1,|1\s?janvier/);
    }
  });
});

test("Profile and agent survive a change of the language", async ({ page, site }) => {
  // The team leader's page leads to the portal instead.
  const member = expectedSite.team.members[1];
  const profile = `/${member?.slug}`;
  await page.goto(profile);
  await page.getByRole("main").getByRole("link", { name: "Apply Now" }).last().click();
  await expect(page).toHaveURL("/application");
  await page.getByRole("link", { name: "Français" }).first().click();
  await expect(page).toHaveURL("/fr/application");
  await untilHydrated(page);
  await page.locator("[name=firstName]").fill("Kim");
  await page.locator("[name=lastName]").fill("Roy");
  await page.locator("[name=phoneOrEmail]").fill("kim-origin@mail.example");
  await page.locator("[name=agreedToTerms]").check();
  await page.locator("form[data-consent] button[type=submit]").click();
  await expect(page.locator("[data-stored]")).toBeVisible();
  expect(detailsOf(site, "kim-origin@mail.example")).toMatchObject({
    kind: "application",
    origin: profile,
    agent: expect.stringContaining(String(member?.name)),
  });
  await expect(page.locator("select[name=language]")).toHaveValue("fr");
});

test("Without a tick no line of the result is sent", async ({ page, site }) => {
  await page.goto(`/call-back${figuresFragment(figures)}`);
  await fillCallBack(page, "kim-nothing@mail.example");
  await sendCallBack(page);
  expect(detailsOf(site, "kim-nothing@mail.example")).toMatchObject({ result: null });
});

test("The contact frame's answer replaces the page", async ({ page, site }) => {
  await page.goto("/contact");
  const frame = page.locator("#contact iframe");
  await frame.scrollIntoViewIfNeeded();
  const form = frame.contentFrame();
  await expect(form.getByRole("link", { name: /@/ })).toBeVisible();
  await fillCallBack(form, "kim-frame@mail.example");
  await sendCallBack(page, form);
  expect(detailsOf(site, "kim-frame@mail.example")).toMatchObject({ origin: "/contact" });
});

test("After an application a visitor adds what it is about, once", async ({ page, site }) => {
  await openHydrated(page, `/application${figuresFragment(figures)}`);
  await expect(page).toHaveURL("/application");
  await send(page, "Roy", "kim-details@mail.example");
  await expect(page.getByText(/^Your reference is/)).toBeVisible();
  await page.getByLabel("What it is about").selectOption("renewal");
  await page.getByRole("checkbox", { name: /Send these lines/ }).check();
  await page.getByRole("button", { name: "Add to my application" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Added to your application");
  expect(detailsOf(site, "kim-details@mail.example")).toMatchObject({
    kind: "application",
    purpose: "renewal",
    result: { lines: [figures.verdict, ...figures.lines] },
  });
});

test.describe("Without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("the form is sent, and an application gets its details", async ({ page, site }) => {
    await page.goto("/call-back");
    await fillCallBack(page, "kim-plain@mail.example");
    await sendCallBack(page);
    expect(detailsOf(site, "kim-plain@mail.example")).toMatchObject({ kind: "call-back" });

    await page.goto("/application");
    await send(page, "Roy", "kim-both@mail.example");
    await page.getByLabel("What it is about").selectOption("refinance");
    await page.getByRole("button", { name: "Add to my application" }).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Added to your application");
    expect(detailsOf(site, "kim-both@mail.example")).toMatchObject({ purpose: "refinance" });
  });
});
