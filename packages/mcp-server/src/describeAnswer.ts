import type { CitedRule, NamedFigure, StatedFact, StatedVerdict, ToolAnswer } from "./answer.ts";

const number = new Intl.NumberFormat("en-CA", { maximumFractionDigits: 4 });
const money = new Intl.NumberFormat("en-CA", { style: "currency", currency: "CAD" });

/** Returns the answer as text: the refusal or verdict, the figure, its workings, rules and notes. */
export function describeAnswer(answer: ToolAnswer): string {
  const { refusal, verdict, figure, ruleValue, workings, rules, rulesAsOf, notes } = answer;
  return [
    `By the rules of ${rulesAsOf}:`,
    ...(refusal ? [refusal] : []),
    // A verdict includes the figure, beside the estimate.
    ...(verdict ? describeVerdict(verdict, refusal) : figure ? [describeFigure(figure)] : []),
    ...(ruleValue === undefined ? [] : [`Its value: ${inWords(ruleValue)}.`]),
    ...workings.map((working) => `- ${describeFigure(working)}`),
    ...rules.map(describeRule),
    ...notes,
  ].join("\n");
}

/** Most facts to ask the person for before the figure is given. */
const mostAsked = 3;

/**
 * Returns the questions to ask first, the verdict's sentence and reason unless they repeat the refusal,
 * both figures, and the open facts.
 */
function describeVerdict(verdict: StatedVerdict, refusal = ""): string[] {
  const { sentence, because, confidence, estimate, lender, facts } = verdict;
  const open = facts.filter(({ assumed, decides }) => assumed && decides).slice(0, mostAsked);
  return [
    ...open.map(({ id, ask }) => `Ask the person before you give a figure (${id}): ${ask}`),
    ...[sentence, because].filter((text) => !refusal.includes(text)),
    ...[estimate, lender].map(describeFigure),
    `Confidence: ${confidence}.`,
    ...facts.filter(({ assumed, decides }) => assumed || decides).map(describeFact),
  ];
}

function describeFact({ id, ask, written, assumed, effect }: StatedFact): string {
  const question = ask.replace(/\?$/, "");
  return `${assumed ? "Assumed" : "Said"} (${id}): ${question}: ${written}.${effect && ` ${effect}`}`;
}

/** Formats a rule's value recursively: rows separated by commas, figures preceded by their names. */
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
