import type { ReminderTexts } from "@mortgage-kit/content/brokerage";
import { type SiteLanguage, wordsOf } from "@mortgage-kit/content/words";
import {
  type ConsentRecord,
  confirmWithinHours,
  reminderPaths,
  reminderReceipt,
  renewalReminder,
} from "@mortgage-kit/contracts";
import type { FastifyReply, FastifyRequest } from "fastify";
import type { z } from "zod";
import { pageBody } from "../http/errors.ts";
import { answerFormat, languageOf } from "../http/formPosts.ts";
import { HttpError } from "../http/HttpError.ts";
import type { App } from "../http/httpServer.ts";
import { sendPage } from "../http/page.ts";
import { formTokens, openedPicture } from "../intake/formTokens.ts";
import { formChecks, isTooFast, noSpamSignals } from "../intake/spamSignals.ts";
import { bucket, bucketsByName, takeAll } from "../limits/buckets.ts";
import { type RateLimits, senderOf } from "../limits/rateLimiter.ts";
import { consentId } from "../store/consents.ts";
import { type ReminderLinksOptions, reminderLinks } from "./reminderLinks.ts";
import { reminderPage, reminderRefusedPage } from "./reminderPages.ts";
import { calendarPath, renewalMonthOf, whyNoReminder } from "./renewalMonth.ts";

export interface RenewalRemindersOptions extends ReminderLinksOptions {
  secret: Buffer;
  rateLimits: RateLimits;
  newId: () => string;
  isBehindTls: boolean;
  consents: Readonly<Record<SiteLanguage, ConsentRecord>>;
}

const askSchema = {
  operationId: "askForReminder",
  tags: ["Reminders"],
  summary: "Ask for an e-mail before a mortgage's renewal",
  description:
    "Sends a mail with a link to confirm the address; unconfirmed requests are deleted. The response is the same for every address. The route exists only if mail is configured.",
  consumes: ["application/json", "application/x-www-form-urlencoded"],
  body: renewalReminder,
  response: {
    202: {
      description: "Accepted. A form post gets a page instead.",
      content: { "application/json": { schema: reminderReceipt }, ...pageBody },
    },
  },
};

const hourS = 60 * 60;

export function renewalReminders(app: App, options: RenewalRemindersOptions): void {
  const { texts, reminders, consents, clock } = options;
  const tokens = formTokens(options.secret, "renewal reminder form");
  const take = requestLimiter(options.rateLimits);

  async function ask(
    request: FastifyRequest,
    reply: FastifyReply,
    body: z.infer<typeof renewalReminder>,
  ) {
    const now = clock();
    const language = languageOf(request);
    const words = wordsOf(language).refusals;
    const signals = request.signals ?? noSpamSignals;
    const renewalMonth = renewalMonthOf(body.renewalYear, body.renewalMonth);
    checkMonth(renewalMonth, now, texts[language]);
    // A filled honeypot gets the usual response and is not stored.
    if (signals.isHoneypotFilled) return;
    if (isTooFast(signals)) throw new HttpError(429, words.tooFast, { retryAfterSeconds: 2 });
    const giveBack = take(request.ip, now);
    if (!giveBack) throw new HttpError(429, words.tooMany, { retryAfterSeconds: 60 });
    try {
      const id = options.newId();
      const consent = { ...consents[language], id: consentId(consents[language]) };
      const refusal = await reminders.ask({ id, email: body.email, renewalMonth, consent, now });
      if (refusal === "budget") {
        const file = calendarPath(renewalMonth, language);
        reply.header("link", `<${file}>; rel="alternate"; type="text/calendar"`);
        throw new HttpError(503, words.remindersFull, { retryAfterSeconds: hourS, cause: refusal });
      }
      if (signals.token) tokens.spend(signals.token);
      // The response must not tell whether the mailbox got mails before.
      if (refusal) return;
      request.log.info({ reminder: id }, "reminder asked for");
      options.onStored();
    } catch (error) {
      giveBack();
      throw error;
    }
  }

  app.post(
    reminderPaths.ask,
    {
      schema: askSchema,
      config: {
        refusedPage: (refused) =>
          reminderRefusedPage(consents[refused.language], {
            ...texts[refused.language],
            ...refused,
          }),
      },
      ...formChecks({ ...options, tokens }),
    },
    async (request, reply) => {
      await ask(request, reply, request.body);
      reply.code(202).header("cache-control", "no-store");
      if (answerFormat(request) !== "page") return reply.send({ confirmWithinHours });
      const own = texts[languageOf(request)];
      const values = { hours: String(confirmWithinHours) };
      return sendPage(reply, reminderPage(own, own.reminder.answers.asked, values));
    },
  );
  openedPicture(app, { ...options, tokens }, reminderPaths.opened, reminderPaths.ask);
  reminderLinks(app, options);
}

/** Throws if a reminder for this month would come too soon, or too late to be kept. */
function checkMonth(month: string, now: Date, { language, reminder }: ReminderTexts): void {
  const why = whyNoReminder(month, now);
  if (!why) return;
  const [field, detail] =
    why === "too soon"
      ? ["renewalMonth", reminder.answers.tooSoon]
      : ["renewalYear", wordsOf(language).refusals.renewalTooFar];
  throw new HttpError(400, detail, { fields: [{ field, detail }] });
}

/** Requests of one network a minute, so that a few networks cannot use up the limit of all. */
const perNetwork = 20;

function requestLimiter({ perClient, overall }: RateLimits) {
  const clients = bucketsByName(perClient);
  const networks = bucketsByName(Math.max(perClient, perNetwork));
  const all = bucket(overall, overall);
  /** Uses capacity for one request. Returns the function that gives it back; undefined without any. */
  return (ip: string, now: Date): (() => void) | undefined => {
    const { client, network } = senderOf(ip);
    return takeAll([clients(client), networks(network), all], now);
  };
}
