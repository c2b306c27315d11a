import { ownerTaxRules } from "../src/canada/ownerTaxes.ts";
import { eachRule } from "../src/canada/rules/eachRule.ts";
import type { Rule } from "../src/canada/rules/ruleInForce.ts";

/** Returns the rules of `/canada` and of `/canada/ownerTaxes`. */
export const allRules = (): readonly Rule<unknown>[] => [...eachRule(), ...ownerTaxRules];
