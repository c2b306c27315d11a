import { describe, expect, test } from "vitest";
import { type ContrastPair, contrastPairs } from "./contrastPairs.ts";
import { contrastRatio } from "./contrastRatio.ts";
import { defaultDark } from "./darkPalette.ts";
import { defaultTokens, type Tokens } from "./tokens.ts";

const brands: Record<string, Tokens> = {
  "the kit": defaultTokens,
  "the kit in the dark": { ...defaultTokens, ...defaultDark },
};

/** Pages of figures are read by people with weak eyes and in bright light: more than the law asks. */
const readable = 7;
const isWord = ({ min, ink }: ContrastPair) => min === 4.5 && ink !== "accent";

describe.each(Object.entries(brands))("the colours of %s", (_, tokens) => {
  const pairs = contrastPairs(tokens);

  test.each(pairs)("$ink on the $surface of $place reach $min to 1", ({ ratio, min }) => {
    expect(ratio).toBeGreaterThanOrEqual(min);
  });

  test.each(pairs.filter(isWord))(
    "$ink on the $surface of $place reaches the contrast for sunlight",
    ({ ratio }) => {
      expect(ratio).toBeGreaterThanOrEqual(readable);
    },
  );

  test("are all compared: 30 pairs for each background, two for each callout", () => {
    expect(pairs).toHaveLength(4 * 30 + 3 * 2);
  });
});

test("black on white is the highest contrast there is", () => {
  expect(contrastRatio("#000000", "#ffffff")).toBeCloseTo(21);
  expect(contrastRatio("#777777", "#ffffff")).toBeCloseTo(4.48, 2);
});
