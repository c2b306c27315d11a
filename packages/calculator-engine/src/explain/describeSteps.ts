export type Unit = "dollars" | "percent" | "fraction" | "months" | "years" | "payments" | "text";

/** A quantity that goes into a step. */
export interface Operand {
  readonly label: string;
  readonly value: number;
  readonly unit: Unit;
}

/** One line of a calculation, ready to be shown. */
export interface ExplanationStep {
  /** The field of the result, or the working, that this step finds. */
  readonly id: string;
  readonly label: string;
  /** The sum in words, made of the operands' labels: `annual income ÷ 12`. */
  readonly formula: string;
  readonly operands: readonly Operand[];
  readonly value: number | string;
  readonly unit: Unit;
  /** Where the figures of a rule were published. */
  readonly source?: string;
}

type Term = readonly [label: string, unit: Unit];
type Line<Name> = readonly [id: Name, formula: string, source?: string | undefined];

/**
 * Turns a calculation's own values into steps.
 *
 * A formula names its operands in braces, `{annualIncome} ÷ 12`; label, value and unit are looked up,
 * so that a step cannot show a number other than the one that was used.
 */
export function describeSteps<Name extends string>(
  values: Readonly<Record<NoInfer<Name>, number | string>>,
  terms: Readonly<Record<Name, Term>>,
  lines: readonly Line<NoInfer<Name>>[],
): readonly ExplanationStep[] {
  return lines.map(([id, formula, source]) => {
    const names = [...new Set(formula.match(/(?<=\{)\w+/g))] as Name[];
    const [label, unit] = terms[id];
    return {
      id,
      label,
      formula: formula.replace(/\{(\w+)\}/g, (_, name: Name) => terms[name][0]),
      operands: names.map((name) => ({
        label: terms[name][0],
        value: Number(values[name]),
        unit: terms[name][1],
      })),
      value: values[id],
      unit,
      ...(source && { source }),
    };
  });
}
