import { type FieldRule, mustBe, none } from "../fieldRules.ts";

/** Creates a rule for a field that may be left out. */
export const optional =
  (rule: FieldRule): FieldRule =>
  (field, inputs) =>
    inputs[field] === undefined ? none : rule(field, inputs);

/** A yes or no; left out is no. */
export const flag = /* @__PURE__ */ optional(
  /* @__PURE__ */ mustBe("true or false", (value) => typeof value === "boolean"),
);
