import { expect, test } from "vitest";
import { acknowledgement } from "./acknowledgement.ts";
import { brokerage } from "./brokerage.ts";

test("The mail to an applicant names the brokerage with its licence and how to withdraw", () => {
  const { text } = acknowledgement(brokerage);
  const { name, licence, email, phone } = brokerage;
  expect(text).toContain(`${name}\n${licence.label}, ${licence.number}\n`);
  expect(text).toContain(`rather not hear from us, write to ${email} or call ${phone}.`);
});
