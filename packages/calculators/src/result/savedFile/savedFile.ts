import { type FieldOf, findMissing, type InputIssue } from "@mortgage-kit/calculator-engine";
import type { CalculatorView } from "../../CalculatorView.ts";
import type { FactValues } from "../answerWith.ts";
import { draftLike, factsIn, type Shared } from "../shareLink/shareLink.ts";

/** Tells a saved file from any other JSON. */
const kind = "mortgage-calculations";
/**
 * Raised when files are written another way; each version keeps its reader. Files of this version
 * call the given facts `said`.
 */
const version = 1;
const largestFile = 200_000;
const maxCalculations = 20;

/** The numbers of one calculator and the facts given about them. */
export interface SavedCalculation {
  /** The id of the calculator. */
  readonly calculator: string;
  readonly inputs: unknown;
  readonly given: FactValues;
}

/** Contents of a saved file. */
export interface SavedFile {
  /** The day it was saved, as an ISO date; `null` where the file has none. */
  readonly savedOn: string | null;
  readonly calculations: readonly SavedCalculation[];
}

/** Why a file was not read. */
export type FileRefusal = "too-large" | "not-saved-here" | "newer";

/** Returns calculations as the text of a file. */
export function writeSavedFile(savedOn: string, calculations: readonly SavedCalculation[]): string {
  const written = calculations.map(({ given, ...rest }) => ({ ...rest, said: given }));
  return `${JSON.stringify({ kind, version, savedOn, calculations: written }, null, 2)}\n`;
}

/** Reads a file of this version or an older one. The inputs in it are still to be checked by their calculator. */
export async function readSavedFile(file: Blob): Promise<SavedFile | FileRefusal> {
  if (file.size > largestFile) return "too-large";
  // A folder that is dropped cannot be read.
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

/** A field of a file that a calculator's form refuses. */
export interface UnusableInputs {
  /** The label of the field; `null` where the form has no such field. */
  readonly label: string | null;
  readonly issue: InputIssue;
}

/** Returns a calculation as the calculator's form would accept it, or what the form refuses. */
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
