import { wordsOf } from "@mortgage-kit/content/words";
import {
  applicationDetails,
  detailPaths,
  detailsConsents,
  detailsOf,
  detailsReceipt,
} from "@mortgage-kit/contracts";
import { answerFormat, csrfProtection, languageOf } from "../http/formPosts.ts";
import { HttpError } from "../http/HttpError.ts";
import type { App } from "../http/httpServer.ts";
import { sendPage } from "../http/page.ts";
import { consentId } from "../store/consents.ts";
import { detailsAddedPage, detailsRefusedPage } from "./detailsPages.ts";
import { type LeadIntakeOptions, leadSchema, noRoom, placeOf } from "./leadIntake.ts";
import { roomFor } from "./suspectedRoom.ts";

const schema = {
  operationId: "addApplicationDetails",
  ...leadSchema(detailsReceipt),
  summary: "Add details to an application, once",
  description:
    "Takes the token that the response to an application has in its header details-token, valid for four hours. Responds with 201 only when the details are durably stored. A retry with the same details gets the same response; other details for the same application get 409.",
  body: applicationDetails,
};

export function applicationDetailsRoute(app: App, options: LeadIntakeOptions): void {
  const { brokerages, room, clock, leads, detailsTokens } = options;
  app.post(
    detailPaths.details,
    {
      schema,
      onRequest: csrfProtection(options.csrf),
      config: {
        refusedPage: (refused) => detailsRefusedPage(refused, placeOf(options, refused.language)),
      },
    },
    async (request, reply) => {
      const { token, ...sent } = request.body;
      const language = languageOf(request);
      const { details: words } = wordsOf(language).callBack;
      const now = clock();
      const leadId = detailsTokens.read(token, now);
      if (leadId === undefined) throw new HttpError(410, words.expired);
      const addition = await leads.addDetails({
        leadId,
        details: detailsOf(sent),
        consentId: consentId(detailsConsents[language]),
        now,
        hasRoom: room.hasRoom(false),
      });
      if (addition.outcome === "used") throw new HttpError(409, words.used);
      if (addition.outcome === "removed") throw new HttpError(410, words.removed);
      if (addition.outcome === "no room") {
        throw noRoom(brokerages[language].brokerage.phone, language);
      }
      const { receivedAt } = addition;
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
