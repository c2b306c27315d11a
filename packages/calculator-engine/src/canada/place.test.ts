import { expect, test } from "vitest";
import { citiesIn, municipalities, provinces, readPlace, territories } from "./place.ts";
import { landTransferTaxBrackets } from "./rules/landTransferTaxBrackets.ts";
import { municipalTransfer } from "./rules/landTransferTaxOfCities.ts";

test("Provinces and municipalities are those whose taxes are known", () => {
  expect([...provinces]).toEqual(Object.keys(landTransferTaxBrackets));
  const known = Object.values(municipalities).map(({ city, province }) => [city, province]);
  const taxing = Object.entries(municipalTransfer).map(([city, { province }]) => [city, province]);
  expect(known.toSorted()).toEqual(taxing.toSorted());
  expect(citiesIn({ province: "QC" })).toEqual(["Montreal", "Quebec City"]);
  expect(citiesIn({ province: "AB" })).toEqual([]);
});

test.each([
  [{}, {}],
  [{ province: " ", municipality: "" }, {}],
  [{ province: "ns" }, { province: "NS" }],
  [
    { province: "NS", municipality: " Halifax " },
    { province: "NS", city: "Halifax" },
  ],
  [{ province: "yt" }, { province: "YT" }],
  [{ province: "NT" }, { province: "NT" }],
  [{ province: "NU" }, { province: "NU" }],
  [{ municipality: "quebec-city" }, { province: "QC", city: "Quebec City" }],
])("%j is a place", (settings, facts) => {
  expect(readPlace(settings)).toEqual({ facts, refused: [] });
});

test.each([
  [{ province: "US" }, "province", "US", [...provinces, ...territories]],
  [{ province: "YT", municipality: "whitehorse" }, "municipality", "whitehorse", []],
  [{ municipality: "hamilton" }, "municipality", "hamilton", Object.keys(municipalities)],
  [{ province: "NS", municipality: "toronto" }, "municipality", "toronto", ["halifax"]],
  [{ province: "AB", municipality: "calgary" }, "municipality", "calgary", []],
])("%j is rejected with the allowed values", (settings, setting, received, allowed) => {
  expect(readPlace(settings)).toEqual({ facts: {}, refused: [{ setting, received, allowed }] });
});
