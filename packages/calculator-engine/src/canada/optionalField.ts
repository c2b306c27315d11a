import type { FieldKind, ValueOf } from "../calculator.ts";
import { type FieldRule, mustBe, none } from "../fieldRules.ts";

/** Names the type of the values that a rule accepts, where its requirement does not. */
export interface Accepting<Value> {
  readonly accepts?: Value;
}

/** Rule of a field that may be left out. Only types have the property. */
type OptionalRule<Rule> = FieldRule & { readonly ifGiven: Rule };

export const optional = <Rule extends FieldRule>(rule: Rule) =>
  ((field, inputs) =>
    inputs[field] === undefined ? none : rule(field, inputs)) as OptionalRule<Rule>;

/** Rule for an optional true or false; false by default. */
export const flag = /* @__PURE__ */ optional(
  /* @__PURE__ */ mustBe<Accepting<boolean>>(
    "true or false",
    (value) => typeof value === "boolean",
  ),
);

type AcceptedBy<Rule> = Rule extends { readonly kind: FieldKind }
  ? ValueOf<Rule>
  : Rule extends Accepting<infer Value>
    ? Value
    : never;

type OptionalIn<Rules> = {
  [Id in keyof Rules]: Rules[Id] extends OptionalRule<unknown> ? Id : never;
}[keyof Rules];

type RequiredInputs<Rules> = { readonly [Id in keyof Rules]: AcceptedBy<Rules[Id]> };

type OptionalInputs<Rules> = {
  readonly [Id in keyof Rules]?: Rules[Id] extends OptionalRule<infer Rule>
    ? AcceptedBy<Rule>
    : never;
};

/** Inputs that some rules accept. */
export type InputsIn<Rules> = RequiredInputs<Omit<Rules, OptionalIn<Rules>>> &
  OptionalInputs<Pick<Rules, OptionalIn<Rules>>>;
