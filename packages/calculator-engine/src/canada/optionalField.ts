import { type FieldRule, mustBe, none } from "../fieldRules.ts";

export const optional =
  (rule: FieldRule): FieldRule =>
  (field, inputs) =>
    inputs[field] === undefined ? none : rule(field, inputs);

/** Rule for an optional true or false; false by default. */
export const flag = /* @__PURE__ */ optional(
  /* @__PURE__ */ mustBe("true or false", (value) => typeof value === "boolean"),
);
