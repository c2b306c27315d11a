import { expect, test } from "vitest";
import { agentAt } from "./cameFrom.ts";

const names = ["Nora Whitfield", "Zoé O'Brien"];

test.each([
  ["/nora-whitfield", "Nora Whitfield"],
  ["/zoe-o-brien", "Zoé O'Brien"],
  ["/our-team", ""],
  ["", ""],
])("the page %s is that of %j", (path, name) => {
  expect(agentAt(path, names)).toBe(name);
});
