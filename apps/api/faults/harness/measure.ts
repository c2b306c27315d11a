/** Runs work, and returns its result and duration in milliseconds. */
export async function timed<Result>(
  work: () => Promise<Result>,
): Promise<{ result: Result; ms: number }> {
  const begun = performance.now();
  const result = await work();
  return { result, ms: performance.now() - begun };
}

/** Repeats work until it returns true, and returns the duration in milliseconds. Throws after `limitMs`. */
export async function until(work: () => Promise<boolean>, limitMs: number): Promise<number> {
  const begun = performance.now();
  while (!(await work())) {
    if (performance.now() - begun > limitMs) throw new Error(`Not within ${limitMs} ms`);
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  return performance.now() - begun;
}

export function report(sentence: string): void {
  process.stdout.write(`${sentence}\n`);
}
