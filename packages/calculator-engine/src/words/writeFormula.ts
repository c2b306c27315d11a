import type { Formula, FormulaToken } from "../explain/explainSteps.ts";
import type { SharedVocabulary } from "./shared.en.ts";

type Words = Pick<SharedVocabulary, "functions" | "and">;

/** Removes the spaces inside brackets and after the minus of an exponent. */
const tidy = (text: string) =>
  text.replace(/\( /g, "(").replace(/ \)/g, ")").replace(/\^ − /g, "^ −");

/** Writes a formula as text, with words for the brackets and commas of a function. */
export function writeFormula(
  formula: Formula,
  { functions, and }: Words,
  write: (token: Exclude<FormulaToken, { kind: "symbol" | "function" }>) => string,
): string {
  const open: boolean[] = [];
  const pieces = formula.map((token, index) => {
    if (token.kind === "function") return functions[token.name];
    if (token.kind !== "symbol") return write(token);
    const { symbol } = token;
    if (symbol === "(") {
      const ofFunction = formula[index - 1]?.kind === "function";
      open.push(ofFunction);
      return ofFunction ? "" : symbol;
    }
    if (symbol === ")") return open.pop() ? "" : symbol;
    return symbol === "," || symbol === "and" ? and : symbol;
  });
  return tidy(pieces.filter(Boolean).join(" "));
}
