import type { Draft } from "@mortgage-kit/calculator-engine";
import type { CalculatorView } from "../../CalculatorView.ts";
import type { FormFieldKind } from "../../wizard/FormField.ts";
import type { FactValues } from "../answerWith.ts";
import { readFragment, writeFragment } from "./fragment.ts";
import { factsIn } from "./shareLink.ts";

const mark = "from";
const amounts: ReadonlySet<FormFieldKind> = new Set(["dollars", "percent", "months", "years"]);

/** Numbers that one page hands over to a calculator. */
export interface HandOver<Values = Readonly<Record<string, unknown>>> {
  /** Id of the calculator they come from, or `rates` for the page of rates. */
  readonly from: string;
  readonly values: Values;
  /** Facts that the visitor stated there; the receiving calculator uses those that it asks for. */
  readonly given: FactValues;
}

/** Serializes the numbers as a URL fragment, which browsers never send. */
export function handOverFragment(numbers: HandOver): string {
  return writeFragment(mark, numbers);
}

export function isHandOverFragment(fragment: string): boolean {
  return fragment.startsWith(`#${mark}=`);
}

/**
 * Parses the numbers that a fragment hands over to this calculator; returns `null` if there are none.
 * URLs are untrusted, so only amounts that the calculator's form asks for are taken.
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
