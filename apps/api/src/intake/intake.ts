import type { SiteLanguage } from "@mortgage-kit/content/words";
import { type ConsentRecord, detailsConsents } from "@mortgage-kit/contracts";
import type { FastifyInstance } from "fastify";
import { detailsTokens, formTokenRoutes, formTokens } from "../abuse/formTokens.ts";
import { consentId } from "../leads/consents.ts";
import { applicationDetailsRoute } from "./applicationDetails.ts";
import { callBacks } from "./callBacks.ts";
import { deliverRanked, type LeadIntakeOptions } from "./leadIntake.ts";
import { mortgageApplications } from "./mortgageApplications.ts";

export interface IntakeOptions extends Omit<LeadIntakeOptions, "tokens" | "consents"> {
  secret: Buffer;
  consents: Readonly<Record<SiteLanguage, ConsentRecord>>;
  isBehindTls: boolean;
  onVisit: (address: string) => void;
  /** Accepts held applications that rank highest under load; without it all wait for review. */
  acceptRanked: ((ids: string[]) => Promise<void>) | undefined;
}

/** Adds the forms that store leads, and their tokens. */
export function intake(app: FastifyInstance, { secret, ...options }: IntakeOptions): void {
  const { leads, clock, isBehindTls, onVisit: onOpened } = options;
  const withId = (record: ConsentRecord) => ({ ...record, id: consentId(record) });
  const consents = { en: withId(options.consents.en), fr: withId(options.consents.fr) };
  const tokens = formTokens(secret);
  const additions = detailsTokens(secret);
  app.decorateRequest("signals", null);
  mortgageApplications(app, { ...options, consents, tokens, detailsTokens: additions });
  callBacks(app, { ...options, consents, tokens: formTokens(secret, "call-back form") });
  applicationDetailsRoute(app, {
    ...options,
    addDetails: leads.addDetails,
    tokens: additions,
    consentIds: { en: consentId(detailsConsents.en), fr: consentId(detailsConsents.fr) },
  });
  formTokenRoutes(app, { tokens, onOpened, clock, isBehindTls });
  deliverRanked(app, options, options.acceptRanked);
}
