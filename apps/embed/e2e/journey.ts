import { expect, type Locator } from "@playwright/test";

type Inputs = object;

/** Returns the answer for a field: `homePrice`, or `debts.1.balance` for a row's column. */
function answerFor(inputs: Inputs, name: string): unknown {
  const [field = "", , column] = name.split(".");
  const value = Reflect.get(inputs, field);
  // The form has one row, the first of the inputs.
  return column ? Reflect.get(value[0], column) : value;
}

/** Opens a row of a result by an event: parts that are drawn above may move it from under a pointer. */
export async function openRow(calculator: Locator, title: string): Promise<void> {
  await calculator.getByRole("button", { name: `Open ${title}` }).dispatchEvent("click");
  await expect(calculator.getByRole("button", { name: `Close ${title}` })).toBeVisible();
}

/** Answers a calculator's questions from the inputs until its result is shown. */
export async function answerAll(calculator: Locator, inputs: Inputs): Promise<void> {
  for (let step = 0; step < 10; step++) {
    const form = calculator.locator("form").first();
    const controls = form.locator("input[name], select[name]");
    // A name asks for the other numbers of its row.
    for (let at = 0; at < (await controls.count()); at++) {
      const control = controls.nth(at);
      const value = answerFor(inputs, (await control.getAttribute("name")) ?? "");
      if (value === undefined) continue;
      const isChoice = await control.evaluate((node) => node.tagName === "SELECT");
      if (isChoice) await control.selectOption(String(value));
      else await control.fill(String(value));
    }
    const heading = await calculator.locator("h2").first().textContent();
    await form.locator("button[type=submit]").click();
    await calculator
      .page()
      .waitForFunction(
        ([element, before]) =>
          (element as HTMLElement).shadowRoot?.querySelector("h2")?.textContent !== before,
        [await calculator.elementHandle(), heading] as const,
      );
    if ((await form.locator("button[type=submit]").count()) === 0) return;
    if (
      await calculator
        .locator("dl")
        .first()
        .isVisible()
        .catch(() => false)
    )
      return;
  }
}
