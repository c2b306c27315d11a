import { officeOf } from "@mortgage-kit/content/brokerage";
import { detailsOf, termsConsents } from "@mortgage-kit/contracts";
import { describe, expect, test } from "vitest";
import { brokerage } from "../../testing/brokerage.ts";
import { message } from "../../testing/submission.ts";
import { type LeadMessage, leadMail } from "./leadMail.ts";

const toronto = { ...officeOf(brokerage), timeZone: "America/Toronto" };
const vancouver = { ...toronto, timeZone: "America/Vancouver" };
// A Saturday at noon in Toronto.
const receivedAt = "2026-11-28T17:00:00.000Z";

function mailOf(sent: Partial<LeadMessage>, office = toronto) {
  const lead = { ...message, phoneOrEmail: "705-555-0177", receivedAt, ...sent };
  return leadMail(lead, lead.kind, { responseTime: "24 hours", office });
}
const called = (details: Parameters<typeof detailsOf>[0], more: Partial<LeadMessage> = {}) =>
  mailOf({ kind: "call-back", details: detailsOf(details), ...more });

describe("the mail of a call-back", () => {
  test.each([
    ["2026-12-01 afternoon", "Tuesday, December 1, 12:00 to 16:00, Toronto time"],
    ["afternoon", "Monday, November 30, 12:00 to 16:00, Toronto time"],
  ])("names the day and window promised for %s, in subject and text", (callTime, call) => {
    const { subject, text } = called({ callTime });
    expect(subject).toContain(`call ${call}`);
    expect(text).toMatch(new RegExp(`> When: +${call}`));
  });

  test("names the office's own time zone", () => {
    const details = detailsOf({ callTime: "morning" });
    const { subject, text } = mailOf({ kind: "call-back", details }, vancouver);
    expect(subject).toContain("Monday, November 30, 9:00 to 12:00, Vancouver time");
    expect(text).toContain("(Vancouver time)");
  });

  test("asks for a mail where only a mail can answer", () => {
    const alone = called({ callTime: "morning" }, { phoneOrEmail: "kim@mail.example" });
    for (const { subject } of [alone, called({ answerBy: "email", callTime: "morning" })]) {
      expect(subject).toContain("answer by e-mail");
      expect(subject).not.toContain("call Monday");
    }
  });
});

test("a French application says so in subject and text, with its page and its agent", () => {
  const consent = { ...message.consent, version: termsConsents.fr.version };
  const details = detailsOf({ origin: "/fr/application", agent: "Robin Ng, Level 2" });
  const { subject, text } = mailOf({ consent, details });
  expect(subject).toMatch(/^New French application, /);
  expect(text).toMatch(/Language of the page: +French/);
  expect(text).toMatch(/> Came from: +\/fr\/application/);
  expect(text).toMatch(/> Agent.*Robin Ng, Level 2|> .*Robin Ng, Level 2/);
  expect(called({ language: "fr" }).subject).toMatch(/, in French$/);
  expect(mailOf({}).subject).not.toContain("French");
});
