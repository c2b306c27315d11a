import { expect, test } from "vitest";
import { regulatorCodes, regulators } from "../regulators.ts";
import { retentionRules } from "../retention.ts";
import { dutiesOf } from "./duties.ts";

const ids = (day: string, regulator: (typeof regulatorCodes)[number]) =>
  dutiesOf(regulator, day).map(({ id }) => id);

test("Every duty is one sentence with a source, a date and a unique name", () => {
  for (const code of regulatorCodes) {
    const duties = dutiesOf(code, "2026-11-22");
    expect(new Set(duties.map(({ id }) => id)).size).toBe(duties.length);
    for (const { id, text, source, effectiveFrom } of duties) {
      expect([id, text]).toEqual([id, expect.stringMatching(/^[A-Z][^.]+\.$/)]);
      expect([id, source.url]).toEqual([id, expect.stringMatching(/^https?:\/\//)]);
      expect([id, effectiveFrom]).toEqual([
        id,
        expect.stringMatching(/^(unknown|\d{4}-\d\d-\d\d)$/),
      ]);
    }
  }
});

test("Every province has a regulator", () => {
  expect(new Set(regulatorCodes.map((code) => regulators[code].province)).size).toBe(10);
});

test("Ontario, British Columbia and Quebec have different duties", () => {
  const day = "2026-11-22";
  expect(ids(day, "FSRA")).toContain("on-rate-with-apr");
  expect(ids(day, "FSRA")).not.toContain("qc-french");
  expect(ids(day, "BCFSA")).toContain("bc-registered-name");
  expect(ids(day, "AMF")).toEqual(expect.arrayContaining(["qc-french", "qc-tracking-off"]));
  expect(ids(day, "SNS")).toContain("tracking-asks-first");
});

test("A duty applies from its first day", () => {
  expect(ids("2024-10-10", "FSRA")).not.toContain("form-does-not-identify");
  expect(ids("2024-10-11", "FSRA")).toContain("form-does-not-identify");
});

test("A mortgage is kept from the end of its term, seven years in British Columbia", () => {
  expect(retentionRules("FSRA").mortgage).toMatchObject({ years: 6, from: "term end" });
  expect(retentionRules("FSRA").application).toMatchObject({ years: 6, from: "received" });
  expect(retentionRules("BCFSA").mortgage).toMatchObject({ years: 7, from: "term end" });
  expect(retentionRules("SNS").mortgage.law).toContain("not been confirmed");
});
