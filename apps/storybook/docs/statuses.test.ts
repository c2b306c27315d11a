import { globSync, readFileSync } from "node:fs";
import { basename, join } from "node:path";
import { expect, test } from "vitest";

const root = join(import.meta.dirname, "../../..");
const textOf = (pattern: string) =>
  globSync(pattern, { cwd: root }).map((file) => ({
    file,
    text: readFileSync(join(root, file), "utf8"),
  }));
const users = textOf("{apps/web/app,packages/calculators/src}/**/*.{ts,tsx}")
  .filter(({ file }) => !/\.(stories|test)\./.test(file))
  .flatMap(({ text }) => text.match(/import \{[^}]*\} from "@mortgage-kit\/ui[^"]*"/g) ?? [])
  .join("\n");

test.each(textOf("packages/ui/src/*/*.stories.tsx"))(
  "$file says that its component is stable if site or calculators use it",
  ({ file, text }) => {
    const used = new RegExp(`\\b(use)?${basename(file, ".stories.tsx")}(Provider)?\\b`).test(users);
    expect(text.includes('"!stable"')).toBe(!used);
  },
);

// Storybook's pages print a Markdown table as text.
test.each(textOf("apps/storybook/docs/**/*.mdx"))("$file has no Markdown table", ({ text }) => {
  expect(text).not.toMatch(/^\|/m);
});
