import { useState } from "react";
import { expect, test } from "vitest";
import { drawn } from "../testing/drawn.ts";
import { CalculatorWithView, type CalculatorWithViewProps } from "./CalculatorWithView.tsx";
import { calculators } from "./calculators.ts";
import { keepFocus } from "./keepFocus.ts";

const keepFocusIn = (frame: HTMLElement | null) => (frame ? keepFocus(frame) : undefined);

/** Buttons that remove themselves, or the part around them, when they are pressed. */
function Removable({ names, around = false }: { names: readonly string[]; around?: boolean }) {
  const [left, setLeft] = useState(names);
  const button = (name: string) => (
    <button key={name} type="button" onClick={() => setLeft(left.filter((each) => each !== name))}>
      {name}
    </button>
  );
  return (
    <div ref={keepFocusIn}>
      <h2>Title</h2>
      {around ? left.map((name) => <section key={name}>{button(name)}</section>) : left.map(button)}
      <p role="status">{left.length} left</p>
    </div>
  );
}

const named = (element: Element, name: string) =>
  [...element.querySelectorAll("button")].find(({ textContent }) => textContent === name);

test.each([
  ["the control after it", ["a", "b"], false, "a", "b"],
  ["the control before it", ["a", "b"], false, "b", "a"],
  ["the text in its place", ["a"], false, "a", "0 left"],
  ["the control of the next part", ["a", "b"], true, "a", "b"],
])(
  "a control that removes itself leaves the focus on %s",
  async (_, names, around, press, next) => {
    const element = drawn(<Removable {...{ names, around }} />);
    await expect.poll(() => named(element, press)).toBeTruthy();
    named(element, press)?.focus();
    named(element, press)?.click();
    await expect.poll(() => document.activeElement?.textContent).toBe(next);
  },
);

test("a control that the visitor left has no focus to keep", async () => {
  const element = drawn(<Removable names={["a", "b"]} />);
  await expect.poll(() => named(element, "a")).toBeTruthy();
  named(element, "a")?.focus();
  named(element, "a")?.blur();
  await Promise.resolve();
  named(element, "a")?.click();
  await expect.poll(() => named(element, "a")).toBeUndefined();
  expect(document.activeElement).toBe(document.body);
});

const loan = { loanAmount: 300_000, interestRate: 5.5, loanTerm: 25 } as const;

async function paymentResult(changes: object = {}) {
  const view = { ...(await calculators.payment.en()), ...changes };
  const start = { draft: { ...loan, paymentFrequency: "monthly" }, step: 3 };
  const props = { view, start } as unknown as CalculatorWithViewProps<unknown, unknown>;
  const element = drawn(<CalculatorWithView {...props} />);
  return {
    element,
    find: (begin: string) =>
      [...element.querySelectorAll("button")].find(({ textContent }) =>
        textContent?.startsWith(begin),
      ),
  };
}

test("keeping a result and removing it do not lose the focus", async () => {
  const { element, find } = await paymentResult();
  for (const begin of ["Keep to compare", "Remove"]) {
    await expect.poll(() => find(begin)).toBeTruthy();
    const button = find(begin);
    button?.focus();
    button?.click();
    await expect.poll(() => find(begin)).toBeUndefined();
    expect(element.contains(document.activeElement)).toBe(true);
  }
});

test("trying a result again that failed to load does not lose the focus", async () => {
  const { loadResult } = await calculators.payment.en();
  let isOffline = true;
  const { element, find } = await paymentResult({
    loadResult: async () => (isOffline ? Promise.reject(new Error("Offline")) : loadResult?.()),
  });
  await expect.poll(() => find("Try again"), { timeout: 20_000 }).toBeTruthy();
  // Until then, what the calculator tries by itself must fail too.
  isOffline = false;
  find("Try again")?.focus();
  find("Try again")?.click();
  await expect.poll(() => find("Keep to compare"), { timeout: 20_000 }).toBeTruthy();
  expect(document.activeElement?.tagName).toBe("H2");
  expect(element.contains(document.activeElement)).toBe(true);
});

// Tests run in a frame, as calculators do that a page frames without `allow-downloads`.
test("a spreadsheet saved in a frame says what prevents a download", async () => {
  const { element, find } = await paymentResult();
  const row = () =>
    [...element.querySelectorAll("section")]
      .find(({ textContent }) => textContent?.startsWith("Send or save"))
      ?.querySelector("button");
  await expect.poll(row).toBeTruthy();
  row()?.click();
  await expect.poll(() => find("Spreadsheet")).toBeTruthy();
  find("Spreadsheet")?.click();
  await expect
    .poll(() => element.textContent)
    .toContain("the page around this calculator does not allow downloads");
});
