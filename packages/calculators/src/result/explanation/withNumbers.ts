import type { ExplanationStep } from "@simcoe/calculator-engine/insight";
import { dollarsAndAnyCents } from "../../money.ts";
import { quantity } from "../quantity.ts";

/** The step's formula with its quantities in place of their names: `$120,000 ÷ 12`. */
export function withNumbers({ formula, operands }: ExplanationStep): string {
  // The longest names first, since one may be part of another.
  const named = [...operands].sort((a, b) => b.label.length - a.label.length);
  if (named.length === 0) return "";
  const names = new RegExp(named.map(({ label }) => label.replace(/[()]/g, "\\$&")).join("|"), "g");
  return formula.replace(names, (name) => {
    const operand = named.find(({ label }) => label === name);
    return operand ? short(operand) : name;
  });
}

function short({ value, unit }: ExplanationStep["operands"][number]): string {
  const isMoney = unit === "dollars" && typeof value === "number";
  return isMoney ? dollarsAndAnyCents(value) : quantity(value, unit);
}
