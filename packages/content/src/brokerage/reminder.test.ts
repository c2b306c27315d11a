import { expect, test } from "vitest";
import { chosenFolder } from "../folder/chosenFolder.ts";
import { loadBrokerage } from "./brokerageFrom.ts";
import { confirmationMail, reminderConsent, reminderMail } from "./reminder.ts";
import { reminderBlanks, reminderSchema } from "./reminderSchema.ts";

const brokerage = await loadBrokerage(chosenFolder(process.env));

const { reminder } = brokerage;
if (!reminder) throw new Error("The default brokerage offers no reminder.");
const links = { confirm: "https://a.example/confirm", withdraw: "https://a.example/withdraw" };

test("the consent names the purpose, the sender with address and contacts, and how to withdraw", () => {
  const { text, version, language } = reminderConsent(brokerage, reminder);
  const { name, address, phone, email } = brokerage;
  for (const own of [name, address.street, address.postalCode, phone, email]) {
    expect(text).toContain(own);
  }
  expect(text).toMatch(/remind/);
  expect(text).toMatch(/withdraw/);
  expect(text).not.toContain("{");
  expect([version, language]).toEqual([reminder.consent.version, "en-CA"]);
});

test("the mails have the month, their links and the licensed sender, and no unfilled placeholder", () => {
  const values = { month: "May 2028", hours: "48" };
  const confirmation = confirmationMail(brokerage, reminder, values, links);
  const reminding = reminderMail(brokerage, reminder, values, links);
  for (const { subject, text } of [confirmation, reminding]) {
    expect(subject).toContain("May 2028");
    expect(text).toContain(`\n${links.withdraw}\n`);
    expect(text).toContain(`${brokerage.name}\n${brokerage.licence.label}`);
    expect(`${subject}${text}`).not.toMatch(/[{}]/);
  }
  expect(confirmation.text).toContain(`\n${links.confirm}\n`);
  expect(reminding.text).not.toContain(links.confirm);
});

test("an unknown placeholder is rejected, with the known ones", () => {
  const wrong = {
    ...reminder,
    mails: { ...reminder.mails, reminder: { subject: "{moth}", text: ["a"] } },
  };
  const { error } = reminderSchema.safeParse(wrong);
  expect(error?.issues[0]?.path).toEqual(["mails", "reminder", "subject"]);
  for (const blank of reminderBlanks) expect(error?.issues[0]?.message).toContain(`{${blank}}`);
});
