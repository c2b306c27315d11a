import { expect, test } from "vitest";
import { type MountOptions, mountCalculator } from "./mountCalculator.tsx";

test.each([
  { calculator: "budget", language: "en" },
  { calculator: "toString", language: "en" },
  { calculator: "payment", language: "de" },
  { calculator: "payment", language: "toString" },
])("$calculator in $language is rejected with its name", async (options) => {
  const mounted = mountCalculator({} as Element, options as MountOptions);
  await expect(mounted).rejects.toThrow(
    `There is no calculator "${options.calculator}" in the language "${options.language}"; there are affordability, payment,`,
  );
});
