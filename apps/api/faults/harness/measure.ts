import { setTimeout as wait } from "node:timers/promises";

/** Runs work, and returns its result and duration in milliseconds. */
export async function timed<Result>(work: () => Promise<Result>) {
  const begun = performance.now();
  const result = await work();
  return { result, ms: performance.now() - begun };
}

/** Repeats a request until its answer is wanted, and returns that answer. Throws after `limitMs`. */
export async function untilAnswered<Answer>(
  ask: () => Promise<Answer>,
  isWanted: (answer: Answer) => boolean,
  limitMs: number,
): Promise<Answer> {
  const begun = performance.now();
  for (;;) {
    const answer = await ask();
    if (isWanted(answer)) return answer;
    if (performance.now() - begun > limitMs) throw new Error(`Not within ${limitMs} ms`);
    await wait(50);
  }
}

/** Repeats work until it returns true, and returns the duration in milliseconds. Throws after `limitMs`. */
export async function until(work: () => Promise<boolean>, limitMs: number): Promise<number> {
  return (await timed(() => untilAnswered(work, Boolean, limitMs))).ms;
}

export function report(sentence: string): void {
  process.stdout.write(`${sentence}\n`);
}

/** Returns the smallest value that at least `share` (0 to 1) of the values do not exceed. */
export function percentile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.ceil(sorted.length * share) - 1)] ?? Number.NaN;
}

const scale = Number(process.env.FAULT_SCALE ?? 1);

/** Returns the repetitions of a full run, scaled by FAULT_SCALE; at least two. */
export function scaled(full: number): number {
  return Math.max(2, Math.round(full * scale));
}
