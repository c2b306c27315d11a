import { expect, test } from "vitest";
import { agentAt } from "./cameFrom.ts";

const agents = ["Robin Ng, Mortgage Agent Level 2", "Zoé O'Brien, Mortgage Agent Level 1"];

test.each([
  ["/robin-ng", "Robin Ng, Mortgage Agent Level 2"],
  ["/zoe-o-brien", "Zoé O'Brien, Mortgage Agent Level 1"],
  ["/our-team", ""],
  ["", ""],
])("the page %s is that of %j", (path, agent) => {
  expect(agentAt(path, agents)).toBe(agent);
});
