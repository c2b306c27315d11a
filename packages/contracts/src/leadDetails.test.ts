import { expect, test } from "vitest";
import { applicationDetails, callBack, detailsOf } from "./leadDetails.ts";

const result = {
  resultTitle: "How Much Can I Afford?",
  resultDay: "2026-11-24",
  resultLines: ["Look up to about $500,000.", "Income: $120,000"],
};
const said = {
  purpose: "renewal",
  callTime: "evening",
  answerBy: "phone",
  language: "fr",
  agent: "Robin Ng",
  origin: "/robin-ng",
  ...result,
} as const;
const person = { name: "Kim Roy", phoneOrEmail: "416-555-0142", agreedToTerms: "true" } as const;

test("details and a call-back are accepted, and a form's empty choices say nothing", () => {
  expect(detailsOf(applicationDetails.parse({ token: "t", ...said }))).toEqual({
    purpose: "renewal",
    callTime: "evening",
    answerBy: "phone",
    language: "fr",
    agent: "Robin Ng",
    origin: "/robin-ng",
    result: { title: result.resultTitle, day: "2026-11-24", lines: result.resultLines },
  });
  const empty = { purpose: "", callTime: "", answerBy: "", language: "", agent: "", origin: "" };
  const nothing = callBack.parse({ ...person, ...empty, resultTitle: "x", resultDay: "" });
  expect(Object.values(detailsOf(nothing)).every((value) => value === null)).toBe(true);
});

test("one line of a form is a list of one", () => {
  const one = callBack.parse({ ...person, ...result, resultLines: "Income: $120,000" });
  expect(detailsOf(one).result?.lines).toEqual(["Income: $120,000"]);
});

const cases: [string, Record<string, unknown>, string][] = [
  ["an unknown purpose", { purpose: "spam" }, "(purpose) must be one of purchase"],
  ["a time as text", { callTime: "17:00" }, "(callTime) must be one of any"],
  ["another site", { origin: "https://other.example/" }, "(origin) must be a path"],
  ["a query", { origin: "/contact?name=Kim" }, "(origin) must be a path"],
  ["a day in words", { resultDay: "today" }, "(resultDay) must be a day"],
  ["a line with a NUL", { resultLines: ["a\u0000"] }, "(resultLines) contains characters"],
  ["a long line", { resultLines: "x".repeat(601) }, "(resultLines) may have at most 600"],
  ["many lines", { resultLines: Array(62).fill("x") }, "at most 61 lines"],
  ["too much text", { resultLines: Array(16).fill("x".repeat(390)) }, "at most 6000 characters"],
  ["a long name", { name: "x".repeat(201) }, "(name) may have at most 200"],
  ["no consent", { agreedToTerms: undefined }, "Please agree to the Terms of Use"],
  ["an unknown field", { income: 1 }, "not expected: income"],
];
test.each(cases)("an error names the field: %s", (_, change, sentence) => {
  const { error } = callBack.safeParse({ ...person, ...change });
  const messages = JSON.stringify(error?.issues);
  expect(messages).toContain(sentence);
});

test("details need a token", () => {
  expect(applicationDetails.safeParse(said).error?.issues[0]?.message).toContain("(token)");
  expect(applicationDetails.safeParse([]).error?.issues[0]?.message).toContain("object");
});
