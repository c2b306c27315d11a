import type { Calculator, FieldOf } from "@simcoe/calculator-engine";
import type { CalculatorView } from "../CalculatorView.ts";
import { decoded, encoded } from "./privateLink.ts";

/** Numbers on their way from one calculator to another. */
export interface HandOver {
  /** The id of the calculator they come from. */
  readonly from: string;
  readonly values: Readonly<Record<string, unknown>>;
}

const name = "#from=";
const amounts: ReadonlySet<string> = new Set(["money", "percent", "years"]);

/** The numbers as the part of an address that browsers send to nobody. */
export function handOverFragment(numbers: HandOver): string {
  return name + encoded(numbers);
}

export function isHandOver(fragment: string): boolean {
  return fragment.startsWith(name);
}

/**
 * What a fragment hands over to this calculator, or `null`. Anybody can write an address, so only
 * amounts that the calculator's form asks for are taken.
 */
export function handOverIn<Inputs, Result>(
  fragment: string,
  { defaults }: Calculator<Inputs, Result>,
  view: CalculatorView<Inputs, Result>,
): HandOver | null {
  const held = isHandOver(fragment) ? decoded(fragment.slice(name.length)) : null;
  if (typeof held?.from !== "string") return null;
  const isAskedAmount = ([field, value]: [string, unknown]) =>
    Object.hasOwn(defaults as object, field) &&
    amounts.has(view.fields[field as FieldOf<Inputs>].kind) &&
    Number.isFinite(value) &&
    Number(value) >= 0;
  const values = Object.fromEntries(Object.entries(Object(held.values)).filter(isAskedAmount));
  return Object.keys(values).length > 0 ? { from: held.from, values } : null;
}
