import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { photosOf } from "./photoNames.ts";

test("Photos are listed for people who have one, and a missing file fails", () => {
  const folder = mkdtempSync(join(tmpdir(), "photos-"));
  writeFileSync(join(folder, "ann.jpg"), "a picture");
  expect(photosOf([{ name: "Ann Lee", photo: "ann.jpg" }, { name: "Bo Dane" }], folder)).toEqual([
    "ann.jpg",
  ]);
  expect(() => photosOf([{ name: "Bo Dane", photo: "bo.jpg" }], folder)).toThrow(
    `The photo of Bo Dane is "bo.jpg", but must be a file of ${folder}.`,
  );
  rmSync(folder, { recursive: true });
});
