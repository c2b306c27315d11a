const scale = Number(process.env.FAULT_SCALE ?? 1);

/** Returns the repetitions of a full run, scaled by FAULT_SCALE; at least two. */
export function scaled(full: number): number {
  return Math.max(2, Math.round(full * scale));
}
