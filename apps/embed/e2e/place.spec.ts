import { complete, journeyOf } from "@mortgage-kit/calculators/testing/journeys.ts";
import { expect, openRow, test } from "./hostSite.ts";

const halifax = { province: "NS", municipality: "halifax" };
const counted = "In Halifax, Nova Scotia.";

test("the province question starts with the page's province, also after a restart", async ({
  site,
}) => {
  const calculator = await site.openTag({ calculator: "closing-fees", ...halifax });
  await complete(calculator, await journeyOf("closing-fees"));
  await expect(calculator.getByText(counted)).toBeVisible();
  await expect(calculator).not.toContainText("Toronto");
  await calculator.getByRole("button", { name: "Calculate Again" }).click();
  await calculator.getByLabel("Home price").fill("500000");
  await calculator.getByRole("button", { name: "Next" }).click();
  await expect(calculator.getByRole("combobox", { name: "Province" })).toHaveValue("NS");
});

test("a visitor can select another place than the page's", async ({ site }) => {
  const calculator = await site.openTag({ calculator: "affordability", ...halifax });
  await complete(calculator, await journeyOf("affordability"));
  await expect(calculator.getByText(counted)).toBeVisible();
  await openRow(calculator, "Tell us more");
  await calculator.getByRole("combobox", { name: "Province" }).selectOption("ON");
  await expect(calculator.getByText(/In Ontario\./)).toBeVisible();
});

test("in a territory no province is selected, and closing costs show a notice", async ({
  site,
}) => {
  const calculator = await site.openTag({ calculator: "closing-fees", province: "YT" });
  await calculator.getByLabel("Home price").fill("500000");
  await calculator.getByRole("button", { name: "Next" }).click();
  await calculator.getByLabel("Down payment").fill("50000");
  const province = calculator.getByRole("combobox", { name: "Province" });
  await expect(province).toHaveValue("");
  await expect(calculator).toContainText("So closing there is not counted");
  await expect(calculator.getByRole("button", { name: "Calculate Fees" })).toBeDisabled();
  await province.selectOption("BC");
  await expect(calculator).not.toContainText("Yukon");
  await calculator.getByRole("button", { name: "Calculate Fees" }).click();
  await expect(calculator.getByText("In British Columbia.")).toBeVisible();
});
