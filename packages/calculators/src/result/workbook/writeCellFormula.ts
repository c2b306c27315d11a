import type { Formula, LiveFormula } from "@mortgage-kit/calculator-engine/insight";

type Token = LiveFormula[number];
export type FigureToken = Extract<Token, { kind: "figure" }>;

/** Longest formula in characters, below the limit of 8192 beyond which spreadsheets reject the file. */
export const longestFormula = 8000;

const symbols: Readonly<Record<string, string>> = {
  "−": "-",
  "×": "*",
  "÷": "/",
  "≤": "<=",
  "≥": ">=",
};

/** Text before and after the arguments of each function. */
const functions = {
  min: ["MIN(", ")"],
  max: ["MAX(", ")"],
  if: ["IF(", ")"],
  up: ["ROUNDUP(", ",0)"],
} as const;

/** Converts a formula to spreadsheet syntax; returns `null` if spreadsheets cannot compute it. */
export function writeCellFormula(
  formula: Formula | LiveFormula,
  nameOf: (figure: FigureToken) => string | undefined,
): string | null {
  const ends: string[] = [];
  let name: keyof typeof functions | undefined;
  let text = "";
  for (const token of formula as LiveFormula) {
    if (token.kind === "function") name = token.name;
    else if (token.kind === "number")
      text += `${token.value}${token.unit === "percent" ? "%" : ""}`;
    else if (token.kind === "figure") {
      const named = nameOf(token);
      if (!named) return null;
      text += named;
    } else if (token.symbol === "(") {
      const [start, end] = name ? functions[name] : ["(", ")"];
      text += start;
      ends.push(end);
      name = undefined;
    } else if (token.symbol === ")") text += ends.pop();
    else if (token.symbol === "and") return null;
    else text += symbols[token.symbol] ?? token.symbol;
  }
  return text.length > longestFormula ? null : text;
}
