import { expect, test } from "vitest";
import { censusAreaOf, municipalitiesInCensusAreas } from "./censusAreas.ts";
import { municipalities, provinces, territories } from "./place.ts";

test.each(Object.values(municipalities))("$city is in a census area", ({ city, province }) => {
  expect(censusAreaOf({ municipality: city, province })).not.toBeNull();
});

test.each([
  ["Barrie", "Barrie"],
  ["Innisfil", "Barrie"],
  ["Essa", "Essa"],
  ["Penetanguishene", "Midland"],
  ["Bradford West Gwillimbury", "Toronto"],
  ["Grimsby", "Hamilton"],
  ["Carleton Place", "Ottawa–Gatineau"],
  ["GREATER SUDBURY", "Greater Sudbury"],
])("%s, Ontario, lies in the area of %s", (municipality, area) => {
  expect(censusAreaOf({ municipality, province: "ON" })).toBe(area);
});

test("areas across a border are found in both provinces", () => {
  expect(censusAreaOf({ municipality: "Gatineau", province: "QC" })).toBe("Ottawa–Gatineau");
  expect(censusAreaOf({ municipality: "Lloydminster", province: "AB" })).toBe("Lloydminster");
  expect(censusAreaOf({ municipality: "lloydminster", province: "SK" })).toBe("Lloydminster");
});

test("accents, hyphens and an English name do not matter", () => {
  for (const municipality of ["Trois-Rivières", "trois rivieres", "Trois‑Rivières"]) {
    expect(censusAreaOf({ municipality, province: "QC" })).toBe("Trois-Rivières");
  }
  expect(censusAreaOf({ municipality: "Quebec City", province: "QC" })).toBe("Québec");
});

test("a municipality counts only in its own province", () => {
  expect(censusAreaOf({ municipality: "Orillia", province: "QC" })).toBeNull();
});

test.each(["Bracebridge", "Huntsville", "Gravenhurst", "Prince Edward County", ""])(
  "%j lies in no area",
  (municipality) => {
    expect(censusAreaOf({ municipality, province: "ON" })).toBeNull();
  },
);

test("every listed municipality is found, and 41 metropolitan areas and 111 agglomerations have one", () => {
  const all = [...provinces, ...territories].flatMap((province) =>
    municipalitiesInCensusAreas(province).map((municipality) =>
      censusAreaOf({ municipality, province }),
    ),
  );
  expect(all).not.toContain(null);
  // Hawkesbury, Campbellton, Lloydminster and Ottawa–Gatineau lie in two provinces each.
  expect(new Set(all).size).toBe(152);
});
