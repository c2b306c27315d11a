import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { userEvent } from "vitest/browser";
import { exampleHost } from "../../testing/exampleHost.ts";
import { button } from "../../testing/liveCalculator.ts";
import { type MountedCalculator, mountCalculator } from "../mountCalculator.tsx";

let shown: MountedCalculator;
let element: HTMLElement;

beforeEach(async () => {
  element = document.createElement("main");
  document.body.replaceChildren(element);
  shown = await mountCalculator(element, { id: "payment", lang: "en", host: exampleHost });
  await vi.waitFor(() => expect(element.querySelector("form input")).not.toBeNull(), 30_000);
});
afterEach(() => shown.unmount());

const amount = () => element.querySelector("form input") as HTMLInputElement;
const next = () => button(element, "Next");
const message = () => element.querySelector("form [data-message]:not(:empty)")?.textContent ?? "";
/** Expects the number that the field has, without a message, and that the step is complete. */
const expectRead = (number: number) =>
  expect
    .poll(() => [amount().valueAsNumber, message(), next().disabled])
    .toEqual([number, "", false]);

/** Inserts a text as the browser does from the clipboard. */
function paste(text: string): void {
  const how = { inputType: "insertFromPaste", data: text, bubbles: true, cancelable: true };
  amount().focus();
  amount().select();
  amount().dispatchEvent(new InputEvent("beforeinput", how));
}

const read = [
  ["450000", 450_000],
  ["450,000", 450_000],
  ["450.000", 450_000],
  ["1.234.567", 1_234_567],
  ["1,234,567.89", 1_234_567.89],
  ["450 000", 450_000],
  ["450’000", 450_000],
  ["450e3", 450_000],
  ["450k", 450_000],
  ["1,2 M", 1_200_000],
  ["$450,000", 450_000],
  ["CAD 450,000", 450_000],
  ["450,000 CAD", 450_000],
  ["CA$450,000", 450_000],
] as const;

test.each(read)(
  "%o is read when typed and when pasted over another amount",
  async (text, number) => {
    await userEvent.click(amount());
    await userEvent.keyboard(text);
    await expectRead(number);
    await userEvent.fill(amount(), "300000");
    paste(text);
    await expectRead(number);
  },
);

const unread = [
  ["450000\t380000", /two numbers/],
  ["450000\r\n380000", /two numbers/],
  ["5.5% 25 years", /two numbers/],
  ["20%", /percentage/],
  ["about half a million", /Enter a number/],
] as const;

test.each(unread)(
  "%o pasted over an amount keeps its step, and nothing moves",
  async (text, says) => {
    await userEvent.fill(amount(), "300000");
    const before = next().getBoundingClientRect().top;
    paste(text);
    const top = () => next().getBoundingClientRect().top;
    await expect.poll(message).toMatch(says);
    await expect.poll(() => [next().disabled, top()]).toEqual([true, before]);
    expect(amount().value).toBe("300000");
    await userEvent.fill(amount(), "450000");
    await expectRead(450_000);
    await expect.poll(top).toBe(before);
  },
);

test.each([
  ["20%", /percentage/],
  ["450000 380000", /two numbers/],
  ["12O00", /two numbers/],
  ["12000x", /Enter a number/],
])("%o typed keeps its step until it is corrected", async (text, says) => {
  await userEvent.click(amount());
  await userEvent.keyboard(text);
  amount().blur();
  await expect.poll(message).toMatch(says);
  await expect.poll(() => next().disabled).toBe(true);
  amount().focus();
  await userEvent.keyboard("{Control>}a{/Control}450000");
  await expectRead(450_000);
});

test("the last character is taken back before the number is", async () => {
  await userEvent.click(amount());
  await userEvent.keyboard("12000x{Backspace}");
  await expectRead(12_000);
});

test("what is needed to go on is no longer said once it is there", async () => {
  const needs = [...element.querySelectorAll("p")].find(({ textContent }) =>
    /go on/.test(textContent),
  );
  expect(needs?.checkVisibility({ visibilityProperty: true })).toBe(true);
  await userEvent.fill(amount(), "300000");
  const isNeeded = () => needs?.checkVisibility({ visibilityProperty: true });
  await vi.waitFor(() => expect(isNeeded()).toBe(false), 30_000);
});
