/** Builds the reference in `dist/`: pages of tasks, of the packages and of the rules. */
import { execFileSync } from "node:child_process";
import { globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join, relative } from "node:path";
import { assistantsPage } from "./assistantsPage.ts";
import { recordAnswers } from "./recordAnswers.ts";
import { restApiPage } from "./restApiPage.ts";
import { rulesPage } from "./rulesPage.ts";
import { sizesPage } from "./sizesPage.ts";
import { tagPage } from "./tagPage.ts";

const root = join(import.meta.dirname, "..");
const dist = join(root, "dist");
const embed = join(root, "../embed/build/client");
const { document, recorded } = await recordAnswers();

rmSync(join(root, "build"), { recursive: true, force: true });
mkdirSync(join(root, "build/pages"), { recursive: true });
const pages = [
  ["tag", "The tag", tagPage(readFileSync(join(embed, "custom-elements.json"), "utf8"))],
  ["restApi", "REST API", restApiPage(document, recorded)],
  ["rules", "The dated rules", rulesPage()],
  ["sizes", "Sizes", sizesPage()],
  ["assistants", "The assistants' server", await assistantsPage()],
] as const;
for (const [name, title, text] of pages) {
  const head = `---\ntitle: ${title}\ngroup: Reference\n---\n\n# ${title}\n\n`;
  writeFileSync(join(root, `build/pages/${name}.md`), head + text);
}
execFileSync(process.execPath, [join(root, "node_modules/typedoc/bin/typedoc")], {
  cwd: root,
  stdio: "inherit",
});

// Markdown links to the packages' pages, which TypeDoc does not know there: relative to each file.
const anchors = new Map<string, ReadonlySet<string | undefined>>();
const links: { from: string; to: string }[] = [];
for (const file of globSync("**/*.html", { cwd: dist })) {
  const path = join(dist, file);
  const html = readFileSync(path, "utf8");
  const linked = html.replaceAll(
    /href="reference:([^"#]+)/g,
    (_, target: string) => `href="${relative(dirname(path), join(dist, target))}`,
  );
  if (linked !== html) writeFileSync(path, linked);
  anchors.set(file, new Set([...linked.matchAll(/\bid="([^"]+)"/g)].map(([, id]) => id)));
  for (const [, to = ""] of linked.matchAll(/<a\b[^>]*\bhref="(?!\w+:)([^"]*)"/g)) {
    links.push({ from: file, to });
  }
}
for (const { from, to } of links) {
  const [page = "", anchor] = to.split("#");
  const found = anchors.get(page ? join(dirname(from), page) : from);
  if (!found || (anchor && !found.has(decodeURIComponent(anchor)))) {
    throw new Error(`${from} links to ${to}, which is missing.`);
  }
}
