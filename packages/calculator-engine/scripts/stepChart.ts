import type { TransferSchedule } from "../src/canada/rules/landTransferTaxBrackets.ts";
import { bracketedTax } from "../src/finance/bracketedTax.ts";

interface Step {
  readonly from: string;
  readonly to: string | null;
  readonly value: unknown;
}

interface Drawn {
  /** Label of the charted figure. */
  readonly what: string;
  readonly of: (value: unknown) => number | null;
}

/** Prices at which a schedule may be charted, in order of preference. */
const prices = [800_000, 300_000, 2_500_000, 5_000_000, 100_000];

/** Returns the first price at which the two newest versions charge different amounts. */
const telling = (steps: readonly Step[]): number =>
  prices.find((price) => {
    const [now, before] = steps.map(({ value }) => bracketedTax(price, value as TransferSchedule));
    return now !== before;
  }) ?? 800_000;

const isSchedule = (value: unknown): value is TransferSchedule =>
  Array.isArray(value) && value.every((row) => Array.isArray(row));

const numberAt = (key: string) => (value: unknown) => {
  const figure = Object(value)[key];
  return typeof figure === "number" ? figure : null;
};

/** Returns the figure of a rule's value to chart: the first that changes, or else the first. */
function drawnOf(steps: readonly Step[]): Drawn | null {
  const [newest] = steps;
  if (typeof newest?.value === "number") {
    return { what: "the figure", of: (value) => Number(value) };
  }
  if (isSchedule(newest?.value)) {
    const price = telling(steps);
    const what = `what is charged on $${price.toLocaleString("en-CA")}`;
    return { what, of: (value) => bracketedTax(price, value as TransferSchedule) };
  }
  const keys = Object.entries(Object(newest?.value))
    .filter(([, figure]) => typeof figure === "number")
    .map(([key]) => key);
  const changes = (key: string) => new Set(steps.map(({ value }) => numberAt(key)(value))).size > 1;
  const key = keys.find(changes) ?? keys[0];
  return key === undefined ? null : { what: key, of: numberAt(key) };
}

const [width, height, margin] = [640, 220, 40];
const yearOf = (day: string) => Number(day.slice(0, 4)) + Number(day.slice(5, 7)) / 12;

/** Draws a rule's figure over time as SVG steps; returns an empty string for a rule without a figure. */
export function stepChart(name: string, steps: readonly Step[], today: string): string {
  const drawn = drawnOf(steps);
  if (!drawn) return "";
  const known = steps
    .map(({ from, to, value }) => ({ from, to, y: drawn.of(value) }))
    .filter((step): step is typeof step & { y: number } => step.y !== null)
    .toReversed();
  const [first] = known;
  if (!first) return "";
  const end = Math.max(yearOf(today), ...known.map(({ from, to }) => yearOf(to ?? from))) + 1;
  const start = yearOf(first.from);
  const top = Math.max(...known.map(({ y }) => y)) || 1;
  const x = (day: string | null) =>
    margin + (((day === null ? end : yearOf(day)) - start) / (end - start)) * (width - 2 * margin);
  const y = (figure: number) => height - margin - (figure / top) * (height - 2 * margin);
  const lines = known.map(
    (step) =>
      `<path d="M${x(step.from).toFixed(1)} ${y(step.y).toFixed(1)}H${x(step.to).toFixed(1)}"/>` +
      `<text x="${x(step.from).toFixed(1)}" y="${(y(step.y) - 6).toFixed(1)}">${step.y.toLocaleString("en-CA")}</text>` +
      `<text x="${x(step.from).toFixed(1)}" y="${height - 16}">${step.from.slice(0, 4)}</text>`,
  );
  const label = `${name}: ${drawn.what}, by the first day of each version`;
  return (
    `<figure><svg viewBox="0 0 ${width} ${height}" role="img" aria-label="${label}">${lines.join("")}</svg>` +
    `<figcaption>${label}. The table below has the same.</figcaption></figure>`
  );
}
