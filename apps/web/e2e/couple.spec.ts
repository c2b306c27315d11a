import { complete, field, journeyOf, openCalculator } from "./calculatorJourneys.ts";
import { fillCallBack, sendCallBack } from "./forms.ts";
import { openMailbox } from "./mailbox.ts";
import { press, spinbutton, untilResultIsWhole, verdictOf } from "./resultPage.ts";
import { expect, namedHost, test } from "./site.ts";

test.use({ ownContext: true, viewport: { width: 390, height: 844 }, launchOptions: namedHost });

/** Removes what the oldest browsers that the site works in do not have. */
function becomeOlder() {
  const newer: readonly (readonly [object, readonly string[]])[] = [
    [URL, ["parse", "canParse"]],
    [Promise, ["withResolvers", "try"]],
    [Object, ["groupBy"]],
    [Map, ["groupBy"]],
    [Array, ["fromAsync"]],
    [Set.prototype, ["union", "intersection", "difference", "isSubsetOf"]],
    [Crypto.prototype, ["randomUUID"]],
  ];
  for (const [owner, names] of newer) for (const name of names) Reflect.deleteProperty(owner, name);
}

// Browsers treat localhost as secure, but no other name.
for (const host of ["localhost", "office.example"]) {
  test(`A couple's answer goes to the other language, the partner, the next calculator and the office: ${host}`, async ({
    page,
    context,
    startSite,
  }) => {
    const isSecure = host === "localhost";
    if (isSecure) await context.grantPermissions(["clipboard-read", "clipboard-write"]);
    const mailbox = await openMailbox();
    const site = await startSite(mailbox.settings);
    const origin = site.url.replace("localhost", host);
    const asked: string[] = [];
    context.on("request", (request) => {
      if (request.method() === "GET") asked.push(request.url());
    });
    const journey = journeyOf("payment");
    await openCalculator(page, origin + journey.path);
    await complete(page, journey);
    await untilResultIsWhole(page);
    await page.getByRole("link", { name: "Français" }).first().click();
    await expect(page).toHaveURL(/\/fr\/resources\/payment-calculator$/);
    await expect(verdictOf(page)).toContainText("1 831 $");
    await page.getByRole("link", { name: "English" }).first().click();
    await expect(verdictOf(page)).toContainText("$1,831");
    await untilResultIsWhole(page);
    await press(page, "Share this answer");
    await expect(page.getByText(isSecure ? "Copied:" : /copy/i).first()).toBeVisible();
    const text = isSecure
      ? await page.evaluate(() => navigator.clipboard.readText())
      : await page.getByRole("textbox", { name: /copy/i }).inputValue();
    expect(text).toContain("Rate used: 5.5%, as entered.");
    const link = text.split("\n").at(-1) ?? "";
    await page.close();

    const partner = await context.newPage();
    partner.on("pageerror", (error) => expect.soft(error).toBeUndefined());
    await partner.addInitScript(becomeOlder);
    await partner.goto(`${link}&utm_source=chat&fbclid=1).`);
    await expect(partner.getByText("Opened from a private link")).toBeVisible();
    await expect(verdictOf(partner)).toContainText("$1,831");
    await expect(partner).toHaveURL(/^[^#]+$/);
    await untilResultIsWhole(partner);
    await spinbutton(partner, "Interest rate").fill("5");
    await expect(verdictOf(partner)).toContainText("$1,745");
    const onward = partner.getByRole("main").getByRole("link", { name: "Should I Refinance?" });
    await onward.click();
    await press(partner, "Use these numbers");
    await expect(field(partner, "Current interest rate")).toHaveValue("5");
    await partner.goBack();
    await expect(verdictOf(partner)).toContainText("$1,745");

    // The form's token would show that the test fills the form too fast.
    await partner.route("**/api/call-backs/opened", (route) => route.abort());
    await partner.getByRole("link", { name: "Have someone call me" }).first().click();
    await expect(partner).toHaveURL(/\/call-back$/);
    const lines = partner.getByRole("group", { name: /Mortgage Payment/ }).getByRole("checkbox");
    await expect.poll(() => lines.count()).toBeGreaterThan(5);
    const before = await lines.count();
    await partner.reload();
    await expect(lines).toHaveCount(before);
    await partner.getByRole("checkbox", { name: /Send these lines/ }).check();
    const afternoons = partner.getByRole("option", { name: "12:00 to 16:00" });
    // A holiday may be a Tuesday.
    const call = afternoons.filter({ hasText: "Tuesday" }).or(afternoons.last()).first();
    const named = String(await call.textContent());
    await fillCallBack(partner, "705-555-0179", named);
    await sendCallBack(partner);
    expect(asked.filter((url) => /300000|300,000|eyJ/.test(url))).toEqual([]);

    const { text: mail } = await mailbox.mail(/^Subject: .*Kim Roy/m);
    for (const told of ["$1,745", "$300,000", "Rate used: 5%, as entered.", named, "Toronto time"])
      expect(mail).toContain(told);
    await mailbox.close();
  });
}
