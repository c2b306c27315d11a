import { createRoot } from "react-dom/client";
import { expect, onTestFinished, test, vi } from "vitest";
import { RentalYield } from "../../../apps/api-docs/examples/RentalYield.tsx";
import { button, change } from "../testing/liveCalculator.ts";

const named = (element: HTMLElement, name: string) => {
  const found = [...element.querySelectorAll("input")].find(
    (input) => input.getAttribute("aria-label") === name || input.labels?.[0]?.textContent === name,
  );
  if (!found) throw new Error(`There is no ${name}.`);
  return found;
};

test("the reference's own calculator asks, checks, answers and follows its sliders", async () => {
  const element = document.createElement("div");
  document.body.append(element);
  const root = createRoot(element);
  onTestFinished(() => {
    root.unmount();
    element.remove();
  });
  root.render(<RentalYield />);
  const shows = (text: string) =>
    vi.waitFor(() => expect(element.textContent).toContain(text), 10_000);
  await shows("What does it cost?");
  change(named(element, "Price of the building"), "480000");
  button(element, "Next").click();
  await shows("What does it bring?");
  change(named(element, "Rent a month"), "2600");
  button(element, "Work it out").click();
  await shows("What the building yields");
  await shows("$25,152");
  await shows("Empty, of the year");
  const sliders = [...element.querySelectorAll<HTMLInputElement>("input[type=range]")];
  expect(sliders.map((slider) => slider.getAttribute("aria-label"))).toEqual([
    "Rent a month",
    "Empty, of the year",
  ]);
  expect(Number(sliders[1]?.max)).toBeLessThanOrEqual(50);
  change(named(element, "Empty, of the year"), "10");
  await shows("$23,280");
});
