import { type Brokerage, officeOf } from "@mortgage-kit/content/brokerage";
import { promisedCall } from "@mortgage-kit/content/office";
import {
  applicationReceipt,
  type CallBack,
  callBack,
  detailPaths,
  detailsOf,
  formAction,
  referenceOf,
} from "@mortgage-kit/contracts";
import { isAnsweredByMail } from "../deliveries/leadMail.ts";
import { answerFormat, languageOf } from "../http/formPosts.ts";
import type { App } from "../http/httpServer.ts";
import { sendPage } from "../http/page.ts";
import { callBackReceivedPage, callBackRefusedPage, receivedCallBack } from "./detailsPages.ts";
import { openedPicture } from "./formTokens.ts";
import {
  type LeadIntakeOptions,
  leadHeaders,
  leadIntake,
  leadSchema,
  placeOf,
} from "./leadIntake.ts";
import { formChecks } from "./spamSignals.ts";

const schema = {
  operationId: "askForCallBack",
  ...leadSchema(applicationReceipt),
  summary: "Ask to be called or written to",
  description:
    "Stored, delivered and limited like an application, under the same consent. Responds with 201 only when the request is durably stored. An Idempotency-Key header makes a retry within 24 hours safe.",
  headers: leadHeaders,
  body: callBack,
};

export function callBacks(app: App, options: LeadIntakeOptions): void {
  const { brokerages, consents, detailsTokens } = options;
  const take = leadIntake(options);
  app.post(
    detailPaths.callBack,
    {
      schema,
      ...formChecks(options),
      config: {
        refusedPage: (refused) =>
          callBackRefusedPage(consents, refused, placeOf(options, refused.language)),
      },
    },
    async (request, reply) => {
      const { name, phoneOrEmail, agreedToTerms, ...sent } = request.body;
      const { id, receivedAt } = await take(request, {
        kind: "call-back",
        application: { firstName: name, lastName: "", phoneOrEmail, agreedToTerms },
        details: detailsOf(sent),
      });
      reply.header("cache-control", "no-store");
      if (answerFormat(request) !== "page") return reply.code(201).send({ id, receivedAt });
      // An address of its own, so that a reload does not send the form again.
      const shown = receiptOf(request.body, brokerages.en.brokerage, { id, receivedAt });
      const agent = sent.agent && { agent: detailsTokens.seal(sent.agent) };
      const query = new URLSearchParams({ ...shown, ...agent });
      const address = formAction(detailPaths.callBackReceived, languageOf(request));
      return reply.redirect(`${address}${address.includes("?") ? "&" : "?"}${query}`, 303);
    },
  );
  app.get(detailPaths.callBackReceived, { schema: { hide: true } }, (request, reply) => {
    const language = languageOf(request);
    const { brokerage } = brokerages[language];
    const { agent = "", ...shown } = receivedCallBack.parse(request.query);
    const received = { ...shown, agent: detailsTokens.unseal(agent) };
    const office = officeOf(brokerage);
    return sendPage(reply, callBackReceivedPage(received, brokerage, { office, language }));
  });
  openedPicture(app, options, detailPaths.callBackOpened, detailPaths.callBack);
}

/** Returns what the page of a received call-back shows, for its address. */
function receiptOf(
  body: CallBack,
  brokerage: Brokerage,
  { id, receivedAt }: { id: string; receivedAt: string },
) {
  const details = detailsOf(body);
  const { callTime, callDay, origin } = details;
  const part = callTime === "any" ? null : callTime;
  const chosen = part && { part, day: callDay ?? null };
  const call = chosen && promisedCall(officeOf(brokerage), chosen, new Date(receivedAt));
  return {
    reference: referenceOf(id),
    ...(isAnsweredByMail(details, body.phoneOrEmail) && { by: "email" }),
    ...(call && { call: `${call.day} ${call.part}` }),
    ...(origin && { from: origin }),
  };
}
