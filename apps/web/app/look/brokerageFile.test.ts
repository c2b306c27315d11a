import { join } from "node:path";
import { expect, test } from "vitest";
import { brokerageFile } from "./brokerageFile.ts";

test("A file that the look names is found in the brokerage's folder", () => {
  const folder = import.meta.dirname;
  expect(brokerageFile("logo", "fonts.ts", folder)).toBe(join(folder, "fonts.ts"));
});

test("One that is not there ends the build with the field, its value and where it belongs", () => {
  expect(() => brokerageFile("fonts.heading.file", "fonts/lost.woff2", "/srv/ours")).toThrow(
    'look.ts: fonts.heading.file is "fonts/lost.woff2", but must be a file of /srv/ours.',
  );
});
