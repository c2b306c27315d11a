import { expect, test } from "vitest";
import { type BuiltSite, offerReminders, type Page } from "./loadBuiltSite.ts";
import { createRepresentation } from "./representation.ts";

const page = (html: string): Page => ({
  body: createRepresentation({
    type: "text/html",
    cacheControl: "no-cache",
    bytes: Buffer.from(html),
  }),
  contentSecurityPolicy: `default-src 'none'; script-src 'sha256-${html}'`,
});

const [form, instead] = [page("form"), page("instead")];

const site: BuiltSite = {
  pages: new Map([["/remind-me", form]]),
  withoutMail: new Map([["/remind-me", instead]]),
  frames: new Map(),
  files: new Map(),
  notFoundPage: () => page("none"),
};

test("the form is served at its URL only if its route exists", () => {
  expect([...offerReminders(site, true).pages]).toEqual([["/remind-me", form]]);
  expect([...offerReminders(site, false).pages]).toEqual([["/remind-me", instead]]);
});

test("a site without reminders is unchanged", () => {
  const without = { ...site, pages: new Map([["/", form]]), withoutMail: new Map<string, Page>() };
  expect([...offerReminders(without, false).pages]).toEqual([["/", form]]);
});
