import { expect, test } from "vitest";
import { chosenFolder } from "../folder/chosenFolder.ts";
import { loadBrokerages } from "./brokerageFrom.ts";
import { confirmationMail, reminderConsent, reminderMail, reminderTexts } from "./reminder.ts";
import { reminderBlanks, reminderSchema } from "./reminderSchema.ts";

const texts =
  reminderTexts(await loadBrokerages(chosenFolder(process.env))) ??
  reminderTexts(await loadBrokerages(chosenFolder({})));
if (!texts) throw new Error("The default brokerage offers no reminder.");
const { reminder } = texts.en;
const links = { confirm: "https://a.example/confirm", withdraw: "https://a.example/withdraw" };

test.each([
  ["en", /remind/, /withdraw/],
  ["fr", /rappeler/, /retirer/],
] as const)(
  "the consent (%s) names the purpose, the sender with address and contacts, and how to withdraw",
  (inLanguage, purpose, wayOut) => {
    const { text, version, language } = reminderConsent(texts[inLanguage]);
    const { name, address, phone, email } = texts[inLanguage].brokerage;
    for (const own of [name, address.street, address.postalCode, phone, email]) {
      expect(text).toContain(own);
    }
    expect(text).toMatch(purpose);
    expect(text).toMatch(wayOut);
    expect(text).not.toContain("{");
    expect(version).toBe(texts[inLanguage].reminder.consent.version);
    expect(language).toBe(`${inLanguage}-CA`);
  },
);

test.each([texts.en, texts.fr])(
  "the mails ($language) have the month, their links and the licensed sender, and no unfilled placeholder",
  (own) => {
    const values = { month: "May 2028", hours: "48" };
    const confirmation = confirmationMail(own, values, links);
    const reminding = reminderMail(own, values, links);
    const { brokerage } = own;
    for (const { subject, text } of [confirmation, reminding]) {
      expect(subject).toContain("May 2028");
      expect(text).toContain(`\n${links.withdraw}\n`);
      expect(text).toContain(`\n${brokerage.name}\n`);
      expect(text).toContain(brokerage.licence.label);
      expect(text).toContain(brokerage.licence.number);
      expect(`${subject}${text}`).not.toMatch(/[{}]/);
    }
    expect(confirmation.text).toContain(`\n${links.confirm}\n`);
    expect(reminding.text).not.toContain(links.confirm);
  },
);

test("an unknown placeholder is rejected, with the known ones", () => {
  const wrong = {
    ...reminder,
    mails: { ...reminder.mails, reminder: { subject: "{moth}", text: ["a"] } },
  };
  const { error } = reminderSchema.safeParse(wrong);
  expect(error?.issues[0]?.path).toEqual(["mails", "reminder", "subject"]);
  for (const blank of reminderBlanks) expect(error?.issues[0]?.message).toContain(`{${blank}}`);
});
