import type { Brokerage, Reminder } from "@mortgage-kit/content/brokerage";
import {
  type ConsentRecord,
  confirmWithinHours,
  reminderPaths,
  reminderReceipt,
  renewalReminder,
} from "@mortgage-kit/contracts";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type { ZodTypeProvider } from "fastify-type-provider-zod";
import { z } from "zod";
import type { Admission, Ticket } from "../abuse/admission.ts";
import { type CsrfOptions, csrfProtection } from "../abuse/csrfProtection.ts";
import { openedPicture } from "../abuse/formTokenRoutes.ts";
import type { FormTokens } from "../abuse/formTokens.ts";
import { clientOf, networkOf } from "../abuse/networks.ts";
import { isTooFast, noSigns, takeSigns } from "../abuse/signs.ts";
import { sendPage } from "../pages/page.ts";
import {
  reminderAnswerPage,
  reminderQuestionPage,
  reminderRefusedPage,
  reminderTroublePage,
} from "../pages/reminderPages.ts";
import { answerFormat, isFormPost } from "../plugins/answerFormat.ts";
import { HttpError } from "../plugins/HttpError.ts";
import type { ReminderState, ReminderStore } from "../reminders/reminderStore.ts";
import type { ReminderTokens } from "../reminders/reminderTokens.ts";
import { monthInWords, renewalMonthOf, whyNoReminder } from "../reminders/renewalMonth.ts";

export interface RenewalRemindersOptions {
  brokerage: Brokerage;
  reminder: Reminder;
  reminders: ReminderStore;
  /** Signs the links of the mails. */
  links: ReminderTokens;
  /** Of the reminder's form alone. */
  tokens: FormTokens;
  admission: Admission;
  csrf: CsrfOptions;
  onStored: () => void;
  clock: () => Date;
  newId: () => string;
  isBehindTls: boolean;
  /** Consent, and the id of the record that a request refers to. */
  consent: ConsentRecord & { id: string };
}

const refusalBodies = {
  description: "Refused: one sentence, or problem details when the request asks for JSON.",
  content: {
    "text/plain": { schema: z.string() },
    "application/problem+json": { schema: z.looseObject({ status: z.int(), detail: z.string() }) },
  },
};

const pageBody = { "text/html": { schema: z.string() } };
const tokenQuery = z.object({ token: z.string().max(200) });
const tags = ["Reminders"];

const askSchema = {
  operationId: "askForReminder",
  tags,
  summary: "Ask for an e-mail before a mortgage's renewal",
  description:
    "A mail with a link to confirm the address is sent; what is not confirmed in time is deleted. The answer is the same for every address, known or not. There is no such address where no mail is configured.",
  consumes: ["application/json", "application/x-www-form-urlencoded"],
  body: renewalReminder,
  response: {
    202: {
      description: "Taken. A form post is answered with a page instead.",
      content: { "application/json": { schema: reminderReceipt }, ...pageBody },
    },
    "4xx": refusalBodies,
    "5xx": refusalBodies,
  },
};

const linkSchema = (operationId: string, summary: string, description: string) => ({
  operationId,
  tags,
  summary,
  description,
  querystring: tokenQuery,
  response: {
    200: { description: "A page.", content: pageBody },
    "4xx": { description: "The link is not one of ours, or no longer works.", content: pageBody },
    "5xx": refusalBodies,
  },
});

