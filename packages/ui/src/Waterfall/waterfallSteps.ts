export interface WaterfallStep {
  label: string;
  from: number;
  to: number;
  look: "sum" | "more" | "less";
}

/**
 * Returns the start and end of each bar in a waterfall: changes hang between the totals before and
 * after.
 */
export function waterfallSteps(
  start: { label: string; value: number },
  changes: readonly { label: string; change: number }[],
  endLabel: string,
): WaterfallStep[] {
  let total = start.value;
  const steps = changes.map(({ label, change }): WaterfallStep => {
    const from = total;
    total += change;
    return { label, from, to: total, look: change < 0 ? "less" : "more" };
  });
  return [
    { label: start.label, from: 0, to: start.value, look: "sum" },
    ...steps,
    { label: endLabel, from: 0, to: total, look: "sum" },
  ];
}
