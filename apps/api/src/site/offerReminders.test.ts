import { expect, test } from "vitest";
import { offerReminders } from "../app.ts";
import type { Page, Site } from "./loadSite.ts";
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

const site: Site = {
  pages: new Map([["/remind-me", form]]),
  withoutMail: new Map([["/remind-me", instead]]),
  frames: new Map(),
  files: new Map(),
  notFoundPage: () => page("none"),
};

test("the form stands at its address only where there is a route for it", () => {
  expect([...offerReminders(site, true).pages]).toEqual([["/remind-me", form]]);
  expect([...offerReminders(site, false).pages]).toEqual([["/remind-me", instead]]);
});

test("a site without reminders stays as it is", () => {
  const without = { ...site, pages: new Map([["/", form]]), withoutMail: new Map<string, Page>() };
  expect([...offerReminders(without, false).pages]).toEqual([["/", form]]);
});
