import type { Formula, LiveFormula } from "../src/explain/explainSteps.ts";

const symbols: Readonly<Record<string, string>> = {
  "−": "-",
  "×": "*",
  "÷": "/",
  "^": "**",
  "≤": "<=",
  "≥": ">=",
  and: "&&",
};
const functions: Readonly<Record<string, string>> = {
  min: "Math.min",
  max: "Math.max",
  up: "Math.ceil",
  if: "choose",
};

type Token = LiveFormula[number];
type FigureToken = Extract<Token, { kind: "figure" }>;

/** Evaluates a formula itself, with percentages as fractions; `valueFor` replaces its figures' values. */
export function evaluateFormula(
  formula: Formula | LiveFormula,
  valueFor: (figure: FigureToken) => number = ({ value }) => value,
): unknown {
  const code = (formula as LiveFormula).map((token) => {
    if (token.kind === "symbol") return symbols[token.symbol] ?? token.symbol;
    if (token.kind === "function") return functions[token.name];
    const value = token.kind === "figure" ? valueFor(token) : token.value;
    return `(${token.unit === "percent" ? value / 100 : value})`;
  });
  const choose = (holds: boolean, then: number, otherwise: number) => (holds ? then : otherwise);
  return new Function("choose", `return ${code.join(" ")}`)(choose);
}
