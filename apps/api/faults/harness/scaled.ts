const scale = Number(process.env.FAULT_SCALE ?? 1);

/** How much of what a whole run does `full` times this one does: at least two. */
export function scaled(full: number): number {
  return Math.max(2, Math.round(full * scale));
}
