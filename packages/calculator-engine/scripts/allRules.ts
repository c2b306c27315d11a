import { ownerTaxRules } from "../src/canada/ownerTaxes.ts";
import { eachRule } from "../src/canada/rules/eachRule.ts";
import type { Rule } from "../src/canada/rules/ruleInForce.ts";

export const allRules = (): readonly Rule<unknown>[] => [...eachRule(), ...ownerTaxRules];
