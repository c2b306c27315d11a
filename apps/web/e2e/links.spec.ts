import { readdirSync, readFileSync } from "node:fs";
import { extname, join, relative } from "node:path";
import { isCase } from "@mortgage-kit/calculator-engine/case";
import { figuresIn } from "@mortgage-kit/calculators/figures";
import { buildDirectory } from "../buildDirectory.ts";
import { builtPages } from "./builtPages.ts";
import { expect, test } from "./site.ts";

const address = /\s(?:href|src|action)="([^"<]*)"/g;
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
  /** Ids of the symbols that pages use from each SVG file. */
  const symbols = new Map<string, Set<string>>();
  const files = new Set<string>();
  for (const [path, { addresses }] of pages) {
    for (const written of addresses) {
      const target = new URL(written.replaceAll("&amp;", "&"), `${site.url}${path}`);
      if (target.origin !== new URL(site.url).origin) continue;
      const page = pages.get(target.pathname);
      const anchor = target.hash.slice(1);
      if (!page) files.add(target.pathname);
      // A fragment that carries a case to a calculator, or a result to a form, is no anchor.
      if (isCase(target.hash) || figuresIn(target.hash)) continue;
      if (anchor && target.pathname.endsWith(".svg")) {
        symbols.set(target.pathname, (symbols.get(target.pathname) ?? new Set()).add(anchor));
      } else if (anchor && !page?.ids.has(anchor)) dead.push(`${path} → ${written}`);
    }
  }
  // The forms' endpoints accept no GET.
  files.delete("/api/mortgage-applications");
  files.delete("/api/renewal-reminders");
  files.delete("/api/call-backs");
  files.delete("/api/application-details");
  for (const file of files) {
    const answer = await request.get(file);
    if (!answer.ok()) dead.push(`${file} answers ${answer.status()}`);
    const ids = symbols.has(file) ? all(await answer.text(), name) : [];
    for (const id of symbols.get(file) ?? []) if (!ids.includes(id)) dead.push(`${file}#${id}`);
  }
  // A brokerage without pictures links to few files.
  expect(files.size).toBeGreaterThan(5);
  expect(dead).toEqual([]);
});

test("Every kind of published file has a media type of its own", async ({ site, request }) => {
  const client = join(buildDirectory, "client");
  const names = readdirSync(client, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !/\.(?:html|br|gz)$/.test(entry.name))
    .map(({ parentPath, name }) => relative(client, join(parentPath, name)));
  const byKind = new Map(names.map((name) => [extname(name), name]));
  for (const [kind, name] of byKind) {
    const { "content-type": type } = (await request.get(`${site.url}/${name}`)).headers();
    expect.soft(type, kind).not.toBe("application/octet-stream");
  }
});
