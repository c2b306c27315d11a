import { parseNumber, payment } from "@mortgage-kit/calculator-engine";
import { draftOf, isCase, readCase, writeFragment } from "@mortgage-kit/calculator-engine/case";
import { expect, test } from "vitest";

const minRounds = 5;
const maxRounds = 60;
/** Calls of one measurement: enough that the garbage collector runs for either size. */
const calls = 5;
/** Largest accepted growth of the work for four times the size: 4 is linear, 16 is quadratic. */
const maxGrowth = 9;

/** Returns the CPU time of this thread in microseconds, which other processes do not add to. */
async function cpuTime(run: () => unknown): Promise<number> {
  const before = process.threadCpuUsage();
  for (let call = 0; call < calls; call += 1) await run();
  const { user, system } = process.threadCpuUsage(before);
  return user + system;
}

/**
 * Returns how many times longer an input takes than one of a quarter of its size. Adds up rounds that
 * alternate, since a system may count CPU time in steps of several milliseconds and a busy machine
 * slows both sizes; if it slows one of them more, the quickest rounds decide. A constant of 1 ms a round
 * keeps work too small to measure from counting.
 */
async function growth(
  run: (input: string) => unknown,
  write: (size: number) => string,
  largest: number,
) {
  const [quarter, whole] = [write(largest / 4), write(largest)];
  const [long, short]: [number[], number[]] = [[], []];
  const sum = (times: readonly number[]) => times.reduce((total, time) => total + time, 0);
  for (let round = 1; ; round += 1) {
    long.push(1_000 + (await cpuTime(() => run(whole))));
    short.push(1_000 + (await cpuTime(() => run(quarter))));
    const ratio = sum(long) / sum(short);
    if (round >= minRounds && ratio < 6) return ratio;
    if (round === maxRounds) return Math.min(ratio, Math.min(...long) / Math.min(...short));
  }
}

const fill = (text: string, size: number) => text.repeat(Math.floor(size / text.length));
const dollars = (text: string) => parseNumber(text, "dollars");
const link = (fragment: string) =>
  isCase(fragment) && draftOf(payment, readCase(fragment, payment.id)?.inputs ?? {});
const pasted = 100_000;
const longestLink = 19_000;

const cases: [string, (input: string) => unknown, (size: number) => string, number][] = [
  ["digits and a letter", dollars, (size) => `${fill("1", size)}x`, pasted],
  ["points and a letter", dollars, (size) => `${fill(".", size)}x`, pasted],
  ["groups of three", dollars, (size) => `${fill("111,", size)}x`, pasted],
  ["spaces in a number", dollars, (size) => `${fill(" 1", size)}x`, pasted],
  ["units in a number", dollars, (size) => `${fill("year", size)}x`, pasted],
  ["digits of a link's version", link, (size) => `#v${fill("1", size)}`, longestLink],
  ["letters of a link", link, (size) => `#v3=${fill("A", size)}`, longestLink],
  ["line ends in a link", link, (size) => `#v3=${fill("A=\n", size)}`, pasted],
  ["what follows a link", link, (size) => `#v3=e&${fill("%3D", size)}`, pasted],
  [
    "facts of a link",
    link,
    (size) => {
      const facts = Array.from({ length: size / 20 }, (_, at) => [`fact${at}`, at]);
      const inputs = { question: "payment", inputs: {}, given: Object.fromEntries(facts) };
      return writeFragment("v3", inputs) ?? "";
    },
    longestLink,
  ],
];

test.each(cases)(
  "%s take no longer than in proportion to their number",
  async (_, run, write, largest) => {
    expect(await growth(run, write, largest)).toBeLessThanOrEqual(maxGrowth);
  },
  60_000,
);
