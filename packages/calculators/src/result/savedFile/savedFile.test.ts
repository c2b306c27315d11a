import { afterEach, expect, test } from "vitest";
import { exampleHost } from "../../../testing/exampleHost.ts";
import { calculators } from "../../calculators.ts";
import { isShareFragment } from "../shareLink/shareLink.ts";
import { openFile } from "./openFile.ts";
import { keepOtherCalculations, otherCalculations } from "./otherCalculations.ts";
import { readSavedFile, writeSavedFile } from "./savedFile.ts";

const debtConsolidationEn = await calculators["debt-consolidation"].en();
const paymentEn = await calculators.payment.en();
const paymentFr = await calculators.payment.fr();

const inputs = {
  loanAmount: 300_000.01,
  interestRate: 5.5,
  loanTerm: 25,
  paymentFrequency: "weekly",
} as const;
const given = { homePrice: 350_000, ownedHome: "never", newlyBuilt: true };
const payment = { calculator: "payment", inputs, given };
const refinance = {
  calculator: "refinance",
  inputs: {
    currentBalance: 350_000,
    currentRate: 6.5,
    newRate: 4.75,
    yearsRemaining: 20,
    closingCosts: 3_500,
  },
  given: {},
};
const fileOf = (text: string) => new Blob([text]);
const open = (text: string, view = paymentEn) =>
  openFile(fileOf(text), view, exampleHost.calculators);

afterEach(() => keepOtherCalculations([]));

test("a file restores the numbers and facts that were saved", async () => {
  const news = await open(writeSavedFile("2026-11-22", [payment]));
  expect(news.shared).toEqual({ inputs, given });
  expect(news.title).toBe("Opened from your file");
  expect(news.text).toContain("Saved on November 22, 2026.");
  expect(news.others).toEqual([]);
});

// Never change this text: files like it are on visitors' disks.
const firstVersion = `{"kind":"mortgage-calculations","version":1,"savedOn":"2026-11-22","calculations":[{"calculator":"payment","inputs":{"loanAmount":300000.01,"interestRate":5.5,"loanTerm":25,"paymentFrequency":"weekly"},"said":{"homePrice":350000,"ownedHome":"never","newlyBuilt":true}}]}`;

test("a version 1 file opens in either language", async () => {
  expect((await open(firstVersion)).shared).toEqual({ inputs, given });
  const french = await open(firstVersion, paymentFr);
  expect(french.shared).toEqual({ inputs, given });
  expect(french.text).toContain("22 novembre 2026");
});

test("numbers of other calculators are linked, and kept for the next file", async () => {
  const news = await open(writeSavedFile("2026-11-22", [refinance, payment]));
  expect(news.shared?.inputs).toEqual(inputs);
  expect(news.others.map(({ title }) => title)).toEqual(["Should I Refinance?"]);
  const [path = "", fragment = ""] = news.others[0]?.href.split(/(?=#v)/) ?? [];
  expect(path).toBe("#refinance-calculator");
  expect(isShareFragment(fragment)).toBe(true);
  expect(otherCalculations()).toEqual([refinance]);
});

test("a file without this calculator is reported, and the calculator is added to it", async () => {
  const news = await open(writeSavedFile("2026-11-22", [refinance]));
  expect(news.shared).toBeNull();
  expect(news.title).toBe("This file is for other calculators");
  expect(news.text).toContain("What you save here is added");
  expect(news.others).toHaveLength(1);
  expect(otherCalculations()).toEqual([refinance]);
  const unknown = { ...refinance, calculator: "rental-yield" };
  expect((await open(writeSavedFile("2026-11-22", [unknown]))).text).toBe(
    "It holds no numbers of this calculator.",
  );
});

test("a rejected file keeps the calculations of an earlier one", async () => {
  await open(writeSavedFile("2026-11-22", [refinance, payment]));
  await open("no file of ours");
  expect(otherCalculations()).toEqual([refinance]);
});

const changed = (change: object) => JSON.stringify({ ...JSON.parse(firstVersion), ...change });

test.each([
  ["nothing", "", "not-saved-here"],
  ["no JSON", "%PDF-1.7", "not-saved-here"],
  ["a cut file", firstVersion.slice(0, -9), "not-saved-here"],
  ["null", "null", "not-saved-here"],
  ["a list", `[${firstVersion}]`, "not-saved-here"],
  ["another kind", changed({ kind: "recipe" }), "not-saved-here"],
  ["no version", changed({ version: undefined }), "not-saved-here"],
  ["a version before the first", changed({ version: 0 }), "not-saved-here"],
  ["a version in words", changed({ version: "first" }), "not-saved-here"],
  ["a newer version", changed({ version: 2 }), "newer"],
  ["no calculations", changed({ calculations: [] }), "not-saved-here"],
  ["calculations that are none", changed({ calculations: [1, null, {}] }), "not-saved-here"],
  ["far too much", `${firstVersion}${" ".repeat(300_000)}`, "too-large"],
])("a file with %s is rejected with its problem", async (_, text, reason) => {
  expect(await readSavedFile(fileOf(text))).toBe(reason);
  expect((await open(text)).shared).toBeNull();
});

test.each([
  [{ loanAmount: -1 }, /Mortgage amount: .*above \$?0/],
  [{ loanAmount: "300000" }, /Mortgage amount: /],
  [{ interestRate: null }, /Interest rate: /],
  [{ paymentFrequency: "daily" }, /Payment frequency: /],
])("inputs with %j are rejected with the field's name", async (wrong, reason) => {
  const news = await open(
    writeSavedFile("2026-11-22", [{ ...payment, inputs: { ...inputs, ...wrong } }]),
  );
  expect(news.shared).toBeNull();
  expect(news.text).toMatch(/^A number in it cannot be used\. /);
  expect(news.text).toMatch(reason);
});

test.each([null, "x", [null], [{ name: "Card", balance: -1, payment: 1, rate: 1 }]])(
  "rows that contain %j are rejected",
  async (debts) => {
    const text = writeSavedFile("2026-11-22", [
      { calculator: "debt-consolidation", inputs: { debts, newRate: 5.5, newTerm: 25 }, given: {} },
    ]);
    const news = await openFile(fileOf(text), debtConsolidationEn, []);
    expect(news.shared).toBeNull();
    expect(news.text).toMatch(/^A number in it cannot be used\. \S/);
    expect(news.text).not.toMatch(/undefined|null|\[object/);
  },
);

test("values that the form does not ask for are dropped", async () => {
  const text = writeSavedFile("2026-11-22", [
    { ...payment, inputs: { ...inputs, extra: "x", toString: 1 } },
  ]);
  expect((await open(text)).shared?.inputs).toEqual(inputs);
});
