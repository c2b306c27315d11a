import type { Brokerages } from "@mortgage-kit/content/brokerage";
import { type SiteLanguage, wordsOf } from "@mortgage-kit/content/words";
import {
  applicationDetails,
  detailPaths,
  detailsOf,
  detailsReceipt,
} from "@mortgage-kit/contracts";
import type { FastifyInstance } from "fastify";
import type { ZodTypeProvider } from "fastify-type-provider-zod";
import { match } from "ts-pattern";
import type { DetailsTokens } from "../abuse/formTokens.ts";
import { roomFor, type SuspectedRoom } from "../abuse/suspectedRoom.ts";
import { answerFormat, type CsrfOptions, csrfProtection, languageOf } from "../http/formPosts.ts";
import { HttpError } from "../http/HttpError.ts";
import { sendPage } from "../http/page.ts";
import type { AddedDetails, Addition } from "../leads/storeDetails.ts";
import { detailsAddedPage, detailsRefusedPage } from "./detailsPages.ts";
import { leadSchema, noRoom } from "./leadIntake.ts";

interface ApplicationDetailsOptions {
  brokerages: Brokerages;
  addDetails: (added: AddedDetails) => Promise<Addition>;
  tokens: DetailsTokens;
  room: SuspectedRoom;
  csrf: CsrfOptions;
  onStored: () => void;
  clock: () => Date;
  consentIds: Readonly<Record<SiteLanguage, string>>;
}

const schema = {
  operationId: "addApplicationDetails",
  ...leadSchema(detailsReceipt),
  summary: "Add details to an application, once",
  description:
    "Takes the token that the response to an application has in its header details-token, valid for four hours. Responds with 201 only when the details are durably stored. A retry with the same details gets the same response; other details for the same application get 409.",
  body: applicationDetails,
};

export function applicationDetailsRoute(
  app: FastifyInstance,
  { brokerages, tokens, room, clock, ...options }: ApplicationDetailsOptions,
): void {
  app.withTypeProvider<ZodTypeProvider>().post(
    detailPaths.details,
    {
      schema,
      onRequest: csrfProtection(options.csrf),
      config: {
        refusedPage: (refusal, body, language) => detailsRefusedPage({ refusal, body, language }),
      },
    },
    async (request, reply) => {
      const { token, ...sent } = request.body;
      const language = languageOf(request);
      const { details: words } = wordsOf(language).callBack;
      const now = clock();
      const leadId = tokens.read(token, now);
      if (leadId === undefined) throw new HttpError(410, words.expired);
      const addition = await options.addDetails({
        leadId,
        details: detailsOf(sent),
        consentId: options.consentIds[language],
        now,
        hasRoom: room.hasRoom(false),
      });
      const { receivedAt } = match(addition)
        .with({ outcome: "used" }, () => {
          throw new HttpError(409, words.used);
        })
        .with({ outcome: "removed" }, () => {
          throw new HttpError(410, words.removed);
        })
        .with({ outcome: "no room" }, () => {
          throw noRoom(brokerages[language].brokerage.phone, language);
        })
        .with({ outcome: "stored" }, { outcome: "replayed" }, (stored) => stored)
        .exhaustive();
      request.log.info({ lead: leadId }, `details ${addition.outcome}`);
      if (addition.outcome === "stored") {
        if (addition.isSuspected) room.took(roomFor.details);
        options.onStored();
      }
      reply.code(201).header("cache-control", "no-store");
      if (answerFormat(request) !== "page") return reply.send({ receivedAt });
      return sendPage(reply, detailsAddedPage(language));
    },
  );
}
