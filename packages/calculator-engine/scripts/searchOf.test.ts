import { expect, test } from "vitest";
import { searchOf } from "./searchOf.ts";

test("the last search is named for the laws that were searched only", () => {
  const of = (path: string) =>
    searchOf({
      citation: "s. 1",
      url: `https://laws-lois.justice.gc.ca/eng/${path}/section-1.html`,
    });
  expect(of("acts/I-15")).toMatchObject({ searchedOn: "2026-11-24" });
  expect(of("acts/E-15").searchedIn).toContain("2026-05-31");
  expect(of("acts/I-3.3")).toEqual({});
  expect(searchOf({ citation: "a page", url: "https://rules.example/page" })).toEqual({});
});
