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

const maxRounds = 60;
/** Calls of one measurement: enough that the garbage collector runs for either size. */
const calls = 3;

async function cpuTime(run: () => unknown): Promise<number> {
  const before = process.threadCpuUsage();
  for (let call = 0; call < calls; call += 1) await run();
  const { user, system } = process.threadCpuUsage(before);
  return user + system;
}

/** Growth above which work is not linear: 3 for each of two doublings. */
export const maxGrowth = 9;

/**
 * Returns the CPU time of an input divided by that of its first quarter: about 4 if the work is
 * linear, 16 if it is quadratic. Adds up rounds that alternate, since a system may count CPU time in
 * steps of several milliseconds. A constant of 1 ms a round keeps work too small to measure from
 * counting.
 */
export async function growth(run: (input: string) => unknown, input: string): Promise<number> {
  const quarter = input.slice(0, input.length / 4);
  let [whole, part] = [0, 0];
  for (let round = 1; ; round += 1) {
    whole += 1_000 + (await cpuTime(() => run(input)));
    part += 1_000 + (await cpuTime(() => run(quarter)));
    if (whole / part < 6 || round === maxRounds) return whole / part;
  }
}
