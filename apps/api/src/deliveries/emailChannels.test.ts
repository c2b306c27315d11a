import { once } from "node:events";
import { createServer, type Server } from "node:net";
import { expect, test } from "vitest";
import { brokerage as ours, testOfExample } from "../../testing/brokerage.ts";
import { portOf } from "../../testing/httpPeer.ts";
import { mailPeer } from "../../testing/mailPeer.ts";
import { message, noLimit } from "../../testing/submission.ts";
import { DeliveryProblem } from "./channel.ts";
import { emailChannels, mailCheck } from "./emailChannels.ts";
import type { LeadMessage } from "./leadMail.ts";

const brokerage = {
  ...ours,
  name: "Harbour Lending",
  claims: { responseTime: "one business day", responseHours: 72 },
};

function sendTo(smtpUrl: string, sent: LeadMessage = message, signal = noLimit) {
  const addresses = { to: "team@brokerage.example", from: "site@brokerage.example" };
  const [channel] = emailChannels({ smtpUrl, mayBePlain: true, ...addresses }, brokerage);
  return channel.send(sent, signal);
}

testOfExample("the mail has the lead in its text and a Reply-To address", async () => {
  const { mails, settings } = await mailPeer();
  await sendTo(settings.smtpUrl);
  const mail = mails[0]?.raw ?? "";
  expect(mail).toContain("To: team@brokerage.example");
  expect(mail).toContain("From: Harbour Lending <site@brokerage.example>");
  expect(mail).toContain("Reply-To: maelle@example.com");
  expect(mail).toContain("maelle@example.com");
  expect(mail).toContain("promises an answer within one business day.");
  expect(mail).toContain(`Reference:       ${message.id}`);
  expect(mail).toContain("Sunday, March 8, 2026 at 11:30");
});

test("the same lead sent twice has the same Message-ID", async () => {
  const { mails, settings } = await mailPeer();
  await sendTo(settings.smtpUrl);
  await sendTo(settings.smtpUrl);
  const ids = mails.map(({ headers }) => headers.get("message-id"));
  expect(ids).toEqual([`<${message.id}@brokerage.example>`, `<${message.id}@brokerage.example>`]);
});

test("the subject names the person, and no header contains a telephone number", async () => {
  const { mails, settings } = await mailPeer();
  await sendTo(settings.smtpUrl, {
    ...message,
    firstName: "Quentinia",
    lastName: "Roy",
    phoneOrEmail: "705-555-0199",
  });
  const [headers = ""] = mails[0]?.raw.split("\r\n\r\n") ?? [];
  expect(headers).toContain("Subject: New application, Quentinia Roy\r\n");
  expect(headers).not.toMatch(/0199|Reply-To/);
});

test.each([
  ["o'brien@mail.example", "o'brien@mail.example"],
  ["kim+x@mail.example", "kim+x@mail.example"],
  ["a&b@mail.example", "a&b@mail.example"],
  ["a@b.example, c@d.example", undefined],
  ["x <a@b.example>", undefined],
  ["a@b", undefined],
  ["call me @ noon.example", undefined],
  ["=?utf-8?Q?team=40brokerage.example?=@evil.example", undefined],
])("an answer to the mail of %j goes to %j", async (phoneOrEmail, replyTo) => {
  const { mails, settings } = await mailPeer();
  await sendTo(settings.smtpUrl, { ...message, phoneOrEmail });
  expect(mails[0]?.headers.get("reply-to")).toBe(replyTo);
});

test.each([
  ["=?utf-8?B?UGFpZCBpbiBmdWxs?=", "Roy"],
  ["=?utf-8?Q?Paid=20in=20full?=", "=?utf-8?Q?Paid=20in=20full?="],
  ["Kim", "Roy\r\nBcc: all@evil.example"],
])("a mail program shows the names %j and %j as they were written", async (firstName, lastName) => {
  const { mails, settings } = await mailPeer();
  await sendTo(settings.smtpUrl, { ...message, firstName, lastName });
  const [{ headers, to, text } = { headers: new Map(), to: "", text: "" }] = mails;
  expect([headers.get("subject"), text].join()).not.toContain("Paid in full");
  expect([headers.has("bcc"), to]).toEqual([false, "team@brokerage.example"]);
});

test("a rejection is stored as its codes, without the server's text", async () => {
  const { settings } = await mailPeer({
    onRcptTo(_address, _session, done) {
      done(Object.assign(new Error("no maelle@example.com here"), { responseCode: 550 }));
    },
  });
  await expect(sendTo(settings.smtpUrl)).rejects.toThrow(new DeliveryProblem("EENVELOPE 550"));
});

const smtpOf = async (server: Server) => `smtp://127.0.0.1:${await portOf(server)}`;

test("a silent server times out", async () => {
  const url = await smtpOf(createServer(() => {}));
  await expect(sendTo(url, message, AbortSignal.timeout(100))).rejects.toThrow(DeliveryProblem);
});

test("an invalid or absent server gives a named problem", async () => {
  const garbage = createServer((socket) => socket.end("what?\r\n"));
  const url = await smtpOf(garbage);
  await expect(sendTo(url)).rejects.toThrow("EPROTOCOL");
  garbage.close();
  await once(garbage, "close");
  await expect(sendTo(url)).rejects.toThrow("ESOCKET");
});

test("nothing is sent to a server without TLS unless the setting allows it", async () => {
  const { mails, settings } = await mailPeer({ disabledCommands: ["STARTTLS", "AUTH"] });
  const [channel] = emailChannels({ ...settings, mayBePlain: false }, brokerage);
  await expect(channel.send(message, noLimit)).rejects.toThrow("ETLS");
  expect(mails).toEqual([]);
});

test("bidirectional marks and line separators are escaped", async () => {
  const { mails, settings } = await mailPeer();
  await sendTo(settings.smtpUrl, {
    ...message,
    firstName: "Ann\u202eevil\u2028Phone: 1",
    lastName: "می\u200cخواهم",
  });
  expect(mails[0]?.text).toContain("Ann<U+202E>evil<U+2028>Phone: 1");
});

test("mail fails where TLS is required and refused, before any mail is sent", async () => {
  const { settings, mails } = await mailPeer({ disabledCommands: ["STARTTLS"] });
  const warnings: object[] = [];
  const log = { warn: (details: object) => void warnings.push(details) };
  const check = mailCheck({ ...settings, mayBePlain: false }, log);
  expect(check.isFailing()).toBe(false);
  await check.run();
  await check.run();
  expect(check.isFailing()).toBe(true);
  expect(warnings).toEqual([{ problem: expect.stringContaining("required TLS") }]);
  const allowed = mailCheck(settings, log);
  await allowed.run();
  expect(allowed.isFailing()).toBe(false);
  expect(mails).toEqual([]);
});
