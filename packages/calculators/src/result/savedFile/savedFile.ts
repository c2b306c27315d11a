import { type FieldOf, findMissing, type InputIssue } from "@mortgage-kit/calculator-engine";
import type { CalculatorView } from "../../CalculatorView.ts";
import type { FactValues } from "../answerWith.ts";
import { draftLike, factsIn, type Shared } from "../shareLink/shareLink.ts";

/** Value that distinguishes a saved file from other JSON. */
const kind = "mortgage-calculations";
/**
 * Version of the file format. A change of the format increments it, and the reader of each version
 * stays. Version 1 stores the given facts as `said`.
 */
const version = 1;
const largestFile = 200_000;
const maxCalculations = 20;

/** Inputs of one calculator and the facts given with them. */
export interface SavedCalculation {
  /** The id of the calculator. */
  readonly calculator: string;
  readonly inputs: unknown;
  readonly given: FactValues;
}

export interface SavedFile {
  /** The day it was saved, as an ISO date; `null` where the file has none. */
  readonly savedOn: string | null;
  readonly calculations: readonly SavedCalculation[];
}

export type FileRefusal = "too-large" | "not-saved-here" | "newer";

/** Serializes calculations as the text of a saved file. */
export function writeSavedFile(savedOn: string, calculations: readonly SavedCalculation[]): string {
  const written = calculations.map(({ given, ...rest }) => ({ ...rest, said: given }));
  return `${JSON.stringify({ kind, version, savedOn, calculations: written }, null, 2)}\n`;
}

/** Parses a file of this version or an older one. `checkedCalculation` must validate its inputs. */
export async function readSavedFile(file: Blob): Promise<SavedFile | FileRefusal> {
  if (file.size > largestFile) return "too-large";
  // Reading a dropped folder fails.
  const held = parsed(await file.text().catch(() => ""));
  if (held?.kind !== kind) return "not-saved-here";
  if (Number(held.version) > version) return "newer";
  const read = held.version === 1 ? readFirstVersion(held) : null;
  return read && read.calculations.length > 0 ? read : "not-saved-here";
}

function readFirstVersion({ savedOn, calculations }: Record<string, unknown>): SavedFile {
  const all: readonly unknown[] = Array.isArray(calculations) ? calculations : [];
  return {
    savedOn: /^\d{4}-\d\d-\d\d$/.test(String(savedOn)) ? String(savedOn) : null,
    calculations: all.slice(0, maxCalculations).flatMap((each) => {
      const { calculator, inputs, said } = Object(each);
      return typeof calculator === "string" ? { calculator, inputs, given: factsIn(said) } : [];
    }),
  };
}

function parsed(text: string): Record<string, unknown> | null {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === "object" ? (value as Record<string, unknown> | null) : null;
  } catch {
    return null;
  }
}

type View<Inputs, Result> = Pick<CalculatorView<Inputs, Result>, "calculator" | "fields">;

export interface UnusableInputs {
  /** The label of the field; `null` where the form has no such field. */
  readonly label: string | null;
  readonly issue: InputIssue;
}

/** Validates a calculation. Returns it, its first invalid input, or `null` if no issue is known. */
export function checkedCalculation<Inputs, Result>(
  { calculator, fields }: View<Inputs, Result>,
  { inputs, given }: SavedCalculation,
): Shared<Inputs> | UnusableInputs | null {
  const draft = draftLike({ calculator, fields }, Object(inputs));
  if (calculator.accepts(draft)) return { inputs: draft, given };
  const [issue] = findMissing(calculator, draft);
  if (!issue) return null;
  const asked = issue.field.replace(/\.\d+\./, ".") as FieldOf<Inputs>;
  return { label: fields[asked]?.label ?? null, issue };
}