/** The reminder before a renewal: asked for, confirmed by a mail's link, and withdrawn by any. */
export function renewalReminders(app: FastifyInstance, options: RenewalRemindersOptions): void {
  const { brokerage, reminder, clock, tokens, isBehindTls } = options;
  const routes = app.withTypeProvider<ZodTypeProvider>();
  const refusedPage = (refusal: HttpError, body: unknown) =>
    reminderRefusedPage({ brokerage, reminder, consent: options.consent, refusal, body });

  routes.post(
    reminderPaths.ask,
    {
      schema: askSchema,
      config: { refusedPage },
      onRequest: csrfProtection(options.csrf),
      preValidation: async (request) => {
        request.signs = takeSigns(request, tokens, clock());
      },
    },
    async (request, reply) => {
      await ask(request, request.body, options);
      reply.code(202).header("cache-control", "no-store");
      if (answerFormat(request) !== "page") return reply.send({ confirmWithinHours });
      const values = { hours: String(confirmWithinHours) };
      return sendPage(reply, reminderAnswerPage(brokerage, reminder.answers.asked, { values }));
    },
  );
  openedPicture(app, {
    url: reminderPaths.opened,
    cookiePath: reminderPaths.ask,
    tokens,
    clock,
    isBehindTls,
  });
  confirmRoutes(app, options);
  // Mailboxes may send their one click as multipart, which no other address takes.
  app.register(async (scope) => withdrawRoutes(scope, options));
}

async function ask(
  request: FastifyRequest,
  body: z.infer<typeof renewalReminder>,
  { reminder, reminders, tokens, admission, consent, ...options }: RenewalRemindersOptions,
): Promise<void> {
  const now = options.clock();
  const signs = request.signs ?? noSigns;
  const renewalMonth = renewalMonthOf(body.renewalYear, body.renewalMonth);
  const why = whyNoReminder(renewalMonth, now);
  if (why) {
    const detail =
      why === "too soon"
        ? reminder.answers.tooSoon
        : "That renewal is further away than the term of any mortgage: please check the year.";
    const field = why === "too soon" ? "renewalMonth" : "renewalYear";
    throw new HttpError(400, detail, { fields: [{ field, detail }] });
  }
  // A filled honeypot gets the usual answer and is stored nowhere: a program reads no mail.
  if (signs.isTrapFilled) return;
  if (isTooFast(signs)) {
    throw new HttpError(
      429,
      "This was sent faster than anybody reads it, so please look at it and send it again.",
      { retryAfterSeconds: 2 },
    );
  }
  const sender = { client: clientOf(request.ip), network: networkOf(request.ip) };
  const ticket = admission.admit(sender, signs, isFormPost(request), now);
  if (ticket.isOverflow) {
    throw new HttpError(
      429,
      "So many requests are arriving that we cannot take this one, so please try again in a minute.",
      { retryAfterSeconds: 60 },
    );
  }
  await stored(ticket, async () => {
    const id = options.newId();
    const isQueued = await reminders.ask({ id, email: body.email, renewalMonth, consent, now });
    if (signs.token) tokens.spend(signs.token);
    if (!isQueued) return;
    request.log.info({ reminder: id }, "reminder asked for");
    options.onStored();
  });
}

async function stored(ticket: Ticket, work: () => Promise<void>): Promise<void> {
  try {
    await work();
  } catch (error) {
    ticket.release();
    throw error;
  }
}

type TokenRequest = FastifyRequest<{ Querystring: z.infer<typeof tokenQuery> }>;

