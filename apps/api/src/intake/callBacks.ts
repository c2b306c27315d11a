import {
  applicationReceipt,
  type CallBack,
  callBack,
  callInDays,
  detailPaths,
  detailsOf,
  formAction,
  referenceOf,
} from "@mortgage-kit/contracts";
import type { FastifyInstance, FastifyRequest } from "fastify";
import type { ZodTypeProvider } from "fastify-type-provider-zod";
import { answerFormat, languageOf } from "../http/formPosts.ts";
import { sendPage } from "../http/page.ts";
import { callBackReceivedPage, callBackRefusedPage, receivedCallBack } from "./detailsPages.ts";
import { openedPicture } from "./formTokens.ts";
import { type LeadIntakeOptions, leadHeaders, leadIntake, leadSchema } from "./leadIntake.ts";
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

export function callBacks(app: FastifyInstance, options: LeadIntakeOptions): void {
  const { brokerages, consents, clock } = options;
  const take = leadIntake(options);
  app.withTypeProvider<ZodTypeProvider>().post(
    detailPaths.callBack,
    {
      schema,
      ...formChecks(options),
      config: {
        refusedPage: (refusal, body, language) =>
          callBackRefusedPage(consents[language], { refusal, body, language }),
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
      return reply.redirect(receivedAddress(request, id, new Date(receivedAt)), 303);
    },
  );
  app.get(detailPaths.callBackReceived, { schema: { hide: true } }, (request, reply) => {
    const language = languageOf(request);
    const { brokerage } = brokerages[language];
    const received = receivedCallBack.parse(request.query);
    return sendPage(reply, callBackReceivedPage(received, brokerage, clock(), language));
  });
  openedPicture(app, options, detailPaths.callBackOpened, detailPaths.callBack);
}

function receivedAddress(request: FastifyRequest, id: string, now: Date): string {
  const { callTime, agent, origin } = detailsOf(request.body as CallBack);
  const time = callTime ?? "any";
  const shown = {
    reference: referenceOf(id),
    time,
    ...(time !== "any" && { days: String(callInDays(time, now)) }),
    ...(agent && { chosen: "agent" }),
    ...(origin && { from: origin }),
  };
  const address = formAction(detailPaths.callBackReceived, languageOf(request));
  return `${address}${address.includes("?") ? "&" : "?"}${new URLSearchParams(shown)}`;
}
