import { reminderConsent, reminderTexts } from "@mortgage-kit/content/brokerage";
import { type AnswerLanguage, formAction, reminderPaths } from "@mortgage-kit/contracts";
import type { AppOptions } from "../src/app.ts";
import type { DeliveryWorkerOptions } from "../src/deliveries/deliveryWorker.ts";
import { outbox } from "../src/deliveries/outbox.ts";
import { reminderChannels } from "../src/reminders/reminderChannels.ts";
import { reminderStore } from "../src/reminders/reminderStore.ts";
import { reminderTokens } from "../src/reminders/reminderTokens.ts";
import { consentId, keepConsent } from "../src/store/consents.ts";
import type { LeadDatabase } from "../src/store/tables.ts";
import { brokerage, brokerages } from "./brokerage.ts";
import { standingClock, testWorker } from "./deliverySetUp.ts";
import { formPost } from "./formPost.ts";
import { mailPeer, type ReceivedMail } from "./mailPeer.ts";
import { sqlite } from "./onEachEngine.ts";
import { now } from "./submission.ts";
import { testApp } from "./testApp.ts";

export const day = 24 * 60 * 60 * 1000;
const texts = reminderTexts(brokerages) ?? missing();
export const consents = {
  en: reminderConsent(texts.en),
  fr: reminderConsent(texts.fr),
};
export const consent = consents.en;
const visitorMailsPerDay = 300;
const secret = Buffer.alloc(32, "s");

function missing(): never {
  throw new Error("The default brokerage offers no reminder.");
}

/** Form of a visitor whose renewal is two years after the tests' date. */
export const request = {
  email: "Ana.Silva@example.com",
  renewalMonth: "5",
  renewalYear: "2028",
  agreedToReminder: "true",
};

export function linksIn({ text }: ReceivedMail) {
  const of = (use: "confirm" | "withdraw") =>
    new RegExp(`${brokerage.siteUrl}(${reminderPaths[use]}\\?token=\\S+)`).exec(text)?.[1] ?? "";
  return { confirm: of("confirm"), withdraw: of("withdraw") };
}

/** Builds the app with a mail server and a worker, on a clock that the test sets. */
export async function reminderSetUp(options: Partial<AppOptions> = {}, given?: LeadDatabase) {
  const db = given ?? (await sqlite.emptyDatabase()).db;
  const { read: clock, advance, moveTo } = standingClock();
  const peer = await mailPeer();
  for (const each of Object.values(consents)) await keepConsent(db, each, now);
  const store = reminderStore(db, visitorMailsPerDay);
  const tokens = reminderTokens(secret);
  const { app } = await testApp(
    { clock, reminders: { reminders: store, consents, links: tokens }, ...options },
    db,
  );
  const worker = (more: Partial<DeliveryWorkerOptions> = {}) =>
    testWorker(
      {
        queue: outbox(db, visitorMailsPerDay),
        channels: reminderChannels(peer.settings, texts, tokens),
        ...more,
      },
      clock,
    );
  const post = (
    url: string,
    fields: Record<string, string> = { answer: "yes" },
    headers: Record<string, string> = {},
  ) => app.inject(formPost(url, fields, headers));
  const ask = (
    more: Record<string, string> = {},
    headers: Record<string, string> = {},
    { language = "en" }: { language?: AnswerLanguage } = {},
  ) => post(formAction(reminderPaths.ask, language), { ...request, ...more }, headers);
  /** Requests a reminder, and returns the links of the mail that it causes. */
  async function asked(more: Record<string, string> = {}, form: Parameters<typeof ask>[2] = {}) {
    await ask(more, {}, form);
    await worker().runDue();
    const mail = peer.mails.at(-1);
    if (!mail) throw new Error("No mail has come.");
    return linksIn(mail);
  }
  return {
    app,
    db,
    store,
    tokens,
    mails: peer.mails,
    clock,
    worker,
    post,
    ask,
    asked,
    consentId: consentId(consent),
    moveTo,
    advance,
  };
}
