import { expect, test } from "vitest";
import { isInCensusArea } from "./censusAreas.ts";
import { municipalities } from "./place.ts";

test.each(Object.values(municipalities))("$city is in a census area", ({ city, province }) => {
  expect(isInCensusArea({ municipality: city, province })).toBe(true);
});

test("a municipality counts only in its own province", () => {
  expect(isInCensusArea({ municipality: "Orillia", province: "ON" })).toBe(true);
  expect(isInCensusArea({ municipality: "Orillia", province: "QC" })).toBeNull();
});

test("an unlisted municipality stays undecided", () => {
  expect(isInCensusArea({ municipality: "Bracebridge", province: "ON" })).toBeNull();
});
