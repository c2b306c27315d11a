/** Text that many expressions scan slowly when it repeats. */
export const repeats = [
  "/",
  " ",
  "\t",
  "\r\n",
  "a",
  "a&",
  "a=1&",
  "&",
  "=",
  "+",
  "%41",
  '"',
  "\\",
  "{",
  '{"a":',
  "[",
  "<",
  "<a ",
  "<!--",
  "&amp;",
  "(",
  "a@",
  "a.",
  ".",
  "-",
  "0",
  ";",
  "; charset=",
  ",",
  "q=0.",
  "--b\r\n",
  'name="List-Unsubscribe"\r\n',
  "form-opened=",
  "e\u0301",
  "\u200b",
];

const maxRounds = 40;
const calls = 3;

async function cpuTime(run: () => unknown): Promise<number> {
  const before = process.threadCpuUsage();
  for (let call = 0; call < calls; call += 1) await run();
  const { user, system } = process.threadCpuUsage(before);
  return user + system;
}

/**
 * Returns the CPU time of an input divided by that of its half: about 2 if the work is linear, 4 if
 * it is quadratic. Each is the least of several rounds that alternate, so that other load on the
 * machine does not count. A constant of 1 ms keeps work too small to measure from counting.
 */
export async function growth(run: (input: string) => unknown, input: string): Promise<number> {
  const half = input.slice(0, input.length / 2);
  let [whole, part] = [Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY];
  for (let round = 0; round < maxRounds; round += 1) {
    whole = Math.min(whole, await cpuTime(() => run(input)));
    part = Math.min(part, await cpuTime(() => run(half)));
    if (ratio(whole, part) < 2.5) break;
  }
  return ratio(whole, part);
}

const ratio = (whole: number, part: number) => (whole + 1_000) / (part + 1_000);
