import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { stringsIn } from "../testing/stringsIn.ts";
import { claims } from "./greater-simcoe/claims.ts";
import { claims as frenchClaims } from "./greater-simcoe/fr/brokerage.ts";
import { content as greaterSimcoe } from "./greater-simcoe/index.ts";
import { brokerage as frenchStarter } from "./starter/fr/brokerage.ts";
import { content as starter } from "./starter/index.ts";

/** Returns what a brokerage says of itself in figures: its claims, and numbers to call and to check. */
const factsOf = ({ brokerage, team }: Pick<typeof starter, "brokerage" | "team">) => [
  brokerage.phone,
  brokerage.email,
  brokerage.licence.number,
  ...stringsIn(brokerage.claims),
  ...team.members.flatMap(({ licenceNumber, profile: { phone, email } }) =>
    stringsIn([licenceNumber, phone, email]),
  ),
];

test.each([
  ["greater-simcoe", [...factsOf(greaterSimcoe), ...stringsIn([claims, frenchClaims])]],
  ["starter", [...factsOf(starter), ...stringsIn(frenchStarter.claims)]],
])("%s writes each claim and number in one place of its folder", (name, facts) => {
  const folder = join(import.meta.dirname, name);
  const sources = readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((file) => file.endsWith(".ts") && !file.endsWith(".test.ts"))
    .map((file) => readFileSync(join(folder, file), "utf8"))
    .join("\n");
  // A figure is not found in a longer one, such as 15+ in 115+.
  const places = [...new Set(facts)].map((fact) => [
    fact,
    sources.match(
      new RegExp(`(?<![\\w.,])${fact.replace(/[.*+?^${}()|[\]\\]/g, "\\$&")}(?!\\w)`, "g"),
    )?.length ?? 0,
  ]);
  expect(places.filter(([, count]) => Number(count) > 1)).toEqual([]);
  expect(places.filter(([, count]) => count === 1).length).toBeGreaterThan(3);
});
