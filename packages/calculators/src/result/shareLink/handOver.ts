import type { Draft } from "@mortgage-kit/calculator-engine";
import type { CalculatorView } from "../../CalculatorView.ts";
import type { FieldKind } from "../../wizard/Field.ts";
import type { FactValues } from "../answerWith.ts";
import { readFragment, writeFragment } from "./fragment.ts";
import { factsIn } from "./shareLink.ts";

const mark = "from";
const amounts: ReadonlySet<FieldKind> = new Set(["money", "percent", "months", "years"]);

/** Numbers on their way from one calculator to another. */
export interface HandOver<Values = Readonly<Record<string, unknown>>> {
  /** The id of the calculator they come from. */
  readonly from: string;
  readonly values: Values;
  /** Facts that the visitor gave there; the other question takes those that it asks for. */
  readonly given: FactValues;
}

/** Writes the numbers as a fragment, the part of an address that browsers never send. */
export function handOverFragment(numbers: HandOver): string {
  return writeFragment(mark, numbers);
}

export function isHandOverFragment(fragment: string): boolean {
  return fragment.startsWith(`#${mark}=`);
}

/**
 * Reads the numbers that a fragment hands over to this calculator, or returns `null`. Addresses are
 * untrusted, so only amounts that the calculator's form asks for are taken.
 */
export function handedOver<Inputs, Result>(
  fragment: string,
  { fields }: Pick<CalculatorView<Inputs, Result>, "fields">,
): HandOver<Partial<Draft<Inputs>>> | null {
  const { from, values, given } = readFragment(mark, fragment) ?? {};
  if (typeof from !== "string") return null;
  const kinds = new Map(Object.entries(fields).map(([name, field]) => [name, Object(field).kind]));
  const isAskedAmount = ([field, value]: [string, unknown]) =>
    amounts.has(kinds.get(field)) && Number.isFinite(value) && Number(value) >= 0;
  const asked = Object.entries(Object(values)).filter(isAskedAmount);
  if (asked.length === 0) return null;
  return {
    from,
    values: Object.fromEntries(asked) as Partial<Draft<Inputs>>,
    given: factsIn(given),
  };
}
