import type { FieldRule } from "../fieldRules.ts";

/** A field that may be left out. */
export const optional = ({ rule, accepts }: FieldRule): FieldRule => ({
  rule,
  accepts: (value, siblings, inForm) => value === undefined || accepts(value, siblings, inForm),
});

/** A yes or no; left out is no. */
export const flag: FieldRule = /* @__PURE__ */ optional({
  rule: "true or false",
  accepts: (value) => typeof value === "boolean",
});
