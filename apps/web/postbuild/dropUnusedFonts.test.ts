import { mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { dropUnusedFonts } from "./dropUnusedFonts.ts";

test("Fonts that no style sheet uses are removed", () => {
  const client = mkdtempSync(join(tmpdir(), "fonts-"));
  const files = ["asked-for.woff2", "left-over.woff2", "page.css", "picture.svg"];
  for (const name of files) writeFileSync(join(client, name), "src: url(/asked-for.woff2)");
  dropUnusedFonts(client, files);
  expect(readdirSync(client).sort()).toEqual(["asked-for.woff2", "page.css", "picture.svg"]);
  rmSync(client, { recursive: true });
});
