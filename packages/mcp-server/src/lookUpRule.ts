import { eachRule, findRule, type Rule } from "@mortgage-kit/calculator-engine/canada";
import { z } from "zod";
import { citeAll } from "./cite.ts";
import { on } from "./inputs.ts";
import { language as languageInput, wordsIn } from "./language.ts";
import { jsonSchemaOf, parse, type Tool } from "./Tool.ts";

const byId = new Map(eachRule().map((rule) => [rule.id, rule]));
const ids = [...byId.keys()];

// The tool list does not repeat the ids, which the tool and the resources list.
const inputs = z.strictObject({
  ruleId: z
    .string()
    .refine((id) => byId.has(id), `one of ${ids.join(", ")}`)
    .describe("Without it, every id is listed with its name")
    .exactOptional(),
  language: languageInput,
  on,
});

const texts = {
  en: {
    none: (name: string, day: string) => `${name}: the law had no such rule on ${day}.`,
    announced: "It is announced, not in force.",
    proposed: "It is proposed, not in force.",
    versions: (days: string) => `Known versions begin on ${days}.`,
  },
  fr: {
    none: (name: string, day: string) =>
      `${name}\u00a0: aucune règle de ce genre n’existait le ${day}.`,
    announced: "Elle est annoncée, pas en vigueur.",
    proposed: "Elle est proposée, pas en vigueur.",
    versions: (days: string) =>
      `Les versions connues commencent aux dates suivantes\u00a0: ${days}.`,
  },
};

export const lookUpRule: Tool = {
  name: "look_up_rule",
  title: "A dated rule",
  description:
    "Figures of one Canadian mortgage rule on a day, with source and history: transfer taxes, premiums, down payment, stress test, limits, rebates, programs. Without an id, all ids.",
  inputSchema: jsonSchemaOf(inputs),
  answer(given, today) {
    const { ruleId, language = "en", on: day = today } = parse(inputs, given);
    const named = wordsIn[language].rule;
    if (ruleId === undefined) {
      const names = [...byId.values()].map((rule) => `${rule.id}: ${named(rule)}`);
      return { figure: null, workings: [], ...citeAll([], language, day, names) };
    }
    const rule = byId.get(ruleId) as Rule<unknown>;
    const found = findRule({ rule, on: day, withProposed: true });
    const say = texts[language];
    return {
      figure: null,
      ...(found && { ruleValue: z.json().parse(found.value) }),
      workings: [],
      ...citeAll(found ? [found] : [], language, day, [
        ...(found ? [] : [say.none(named(rule), day)]),
        ...(found && found.status !== "in-force" ? [say[found.status]] : []),
        say.versions(rule.versions.map(({ effectiveFrom }) => effectiveFrom).join(", ")),
      ]),
    };
  },
};
