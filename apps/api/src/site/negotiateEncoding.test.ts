import { expect, test } from "vitest";
import { acceptedCodings } from "./representation.ts";

test.each([
  ["gzip, deflate, br, zstd", ["br", "gzip"]],
  ["gzip, br", ["br", "gzip"]],
  ["GZIP", ["gzip"]],
  ["br;q=0, gzip;q=0.5", ["gzip"]],
  ["*", ["br", "gzip"]],
  ["*;q=0", []],
  ["*, br;q=0.0", ["gzip"]],
  ["identity", []],
  ["", []],
  ["br;q=nonsense", []],
  [undefined, []],
])("Accept-Encoding %s allows %j", (header, codings) => {
  expect(acceptedCodings(header)).toEqual(codings);
});
