import { expect, test } from "vitest";
import { chosenFolder } from "../folder/chosenFolder.ts";
import { wordsOf } from "../words.ts";
import { acknowledgement } from "./acknowledgement.ts";
import { loadBrokerages } from "./brokerageFrom.ts";

const { en } = await loadBrokerages(chosenFolder(process.env));

test("The mail to an applicant names the brokerage with its licence and how to withdraw", () => {
  const { text } = acknowledgement(en, wordsOf("en"), "AB12CD34");
  const { name, licence, email, phone } = en.brokerage;
  expect(text).toContain("Your reference is AB12CD34.");
  expect(text).toContain(`${name}\n${licence.label}, ${licence.number}\n`);
  expect(text).toContain(`rather not hear from us, write to ${email} or call ${phone}.`);
});
