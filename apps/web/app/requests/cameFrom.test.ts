import { expect, test } from "vitest";
import { titledAgents } from "../sections/CallBackForm/CallBackForm.tsx";
import { type RenderedSite, renderedSite } from "../site.ts";
import { agentAt } from "./cameFrom.ts";

const site = await renderedSite(process.env);
const [member] = site.team.members;

const members: RenderedSite["team"]["members"] = [
  { ...member, name: "Robin Ng", level: "Mortgage Agent Level 2", slug: "robin-ng" },
  { ...member, name: "Zoé O'Brien", level: "Mortgage Agent Level 1", slug: "zoe" },
  { ...member, name: "Kim Roy", level: "Mortgage Broker", profileUrl: "/about-kim" },
];
const own = { ...site, team: { ...site.team, members } };
const inFrench = { ...own, base: "/fr", paths: ["/robin-ng"] };

test.each([
  ["/robin-ng", own, "Robin Ng, Mortgage Agent Level 2"],
  ["/zoe", own, "Zoé O'Brien, Mortgage Agent Level 1"],
  ["/about-kim", own, "Kim Roy, Mortgage Broker"],
  ["/fr/robin-ng", inFrench, "Robin Ng, Mortgage Agent Level 2"],
  ["/our-team", own, ""],
  ["", own, ""],
])("the page %s selects the agent whose profile it is", (path, offering, agent) => {
  expect(agentAt(path, titledAgents(offering))).toBe(agent);
});
