import { expect, test } from "vitest";
import { acknowledgement } from "../../src/brokerage/acknowledgement.ts";
import { loadBrokerages } from "../../src/brokerage/brokerageFrom.ts";
import { confirmationMail, reminderMail, reminderTexts } from "../../src/brokerage/reminder.ts";
import { loadSite } from "../../src/loadSite.ts";
import { wordsOf } from "../../src/words.ts";
import { stringsIn } from "../../testing/stringsIn.ts";

const [english, french] = await Promise.all([
  loadSite(import.meta.dirname, "en"),
  loadSite(import.meta.dirname, "fr"),
]);
const paths = (site: typeof english) => site.pages.map(({ path }) => path);

test("French pages stand under /fr, each beside the English page of the same path", () => {
  expect([english.base, french.base]).toEqual(["", "/fr"]);
  expect(paths(french).filter((path) => !paths(english).includes(path))).toEqual([]);
  expect(paths(french)).toEqual(
    expect.arrayContaining([
      "/rates",
      "/what-to-bring",
      "/application",
      "/contact",
      "/privacy",
      "/remind-me",
    ]),
  );
});

test("Every calculator has a French page, with texts of its own", () => {
  expect(french.calculatorPages.map(({ id }) => id)).toEqual(
    english.calculatorPages.map(({ id }) => id),
  );
  const titles = new Set(english.calculatorPages.map(({ title }) => title));
  expect(french.calculatorPages.filter(({ title }) => titles.has(title))).toEqual([]);
});

test("Facts are the same in both languages", () => {
  const facts = ({ brokerage, publishedRates }: typeof english) => ({
    phone: brokerage.phone,
    number: brokerage.licence.number,
    claims: { ...brokerage.claims, responseTime: brokerage.claims.responseHours },
    rates: publishedRates?.rates.entries.map(({ day, annualRate }) => [day, annualRate]),
  });
  expect(facts(french)).toEqual(facts(english));
});

test("French texts have no-break spaces and typographic apostrophes", () => {
  const { header, footer, contact, application, checklist, resources, publishedRates } = french;
  const { privacy, accessibility, adChoice } = french.compliance;
  const { reminder } = french.brokerage;
  const parts = [header, footer, contact, application, checklist, resources, reminder];
  const texts = [...parts, publishedRates?.page, privacy, accessibility, adChoice].flatMap(
    stringsIn,
  );
  expect(texts.length).toBeGreaterThan(200);
  expect(texts.filter((text) => / [:%$»]|« |[a-zé]'[a-zé]/.test(text))).toEqual([]);
});

test("French mails sign with French values and link to the French page of complaints", async () => {
  const brokerages = await loadBrokerages(import.meta.dirname);
  const { fr } = brokerages;
  expect(fr).toMatchObject({ language: french.language, base: french.base });
  const reminder = reminderTexts(brokerages)?.fr;
  if (!reminder) throw new Error("There is no French reminder.");
  const links = { confirm: "https://a.example/c", withdraw: "https://a.example/w" };
  const mails = [
    acknowledgement(fr, wordsOf("fr")),
    confirmationMail(reminder, { month: "mai 2028", hours: "48" }, links),
    reminderMail(reminder, { month: "mai 2028" }, links),
  ];
  const { licence, complaintsOfficer, siteUrl } = english.brokerage;
  expect(paths(french)).toContain("/complaints");
  for (const { text } of mails) {
    expect(text).toContain(`(${fr.brokerage.licence.label})`);
    expect(text).toContain(`${complaintsOfficer?.name}, ${fr.brokerage.complaintsOfficer?.title},`);
    expect(text).toContain(`${siteUrl}/fr/complaints\n`);
    expect(text).not.toContain(licence.label);
    expect(text).not.toContain(complaintsOfficer?.title);
  }
});
