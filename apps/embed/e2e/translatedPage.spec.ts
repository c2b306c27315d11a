import { complete, journeyOf } from "@mortgage-kit/calculators/testing/journeys.ts";
import { translate } from "@mortgage-kit/test-browser/translate";
import { expect, test } from "./hostSite.ts";

test("a translated result changes with its numbers, and Calculate Again works", async ({
  page,
  site,
}) => {
  const errors: Error[] = [];
  page.on("pageerror", (error) => errors.push(error));
  const calculator = await site.openTag({ calculator: "payment" });
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
