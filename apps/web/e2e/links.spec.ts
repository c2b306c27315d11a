import { readFileSync } from "node:fs";
import { builtPages } from "./builtPages.ts";
import { expect, test } from "./site.ts";

const address = /\s(?:href|src|action)="([^"]*)"/g;
const name = /\sid="([^"]+)"/g;

const all = (html: string, pattern: RegExp) =>
  [...html.matchAll(pattern)].map(([, found]) => found ?? "");

test("No page has a broken internal link, image or anchor", async ({ site, request }) => {
  test.slow();
  const pages = new Map(
    builtPages.map(({ path, file }) => {
      const html = readFileSync(file, "utf8");
      return [path, { ids: new Set(all(html, name)), addresses: all(html, address) }];
    }),
  );
  const dead: string[] = [];
  const files = new Set<string>();
  for (const [path, { addresses }] of pages) {
    for (const written of addresses) {
      const target = new URL(written.replaceAll("&amp;", "&"), `${site.url}${path}`);
      if (target.origin !== new URL(site.url).origin) continue;
      const page = pages.get(target.pathname);
      const anchor = target.hash.slice(1);
      if (!page) files.add(target.pathname);
      // A `#from=` fragment carries inputs to a calculator and is no anchor.
      if (anchor.startsWith("from=")) continue;
      if (anchor && !page?.ids.has(anchor)) dead.push(`${path} → ${written}`);
    }
  }
  // The forms' endpoints accept no GET.
  files.delete("/api/mortgage-applications");
  files.delete("/api/renewal-reminders");
  for (const file of files) {
    const answer = await request.get(file);
    if (!answer.ok()) dead.push(`${file} answers ${answer.status()}`);
  }
  expect(files.size).toBeGreaterThan(15);
  expect(dead).toEqual([]);
});
