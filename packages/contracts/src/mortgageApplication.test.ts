import { expect, test } from "vitest";
import { contactLimits } from "./contactField.ts";
import { mortgageApplication } from "./mortgageApplication.ts";

const complete = {
  firstName: "Maëlle",
  lastName: "O'Brien-李",
  phoneOrEmail: "613-555-0142",
  agreedToTerms: "true",
};

test("a complete application is accepted and trimmed", () => {
  expect(mortgageApplication.parse({ ...complete, firstName: "  Maëlle " })).toEqual(complete);
});

test.each(["٦١٣-٥٥٥-٠١٤٢", "६१३-५५५-०१४२", "６１３-５５５-０１４２"])(
  "the number %s of another keyboard is stored in our digits",
  (phoneOrEmail) => {
    expect(mortgageApplication.parse({ ...complete, phoneOrEmail })).toEqual(complete);
  },
);

const cases: [string, Record<string, unknown>, string][] = [
  ["missing", { lastName: undefined }, "(lastName) is required"],
  ["blank", { firstName: " \u3000 " }, "(firstName) is required"],
  ["invisible", { firstName: "\u200b\u2060" }, "(firstName) is required"],
  ["blank letters", { firstName: "\u3164\u2800" }, "(firstName) is required"],
  ["of another type", { phoneOrEmail: 7055550142 }, "(phoneOrEmail) is required"],
  [
    "too long",
    { firstName: "a".repeat(contactLimits.firstName + 1) },
    "(firstName) may have at most 100",
  ],
  ["with a NUL", { lastName: "a\u0000b" }, "(lastName) contains characters"],
  ["with half a surrogate pair", { lastName: "a\ud800" }, "(lastName) contains"],
  ["not agreed", { agreedToTerms: "false" }, "Please agree to the Terms of Use"],
  ["agreed as a boolean", { agreedToTerms: true }, "Please agree to the Terms"],
  ["unknown", { income: 1 }, "not expected: income"],
];
test.each(cases)("an error names the field: %s", (_, change, sentence) => {
  const { error } = mortgageApplication.safeParse({ ...complete, ...change });
  expect(error?.issues.map((issue) => issue.message).join(" ")).toContain(sentence);
});

test("a body that is not an object is rejected", () => {
  for (const body of [null, [], "text", 5]) {
    expect(mortgageApplication.safeParse(body).error?.issues[0]?.message).toContain("object");
  }
});

test("a field named __proto__ is rejected like any other unknown field", () => {
  const body = JSON.parse(`{"__proto__": {"admin": true}}`);
  expect(mortgageApplication.safeParse({ ...body, ...complete }).success).toBe(false);
});

test("an unknown field's name is not echoed if it may be personal data", () => {
  const { error } = mortgageApplication.safeParse({ ...complete, "Maëlle O'Brien": "1" });
  expect(error?.issues[0]?.message).toBe("The application has fields that are not expected.");
});
