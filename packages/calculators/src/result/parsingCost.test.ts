import { parseNumber } from "@mortgage-kit/calculator-engine";
import { expect, test } from "vitest";
import { paymentEn } from "../payment/payment.en.ts";
import { readSavedFile } from "./savedFile/savedFile.ts";
import { writeFragment } from "./shareLink/fragment.ts";
import { isHandOverFragment } from "./shareLink/handOver.ts";
import { isShareFragment, sharedNumbers } from "./shareLink/shareLink.ts";

const rounds = 15;
const attempts = 8;
/** Largest accepted growth of the time for twice the size: 2 is linear, 4 is quadratic. */
const maxGrowth = 3;

/** Returns the least time of some runs; the others were disturbed by other work. */
async function leastTime(run: () => unknown): Promise<number> {
  let least = Number.POSITIVE_INFINITY;
  for (let round = 0; round < rounds; round += 1) {
    const start = performance.now();
    for (let repeat = 0; repeat < 5; repeat += 1) await run();
    least = Math.min(least, performance.now() - start);
  }
  return least;
}

/** Returns how many times longer an input takes than one of half its size. */
async function growth(
  run: (input: string) => unknown,
  write: (size: number) => string,
  largest: number,
) {
  let least = Number.POSITIVE_INFINITY;
  const [half, whole] = [write(largest / 2), write(largest)];
  await run(whole);
  for (let attempt = 0; attempt < attempts && least > maxGrowth; attempt += 1) {
    const small = await leastTime(() => run(half));
    least = Math.min(least, (await leastTime(() => run(whole))) / small);
  }
  return least;
}

const fill = (text: string, size: number) => text.repeat(Math.floor(size / text.length));
const dollars = (text: string) => parseNumber(text, "dollars");
const link = (fragment: string) =>
  isShareFragment(fragment) || isHandOverFragment(fragment)
    ? sharedNumbers(fragment, paymentEn)
    : null;
const file = (text: string) => readSavedFile(new Blob([text]));
const pasted = 100_000;
const longestLink = 19_000;
const largestFile = 199_000;

const cases: [string, (input: string) => unknown, (size: number) => string, number][] = [
  ["digits and a letter", dollars, (size) => `${fill("1", size)}x`, pasted],
  ["points and a letter", dollars, (size) => `${fill(".", size)}x`, pasted],
  ["groups of three", dollars, (size) => `${fill("111,", size)}x`, pasted],
  ["spaces in a number", dollars, (size) => `${fill(" 1", size)}x`, pasted],
  ["units in a number", dollars, (size) => `${fill("year", size)}x`, pasted],
  ["digits of a link's version", link, (size) => `#v${fill("1", size)}`, longestLink],
  ["letters of a link", link, (size) => `#v2=${fill("A", size)}`, longestLink],
  [
    "facts of a link",
    link,
    (size) => {
      const facts = Array.from({ length: size / 20 }, (_, at) => [`fact${at}`, at]);
      return writeFragment("v2", { inputs: {}, said: Object.fromEntries(facts) });
    },
    longestLink,
  ],
  ["brackets of a file", file, (size) => fill("[", size / 2) + fill("]", size / 2), largestFile],
  [
    "calculations of a file",
    file,
    (size) => {
      const one = { calculator: "payment", inputs: {}, said: {} };
      const calculations = Array.from({ length: size / 50 }, () => one);
      return JSON.stringify({ kind: "mortgage-calculations", version: 1, calculations });
    },
    largestFile,
  ],
];

test.each(cases)(
  "%s take no longer than in proportion to their number",
  async (_, run, write, largest) => {
    expect(await growth(run, write, largest)).toBeLessThanOrEqual(maxGrowth);
  },
  60_000,
);
