import { findRule } from "@mortgage-kit/calculator-engine/canada";
import { oneOf } from "@mortgage-kit/calculator-engine/define";
import { wordsIn } from "./answer.ts";
import { citeAll, rulesById } from "./cite.ts";
import { type CommonInputs, commonInputs, readInputs, type Tool } from "./Tool.ts";

const texts = {
  en: {
    none: (name: string, day: string) => `${name}: the law had no such rule on ${day}.`,
    unread: "Its regulation is made, but its amounts were not read; these are the announced ones.",
    versions: (days: string) => `Known versions begin on ${days}.`,
  },
  fr: {
    none: (name: string, day: string) =>
      `${name}\u00a0: aucune règle de ce genre n’existait le ${day}.`,
    unread:
      "Son règlement est pris, mais ses montants n’ont pas été lus; ce sont ceux de l’annonce.",
    versions: (days: string) =>
      `Les versions connues commencent aux dates suivantes\u00a0: ${days}.`,
  },
};

const description = "Id of the rule; every id is listed with its name if left out";
const inputs = {
  // The schema does not list the ids, which would be a third of the list of tools.
  ruleId: {
    ...{ rule: oneOf([...rulesById.keys()]), description, isOptional: true },
    schema: { type: "string", description },
  },
  ...commonInputs,
};

type Inputs = CommonInputs & { readonly ruleId?: string };

export const lookUpRule: Tool = {
  name: "look_up_rule",
  title: "A dated rule",
  description:
    "Figures of one Canadian mortgage rule on a day, with source and history: transfer taxes, premiums, down payment, stress test, limits, rebates, programs. Without an id, all ids.",
  inputs,
  answer(given, today) {
    const { ruleId, language = "en", on = today } = readInputs<Inputs>(given, inputs);
    const named = wordsIn[language].rule;
    const rule = rulesById.get(ruleId ?? "");
    const nothing = { asks: [], figure: null, workings: [] };
    if (!rule) {
      const names = [...rulesById.values()].map((one) => `${one.id}: ${named(one)}`);
      return { ...nothing, ...citeAll([], language, on, names) };
    }
    const found = findRule({ rule, on, withProposed: true });
    const say = texts[language];
    return {
      ...nothing,
      ...(found && { ruleValue: found.value }),
      ...citeAll(found ? [found] : [], language, on, [
        ...(found ? [] : [say.none(named(rule), on)]),
        ...(found?.status === "made-unread" ? [say.unread] : []),
        say.versions(rule.versions.map(({ effectiveFrom }) => effectiveFrom).join(", ")),
      ]),
    };
  },
};
