import { expect, test } from "vitest";
import { emailLimit, renewalReminder } from "./renewalReminder.ts";

const complete = {
  email: "o'brien+home@mail.example",
  renewalMonth: "05",
  renewalYear: "2028",
  agreedToReminder: "true",
};

test("a complete request is accepted and trimmed", () => {
  expect(renewalReminder.parse({ ...complete, email: ` ${complete.email} ` })).toEqual(complete);
});

test.each(["٢٠٢٨", "۲۰۲۸", "２０２８", "२०२८"])(
  "digits of any script are digits: %s",
  (renewalYear) => {
    expect(renewalReminder.parse({ ...complete, renewalMonth: "٠٥", renewalYear })).toEqual(
      complete,
    );
  },
);

const long = `${"a".repeat(60)}@${"b".repeat(emailLimit)}.example`;
const cases: [string, Record<string, unknown>, string][] = [
  ["an address without a host", { email: "ana@" }, "(email)"],
  ["a name before the address", { email: "Ana <ana@b.example>" }, "(email)"],
  ["two addresses", { email: "a@b.example,c@d.example" }, "(email)"],
  ["a header in the address", { email: "a@b.example\nBcc: c@d.example" }, "(email)"],
  ["an address that is too long", { email: long }, "at most 254"],
  ["month 0", { renewalMonth: "0" }, "(renewalMonth)"],
  ["month 13", { renewalMonth: "13" }, "(renewalMonth)"],
  ["a month as a number", { renewalMonth: 5 }, "(renewalMonth)"],
  ["two digits of a year", { renewalYear: "28" }, "(renewalYear)"],
  ["no consent", { agreedToReminder: undefined }, "tick the box"],
  ["consent as a boolean", { agreedToReminder: true }, "tick the box"],
  ["a name", { firstName: "Ana" }, "not expected"],
];
test.each(cases)("an error names the field: %s", (_, change, sentence) => {
  const { error } = renewalReminder.safeParse({ ...complete, ...change });
  expect(error?.issues.map(({ message }) => message).join(" ")).toContain(sentence);
});
