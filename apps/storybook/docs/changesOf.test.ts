import { expect, test } from "vitest";
import { changesOf } from "./changesOf.ts";

test("a component's changes are the paragraphs that name it", () => {
  const changeset =
    '---\n"@mortgage-kit/ui": minor\n---\n\n`Button` waits\nwith `busy`.\n\nButtons are round.\n';
  const changelog = "# @mortgage-kit/ui\n\n## 1.0.0\n\n- Button has `tone`.\n- Card has `gap`.\n";
  const changes = changesOf([changeset, changelog], ["Button", "Card", "Menu"]);
  expect([...changes]).toEqual([
    ["Button", ["`Button` waits with `busy`.", "Button has `tone`."]],
    ["Card", ["Card has `gap`."]],
  ]);
});