/** A link is only ever opened by a GET, which changes nothing: programs that scan mails open every one. */
function confirmRoutes(app: FastifyInstance, options: RenewalRemindersOptions): void {
  const { brokerage, reminder, reminders, links, clock, csrf } = options;
  const { answers } = reminder;
  const routes = app.withTypeProvider<ZodTypeProvider>();

  const stateOf = async (
    { query }: TokenRequest,
    read: (id: string) => Promise<ReminderState>,
  ): Promise<ReminderState> => {
    const id = links.read("confirm", query.token);
    return id === undefined ? { state: "expired" } : read(id);
  };

  const answer = (request: TokenRequest, reply: FastifyReply, found: ReminderState) => {
    if (found.state === "expired") {
      return sendPage(reply.code(410), reminderAnswerPage(brokerage, answers.expired));
    }
    const values = { month: monthInWords(found.renewalMonth) };
    const page =
      found.state === "waiting"
        ? reminderQuestionPage(brokerage, answers.confirm, {
            values,
            action: `${reminderPaths.confirm}?token=${request.query.token}`,
          })
        : reminderAnswerPage(brokerage, answers.confirmed, { values });
    return sendPage(reply, page);
  };

  routes.get(
    reminderPaths.confirm,
    {
      schema: linkSchema(
        "showConfirmation",
        "Show what the link of a confirmation mail would confirm",
        "Changes nothing, as programs that scan mails open every link.",
      ),
    },
    async (request, reply) =>
      answer(request, reply, await stateOf(request, (id) => reminders.look(id, clock()))),
  );
  routes.post(
    reminderPaths.confirm,
    {
      schema: linkSchema(
        "confirmReminder",
        "Confirm a reminder",
        "Once: sent again, it changes nothing. A link that was not used in time is answered with 410.",
      ),
      config: { refusedPage: (refusal) => reminderTroublePage({ brokerage, reminder, refusal }) },
      onRequest: csrfProtection(csrf),
    },
    async (request, reply) => {
      const found = await stateOf(request, (id) => reminders.confirm(id, clock()));
      if (found.state === "confirmed") options.onStored();
      return answer(request, reply, found);
    },
  );
}

const oneClick = "List-Unsubscribe=One-Click";

/** Withdraws without a sign-in, by the page's button or by a mailbox's one click (RFC 8058). */
function withdrawRoutes(scope: FastifyInstance, options: RenewalRemindersOptions): void {
  const { brokerage, reminder, reminders, links, clock } = options;
  const { answers } = reminder;
  const routes = scope.withTypeProvider<ZodTypeProvider>();
  scope.addContentTypeParser<Buffer>(
    "multipart/form-data",
    { parseAs: "buffer" },
    (_request, body, done) => {
      const text = body.toString("latin1");
      const isOneClick = /name="?List-Unsubscribe"?\r?\n(?:.*\r?\n)*?\r?\nOne-Click/i.test(text);
      done(null, isOneClick ? { "List-Unsubscribe": "One-Click" } : {});
    },
  );

  routes.get(
    reminderPaths.withdraw,
    {
      schema: linkSchema(
        "showWithdrawal",
        "Show the button that withdraws a reminder",
        "Changes nothing, as programs that scan mails open every link.",
      ),
    },
    async (request, reply) => {
      const { token } = request.query;
      if (links.read("withdraw", token) === undefined) {
        return sendPage(reply.code(410), reminderAnswerPage(brokerage, answers.expired));
      }
      const action = `${reminderPaths.withdraw}?token=${token}`;
      return sendPage(reply, reminderQuestionPage(brokerage, answers.withdraw, { action }));
    },
  );
  routes.post(
    reminderPaths.withdraw,
    {
      schema: {
        ...linkSchema(
          "withdrawReminder",
          "Withdraw every reminder of an address",
          `By the page's button, or with the body ${oneClick} of RFC 8058. Sent again, or after the reminder was deleted, it is answered alike.`,
        ),
        consumes: ["application/x-www-form-urlencoded", "multipart/form-data"],
        body: z.union(
          [
            z.looseObject({ "List-Unsubscribe": z.literal("One-Click") }),
            z.looseObject({ answer: z.literal("yes") }),
          ],
          { error: "Nothing in the request says that the consent is to be withdrawn." },
        ),
      },
      config: { refusedPage: (refusal) => reminderTroublePage({ brokerage, reminder, refusal }) },
    },
    async (request, reply) => {
      const id = links.read("withdraw", request.query.token);
      if (id === undefined) {
        return sendPage(reply.code(410), reminderAnswerPage(brokerage, answers.expired));
      }
      await reminders.withdraw(id, clock());
      request.log.info({ reminder: id }, "reminder withdrawn");
      return sendPage(reply, reminderAnswerPage(brokerage, answers.withdrawn));
    },
  );
}
