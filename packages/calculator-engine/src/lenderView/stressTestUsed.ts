import { stressTestSources } from "../canada/rules/sources/lending.ts";
import { stressTest } from "../canada/rules/stressTest.ts";
import { type RuleUsed, ruleUsedOn } from "./ruleUsed.ts";

/** The stress test of a day, as a view tells of it. */
export const stressTestUsed = (on: string): RuleUsed =>
  ruleUsedOn(stressTest, on, stressTestSources);
