import type { Answer, CitedRule, NamedFigure } from "./answer.ts";

const number = new Intl.NumberFormat("en-CA", { maximumFractionDigits: 4 });
const money = new Intl.NumberFormat("en-CA", { style: "currency", currency: "CAD" });

/**
 * Returns the answer as an assistant may quote it: the figure, a line for each working, rule and
 * note.
 */
export function describeAnswer(answer: Answer): string {
  const { refusal, figure, ruleValue, workings, rules, rulesAsOf, notes } = answer;
  return [
    `By the rules of ${rulesAsOf}:`,
    ...(refusal ? [refusal] : []),
    ...(figure ? [describeFigure(figure)] : []),
    ...(ruleValue === undefined ? [] : [`Its value: ${inWords(ruleValue)}.`]),
    ...workings.map((working) => `- ${describeFigure(working)}`),
    ...rules.map(describeRule),
    ...notes,
  ].join("\n");
}

/**
 * Describes a rule's value, level by level: rows with commas between, named figures with their
 * names.
 */
function inWords(value: unknown): string {
  if (Array.isArray(value)) {
    return (
      value.map((row) => (Array.isArray(row) ? row.join(", ") : inWords(row))).join("; ") || "none"
    );
  }
  if (typeof value !== "object" || value === null) return String(value);
  return Object.entries(value)
    .map(([name, each]) => `${name} ${inWords(each)}`)
    .join("; ");
}

function describeFigure({ name, value, unit }: NamedFigure): string {
  if (value === null) return `${name}: none`;
  if (unit === "dollars") return `${name}: ${money.format(value)}`;
  return `${name}: ${number.format(value)}${unit === "percent" ? "%" : ` ${unit}`}`;
}

function describeRule(rule: CitedRule): string {
  const { id, name, place, effectiveFrom, effectiveTo, citation, url, confidence } = rule;
  const period = `from ${effectiveFrom}${effectiveTo ? ` to ${effectiveTo}` : ""}`;
  return `Rule ${id}: ${name} (${place}), ${period}; ${citation}, ${url}; ${confidence}.`;
}
