import { LineChart, Slider } from "@mortgage-kit/ui";
import { expect, test } from "vitest";
import { drawn } from "../testing/drawn.ts";

async function drawnFromRight(node: React.ReactNode) {
  const element = drawn(node, "inline-size: 360px");
  element.dir = "rtl";
  await expect.poll(() => element.querySelector("svg")).not.toBeNull();
  return element;
}

const boxes = (element: Element, selector: string) =>
  [...element.querySelectorAll(selector)]
    .map((each) => each.getBoundingClientRect())
    .filter(({ width, height }) => width + height > 0);

test("a slider is filled from its right end, where its least value is", async () => {
  const slider = (
    <Slider label="Rate" value={2} min={0} max={10} step={1} onChange={() => {}} valueText="2" />
  );
  const [line, filled] = boxes(await drawnFromRight(slider), "line");
  expect(filled?.right).toBeCloseTo(line?.right ?? 0, 0);
  expect(filled?.width).toBeLessThan((line?.width ?? 0) / 2);
});

test("the labels of a chart stay within its drawing", async () => {
  const points = [
    { x: 0, y: 300_000 },
    { x: 25, y: 0 },
  ];
  const element = await drawnFromRight(
    <LineChart
      {...{ title: "Balance", summary: "Falls.", xLabel: "Year", formatX: String }}
      series={[{ label: "Balance", points }]}
      formatValue={(value) => `$${value}`}
    />,
  );
  const [drawing] = boxes(element, "svg");
  for (const text of boxes(element, "svg text")) {
    expect(text.left).toBeGreaterThanOrEqual((drawing?.left ?? 0) - 1);
    expect(text.right).toBeLessThanOrEqual((drawing?.right ?? 0) + 1);
  }
});
