const scale = Number(process.env.FAULT_SCALE ?? 1);

/** Scales the number of repetitions of a whole run to this one, to at least two. */
export function scaled(full: number): number {
  return Math.max(2, Math.round(full * scale));
}
