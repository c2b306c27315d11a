import { expect, test } from "vitest";
import { citiesIn, municipalities, provinces } from "./place.ts";
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
