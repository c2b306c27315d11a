import type { Page } from "@playwright/test";
import { fillCallBack, sendCallBack } from "./forms.ts";
import { untilHydrated } from "./hydration.ts";
import { untilResultIsWhole, verdictOf } from "./resultPage.ts";
import { expect, test } from "./site.ts";

test.use({ viewport: { width: 360, height: 740 } });

/** A press on a link or button; or a field by its label, and what is entered. */
type Press = string | RegExp | readonly [label: string, value: string];

interface Task {
  /** Presses from the home page on; a field is one. */
  presses: readonly Press[];
  most: number;
  shows: RegExp;
}

/** What people come for, and the verdict that they then read. */
const tasks: Readonly<Record<string, Task>> = {
  "the payment at today's rate": {
    presses: ["Rates", /^Use this rate/, ["Mortgage amount", "400000"], "Next", "Calculate"],
    most: 5,
    shows: /^Plan for about/,
  },
  "a home of 650,000 on an income of 120,000": {
    presses: [
      "How Much Can I Afford?",
      ["Yearly household income", "120000"],
      "Next",
      ["Monthly debt payments", "0"],
      "Next",
      ["Down payment", "80000"],
      ["Price of a home in mind", "650000"],
      "Calculate",
    ],
    most: 8,
    shows: /^Not with \$120,000/,
  },
  "what leaving costs": {
    presses: [
      "Menu",
      "What Leaving Costs",
      ["Mortgage balance", "300000"],
      ["Present interest rate", "5.49"],
      ["Years until it is paid off", "22"],
      "Next",
      ["Months left of the present term", "20"],
      "Calculate",
    ],
    most: 8,
    shows: /\$/,
  },
  "a fixed or a variable rate": {
    presses: [
      "Menu",
      "Fixed Or Variable, And For How Long?",
      ["Mortgage amount", "400000"],
      "Next",
      /^Use our 5-year fixed/,
      /^Use our 5-year variable/,
      "Calculate",
    ],
    most: 7,
    shows: /\$|about the same/,
  },
};

async function press(page: Page, one: Press) {
  if (typeof one === "object" && !(one instanceof RegExp)) {
    const [label, value] = one;
    return page.getByRole("spinbutton", { name: label, exact: true }).fill(value);
  }
  const name = { name: one, exact: true };
  const target = page
    .getByRole("link", name)
    .or(page.getByRole("button", name))
    .or(page.locator("summary", { hasText: one }));
  await target.filter({ visible: true }).first().click();
}

for (const [task, { presses, most, shows }] of Object.entries(tasks)) {
  test(`From the home page, ${task} takes at most ${most} presses`, async ({ page }) => {
    expect(presses.length).toBeLessThanOrEqual(most);
    await page.goto("/");
    for (const one of presses) {
      await untilHydrated(page);
      await press(page, one);
    }
    await expect(verdictOf(page)).toHaveText(shows);
  });
}

test("From the home page, a call at a chosen time takes at most 7 presses", async ({ page }) => {
  await page.goto("/");
  await press(page, "Menu");
  await press(page, /^Get In Touch/);
  const form = page.locator("iframe[name^='Contact Form']").contentFrame();
  await fillCallBack(form, "kim-presses@mail.example", "to 16:00");
  await sendCallBack(page, form);
});

test("A result is in French after one press, with its figures", async ({ page }) => {
  await page.goto("/resources/payment-calculator");
  await untilHydrated(page);
  for (const one of [["Mortgage amount", "400000"], "Next", "Calculate"] as const) {
    await press(page, one);
  }
  await untilResultIsWhole(page);
  const figures = async () => ((await verdictOf(page).textContent()) ?? "").replace(/\D/g, "");
  const before = await figures();
  await press(page, "Français");
  await expect(page.locator("html")).toHaveAttribute("lang", "fr-CA");
  await expect.poll(figures).toBe(before);
});
