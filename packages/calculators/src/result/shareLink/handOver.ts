import type { Draft } from "@mortgage-kit/calculator-engine";
import type { FormView } from "../../FormView.ts";
import type { FormFieldKind } from "../../wizard/FormField.ts";
import type { FactValues } from "../ResultParts.ts";
import { readFragment, writeFragment } from "./fragment.ts";
import { factsIn } from "./shareLink.ts";

const mark = "from";
const amounts: ReadonlySet<FormFieldKind> = new Set(["dollars", "percent", "months", "years"]);

export interface HandOver<Values = Readonly<Record<string, unknown>>> {
  /** Id of the calculator they come from, or `rates` for the page of rates. */
  readonly from: string;
  readonly values: Values;
  /** Facts that the visitor stated there; the receiving calculator uses those that it asks for. */
  readonly given: FactValues;
}

export function handOverFragment(numbers: HandOver): string {
  return writeFragment(mark, numbers);
}

export function isHandOverFragment(fragment: string): boolean {
  return fragment.startsWith(`#${mark}=`);
}

/** Parses the numbers handed over: only those that the form asks for, as URLs are untrusted. */
export function handedOver<Inputs>(
  fragment: string,
  { fields }: Pick<FormView<Inputs>, "fields">,
): HandOver<Partial<Draft<Inputs>>> | null {
  const { from, values, given } = readFragment(mark, fragment) ?? {};
  if (typeof from !== "string") return null;
  const isAskedAmount = ([name, value]: [string, unknown]) =>
    amounts.has(fields[name]?.kind ?? "text") && Number.isFinite(value) && Number(value) >= 0;
  const asked = Object.entries(Object(values)).filter(isAskedAmount);
  if (asked.length === 0) return null;
  return {
    from,
    values: Object.fromEntries(asked) as Partial<Draft<Inputs>>,
    given: factsIn(given),
  };
}
