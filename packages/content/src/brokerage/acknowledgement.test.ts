import { expect, test } from "vitest";
import { chosenFolder } from "../folder/chosenFolder.ts";
import { wordsOf } from "../words.ts";
import { acknowledgement } from "./acknowledgement.ts";
import { loadBrokerage } from "./brokerageFrom.ts";

const brokerage = await loadBrokerage(chosenFolder(process.env));

test("The mail to an applicant names the brokerage with its licence and how to withdraw", () => {
  const { text } = acknowledgement(brokerage, wordsOf("en"));
  const { name, licence, email, phone } = brokerage;
  expect(text).toContain(`${name}\n${licence.label}, ${licence.number}\n`);
  expect(text).toContain(`rather not hear from us, write to ${email} or call ${phone}.`);
});
