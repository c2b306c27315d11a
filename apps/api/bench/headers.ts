import { buildApp } from "../src/app.ts";
import { readSettings } from "../src/env.ts";
import { loadBuiltSite } from "../src/site/loadBuiltSite.ts";
import { brokerages } from "../testing/brokerage.ts";
import { gradeHeaders } from "./gradeHeaders.ts";

/** Grades the headers of every page of the built site, missing pages and the API. */
const { siteDir } = readSettings(process.env, brokerages);
if (siteDir === undefined) throw new Error("SITE_DIR is none, so there is no site to grade.");
const site = loadBuiltSite(siteDir);
const app = await buildApp({
  brokerages,
  leads: {
    accept: () => Promise.reject(new Error("not used")),
    replayOf: async () => undefined,
    addDetails: async () => ({ outcome: "removed" }),
    check: async () => {},
  },
  isBehindTls: true,
  site,
});

const paths = [...site.pages.keys(), "/nowhere", "/blogs/nowhere", "/healthz"];
paths.push("/api/wordpress-feed", "/api/openapi.json", "/api/nowhere");
let missed = 0;
for (const path of paths) {
  const { grade, score, lost } = await gradeHeaders(app, path);
  if (grade !== "A+") missed += 1;
  console.log(`${grade.padEnd(3)}${String(score).padStart(4)}  ${path}  ${lost.join(", ")}`);
}
console.log(
  missed === 0 ? `All ${paths.length} paths: A+` : `${missed} of ${paths.length} missed A+`,
);
process.exitCode = missed === 0 ? 0 : 1;
