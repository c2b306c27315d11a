import { complete, journeyOf } from "@mortgage-kit/calculators/testing/journeys.ts";
import { expect, test } from "./hostSite.ts";

/** Replaces every text as a browser's translation does: by a copy in two `font` elements. */
function translate(host: Element): void {
  const walker = document.createTreeWalker(host.shadowRoot as ShadowRoot, NodeFilter.SHOW_TEXT);
  const texts: Text[] = [];
  while (walker.nextNode()) texts.push(walker.currentNode as Text);
  for (const text of texts) {
    if (text.parentElement?.nodeName === "STYLE" || text.data.trim() === "") continue;
    const [outer, inner] = [document.createElement("font"), document.createElement("font")];
    inner.textContent = text.data;
    outer.append(inner);
    text.replaceWith(outer);
  }
}

test("a translated result changes with its numbers, and Calculate Again works", async ({
  page,
  site,
}) => {
  const errors: Error[] = [];
  page.on("pageerror", (error) => errors.push(error));
  const calculator = await site.openTag(page, { calculator: "payment" });
  await complete(calculator, await journeyOf("payment"));
  const numbers = calculator.getByRole("region", { name: "What you entered" });
  await expect(numbers).toBeVisible();
  await calculator.evaluate(translate);
  await numbers.locator('input[name="change.loanAmount"]').fill("450000");
  await expect(calculator.getByText("$2,763.39").first()).toBeVisible();
  await expect(calculator.getByText(/1,842\.26|1,831/)).toHaveCount(0);
  await calculator.evaluate(translate);
  await calculator.getByText("Calculate Again").click();
  await expect(calculator.locator("form input")).toHaveValue("");
  expect(errors).toEqual([]);
});
