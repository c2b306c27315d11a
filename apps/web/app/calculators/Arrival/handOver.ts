/** Numbers on their way from one calculator to another. */
export interface HandOver {
  /** The id of the calculator they are for. */
  readonly to: string;
  /** The title of the calculator they come from. */
  readonly from: string;
  readonly values: Readonly<Record<string, unknown>>;
}

// In memory for the length of one navigation: a reload or another page loses it, which is the point.
let pending: HandOver | null = null;

export function handOver(numbers: HandOver): void {
  pending = numbers;
}

/** What was handed over to this calculator, once; anything meant for another one is forgotten. */
export function takeHandOver(to: string): HandOver | null {
  const taken = pending?.to === to ? pending : null;
  pending = null;
  return taken;
}
