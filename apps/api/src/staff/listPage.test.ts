import { officeOf } from "@mortgage-kit/content/brokerage";
import { expect, test } from "vitest";
import { brokerage } from "../../testing/brokerage.ts";
import { countText } from "../deliveries/staffMail.ts";
import { foundPage, staffListPage } from "./listPage.ts";

const office = officeOf(brokerage);

test("a count that ended is an open one, in the list and for what the list leaves out", () => {
  expect([0, 4_999, 5_000].map((count) => countText(count))).toEqual(["0", "4999", "5,000+"]);
  const { content } = staffListPage({ held: { leads: [], count: 5_000 } }, { office });
  expect(content.html).toContain("5,000+ applications.");
  expect(content.html).toContain("5,000+ more are not shown here.");
});

test("a search of the newest offers the earlier ones, by a form without scripts", () => {
  const none = { leads: [], count: 0 };
  const since = "2026-03-08T15:30:00.000Z";
  const shown = (leads: { since?: string }) =>
    foundPage('"李"', { leads: { ...none, ...leads }, reminders: [] }, office).content.html;
  expect(shown({})).not.toContain("Search earlier ones");
  const page = shown({ since });
  expect(page).toContain(
    "Only applications since Sunday, March 8, 2026 at 11:30 a.m. (Toronto time) were searched.",
  );
  expect(page).toContain(`<input type="hidden" name="find" value="&quot;李&quot;">`);
  expect(page).toContain(`<button name="until" value="${since}">Search earlier ones</button>`);
});
