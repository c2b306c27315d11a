import { expect, test } from "vitest";
import { type MountOptions, mountCalculator } from "./mountCalculator.tsx";

test.each([
  { id: "budget", lang: "en" },
  { id: "toString", lang: "en" },
  { id: "payment", lang: "de" },
  { id: "payment", lang: "toString" },
])("$id in $lang is rejected with its name", async (options) => {
  const mounted = mountCalculator({} as Element, options as MountOptions);
  await expect(mounted).rejects.toThrow(
    `There is no calculator "${options.id}" in the language "${options.lang}"; there are affordability, payment,`,
  );
});

test.each([
  [
    { municipality: "Nova Scotia" },
    'host.place.municipality cannot be "Nova Scotia"; set it to one of toronto,',
  ],
  [
    { province: "Nova Scotia" },
    'host.place.province cannot be "Nova Scotia"; set it to one of ON, BC,',
  ],
  [
    { province: "YT", municipality: "halifax" },
    'host.place.municipality cannot be "halifax"; leave it out.',
  ],
  [
    { province: "NS", city: "Halifax" },
    'host.place has no "city"; it takes province and municipality.',
  ],
])("the place %j is rejected with what to do", async (place, message) => {
  const mounted = mountCalculator({} as Element, { id: "payment", lang: "en", host: { place } });
  await expect(mounted).rejects.toThrow(message);
});
