import type { FieldKind } from "../../wizard/Field.ts";

export interface SliderRange {
  readonly min: number;
  readonly max: number;
  readonly step: number;
}

const steps = 200;
/** The finest step of each kind, and the least that its end may be. */
const kinds: Partial<Record<FieldKind, { readonly step: number; readonly end: number }>> = {
  money: { step: 1, end: 100 },
  percent: { step: 0.05, end: 10 },
  years: { step: 1, end: 30 },
  months: { step: 1, end: 60 },
};

/** The smallest of 1, 2 and 5 times a power of ten that is not below a size. */
function stepAbove(size: number): number {
  const power = 10 ** Math.floor(Math.log10(size));
  return ([1, 2, 5].find((digit) => digit * power >= size * (1 - 1e-9)) ?? 10) * power;
}

/**
 * How far a number can be moved: past its double and past where the answer turns (0 for nowhere), in steps somebody
 * would take. The first step, rather than nothing, is the least, since most inputs must be above zero.
 */
export function sliderRange(kind: FieldKind, value: number, turn: number): SliderRange {
  const { step: finest, end } = kinds[kind] ?? { step: 1, end: 10 };
  const most = Math.max(end, value * 2, turn * 1.2);
  const step = kind === "money" ? Math.max(finest, stepAbove(most / steps)) : finest;
  const max = Number((Math.ceil(most / step) * step).toPrecision(12));
  return { min: kind === "money" ? 0 : step, max, step };
}
