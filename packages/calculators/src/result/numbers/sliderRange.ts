import type { FormFieldKind } from "../../wizard/FormField.ts";

export interface SliderRange {
  readonly min: number;
  readonly max: number;
  readonly step: number;
}

const steps = 200;
/** Smallest step and smallest maximum of each kind. */
const kinds: Partial<Record<FormFieldKind, { readonly step: number; readonly end: number }>> = {
  dollars: { step: 1, end: 100 },
  percent: { step: 0.05, end: 10 },
  years: { step: 1, end: 30 },
  months: { step: 1, end: 60 },
};

/** Returns the smallest of 1, 2 and 5 times a power of ten that is not below a size. */
function stepAbove(size: number): number {
  const power = 10 ** Math.floor(Math.log10(size));
  return ([1, 2, 5].find((digit) => digit * power >= size * (1 - 1e-9)) ?? 10) * power;
}

/** Values that a field's rule accepts; above `min`, if a form requires more. */
export interface SliderLimits {
  readonly min: number;
  readonly max: number;
  readonly isAbove?: boolean | undefined;
}

/**
 * Returns the range of a slider, in round steps. The maximum is at least twice the value and 1.2 times
 * the threshold (0 for none). The minimum is the first step, since most inputs must be above zero;
 * amounts start at 0. With the limits of the field's rule, both stay within them.
 */
export function sliderRange(
  kind: FormFieldKind,
  value: number,
  threshold: number,
  limits?: SliderLimits,
): SliderRange {
  const { step: finest, end } = kinds[kind] ?? { step: 1, end: 10 };
  const most = Math.max(end, value * 2, threshold * 1.2);
  const step = kind === "dollars" ? Math.max(finest, stepAbove(most / steps)) : finest;
  const max = Number((Math.ceil(most / step) * step).toPrecision(12));
  if (!limits) return { min: kind === "dollars" ? 0 : step, max, step };
  const first = Math.ceil(limits.min / step) * step;
  const min = limits.isAbove && first === limits.min ? first + step : first;
  return { min: Number(min.toPrecision(12)), max: Math.min(max, limits.max), step };
}
