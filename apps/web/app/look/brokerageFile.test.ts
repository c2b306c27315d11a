import { join } from "node:path";
import { expect, test } from "vitest";
import { brokerageFile } from "./brokerageFile.ts";

test("A file named in the theme is found in the brokerage's folder", () => {
  const folder = import.meta.dirname;
  expect(brokerageFile("logo", "fonts.ts", folder)).toBe(join(folder, "fonts.ts"));
});

test("A missing file fails the build with its field, its value and the expected folder", () => {
  expect(() => brokerageFile("fonts.heading.file", "fonts/lost.woff2", "/srv/ours")).toThrow(
    'look.ts: fonts.heading.file is "fonts/lost.woff2", but must be a file of /srv/ours.',
  );
});
