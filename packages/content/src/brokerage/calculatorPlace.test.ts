import { expect, test } from "vitest";
import { chosenFolder } from "../folder/chosenFolder.ts";
import { loadBrokerages } from "./brokerageFrom.ts";
import { brokerageSchema } from "./brokerageSchema.ts";
import { placeSettings } from "./calculatorPlace.ts";

const { brokerage } = (await loadBrokerages(chosenFolder(process.env))).en;
const { regulator: _regulator, ...written } = brokerage;

const inProvince = (province: string) => ({ address: { ...brokerage.address, province } });

test("The calculators use the brokerage's own province, or its configured place", () => {
  expect(placeSettings(inProvince("NS"))).toEqual({ province: "NS" });
  expect(placeSettings(inProvince("YT"))).toEqual({ province: "YT" });
  expect(placeSettings(inProvince("WA"))).toEqual({});
  const halifax = { place: { province: "NS", municipality: "halifax" } };
  expect(placeSettings({ ...inProvince("ON"), ...halifax })).toEqual(halifax.place);
});

test.each([
  [
    { province: "WA" },
    ["place", "province"],
    "one of ON, BC, AB, MB, SK, QC, NB, NS, PE, NL, YT, NT",
  ],
  [{ province: "YT", municipality: "toronto" }, ["place", "municipality"], "left out: no muni"],
  [
    { municipality: "hamilton" },
    ["place", "municipality"],
    "one of toronto, montreal, quebec-city",
  ],
  [{ province: "NS", municipality: "toronto" }, ["place", "municipality"], "one of halifax"],
  [{ province: "AB", municipality: "calgary" }, ["place", "municipality"], "left out: no muni"],
])("%j is rejected with the allowed values", (place, path, message) => {
  const { error } = brokerageSchema.safeParse({ ...written, place });
  expect(error?.issues).toMatchObject([{ path, message: expect.stringContaining(message) }]);
});

test.each([{ province: "QC", municipality: "quebec-city" }, { province: "NU" }])(
  "%j is kept unchanged",
  (place) => {
    expect(brokerageSchema.parse({ ...written, place }).place).toEqual(place);
  },
);
