import { expect, test } from "vitest";
import { exampleHost } from "../../../testing/exampleHost.ts";
import { calculators } from "../../calculators.ts";
import { loadResult } from "../useLoadedResult.ts";
import { stepsTo } from "./steps.ts";

const paymentEn = await calculators.payment.en();

const loaded = await loadResult(paymentEn);
if (!loaded) throw new Error("The result has no words.");
const { words } = loaded;
const choices = { pages: ["apply", "askSomebody"], calculators: [] } as const;
const titles = (pages: typeof exampleHost.pages) =>
  stepsTo(choices, pages, words).map(({ title }) => title);

test("every result ends with the documents that a lender asks for", () => {
  expect(titles(exampleHost.pages)).toEqual([
    "Start my application",
    "Ask a person",
    "What To Bring",
  ]);
});

test("somebody who calls comes first where the site has a page for it", () => {
  expect(titles({ ...exampleHost.pages, callBack: "#call-back" })[0]).toBe("Have someone call me");
});

test("a page that the site omits is not linked", () => {
  const { whatToBring, team, ...others } = exampleHost.pages;
  expect(titles(others)).toEqual(["Start my application"]);
  expect(stepsTo({ pages: [] }, others, words)).toEqual([]);
});
