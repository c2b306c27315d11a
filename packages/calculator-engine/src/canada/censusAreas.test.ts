import { expect, test } from "vitest";
import { censusAreaOf, municipalitiesInCensusAreas } from "./censusAreas.ts";
import { municipalities, provinces, territories } from "./place.ts";

test.each(Object.values(municipalities))("$city is in a census area", ({ city, province }) => {
  expect(censusAreaOf({ municipality: city, province })).not.toBeNull();
});

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
