import { expect, test } from "vitest";
import { checkApplication } from "./draft.ts";

const complete = {
  firstName: " Ana ",
  lastName: "Silva",
  phoneOrEmail: "613-555-0142",
  agreedToTerms: true,
};

test("a complete draft is sent trimmed, with the consent as the text 'true'", () => {
  expect(checkApplication(complete)).toEqual({
    kind: "complete",
    application: { ...complete, firstName: "Ana", agreedToTerms: "true" },
  });
});

test.each(["firstName", "lastName", "phoneOrEmail"] as const)("a blank %s is missing", (field) => {
  expect(checkApplication({ ...complete, [field]: "  " })).toEqual({ kind: "missing" });
});

test("missing consent has its own message", () => {
  expect(checkApplication({ ...complete, agreedToTerms: false })).toEqual({
    kind: "terms not agreed",
  });
});
