import {
  eachRule,
  findRule,
  type Rule,
  rulesCheckedOn,
} from "@mortgage-kit/calculator-engine/canada";
import { z } from "zod";
import { citeAll } from "../cite.ts";
import { defineTool } from "../defineTool.ts";
import { on } from "./inputs.ts";

const byId = new Map(eachRule().map((rule) => [rule.id, rule]));

export const lookUpRule = defineTool({
  name: "look_up_rule",
  title: "A dated rule",
  description:
    "The figures of one Canadian mortgage rule on a day, its source and its history: transfer tax, premium, down payment, stress test, limits, rebates, programs.",
  inputs: z.strictObject({
    ruleId: z
      .enum([...byId.keys()] as [string, ...string[]], "must be one of the ids listed")
      .describe("Left out, every id is listed with its name")
      .exactOptional(),
    on,
  }),
  answer: ({ ruleId, on: day = rulesCheckedOn }) => {
    if (ruleId === undefined) {
      const names = [...byId.values()].map(({ id, name }) => `${id}: ${name}`);
      return { figure: null, workings: [], ...citeAll([], day, names) };
    }
    const rule = byId.get(ruleId) as Rule<unknown>;
    const found = findRule({ rule, on: day, withProposed: true });
    return {
      figure: null,
      ...(found && { ruleValue: z.json().parse(found.value) }),
      workings: [],
      ...citeAll(found ? [found] : [], day, [
        ...(found ? [] : [`${rule.name}: the law had no such rule on ${day}.`]),
        ...(found && found.status !== "in-force" ? [`It is ${found.status}, not in force.`] : []),
        `Versions known of it begin on ${rule.versions.map(({ effectiveFrom }) => effectiveFrom).join(", ")}.`,
      ]),
    };
  },
});
