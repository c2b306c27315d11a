import { parseNumber, payment } from "@mortgage-kit/calculator-engine";
import { draftOf, isCase, readCase, writeFragment } from "@mortgage-kit/calculator-engine/case";
import { expect, test } from "vitest";

const minRounds = 5;
const maxRounds = 30;
/** Microseconds of work after which a result is certain, so that a failure does not take minutes. */
const enough = 5_000_000;
/** Ratio of the two sizes of an input: linear work grows 16-fold, quadratic 256-fold. */
const times = 16;
const maxGrowth = 64;

/** Returns the CPU time of this process in microseconds, which other processes do not add to. */
async function cpuTime(run: () => unknown): Promise<number> {
  const before = process.cpuUsage();
  await run();
  const { user, system } = process.cpuUsage(before);
  return user + system;
}

/**
 * Returns how many times longer an input takes than one of a 16th of its size, in rounds that
 * alternate, since a busy machine slows both sizes. A constant of 1 ms a round keeps work too small to
 * measure from counting.
 */
async function growth(
  run: (input: string) => unknown,
  write: (size: number) => string,
  largest: number,
) {
  const [small, large] = [write(largest / times), write(largest)];
  let [long, short] = [0, 0];
  for (let round = 1; round <= maxRounds && long < enough; round += 1) {
    long += 1_000 + (await cpuTime(() => run(large)));
    short += 1_000 + (await cpuTime(() => run(small)));
    if (round >= minRounds && long / short < maxGrowth / 2) break;
  }
  return long / short;
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
