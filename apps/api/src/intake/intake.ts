import type { SiteLanguage } from "@mortgage-kit/content/words";
import type { ConsentRecord } from "@mortgage-kit/contracts";
import type { App } from "../http/httpServer.ts";
import { consentId } from "../store/consents.ts";
import { applicationDetailsRoute } from "./applicationDetails.ts";
import { callBacks } from "./callBacks.ts";
import { detailsTokens, formTokenRoutes, formTokens } from "./formTokens.ts";
import { deliverRanked, type LeadIntakeOptions } from "./leadIntake.ts";
import { mortgageApplications } from "./mortgageApplications.ts";

export interface IntakeOptions
  extends Omit<LeadIntakeOptions, "tokens" | "detailsTokens" | "consents"> {
  secret: Buffer;
  consents: Readonly<Record<SiteLanguage, ConsentRecord>>;
  onVisit: (address: string) => void;
  /** Accepts held applications that rank highest under load; without it all wait for review. */
  acceptRanked: ((ids: string[]) => Promise<void>) | undefined;
}

export function intake(app: App, { secret, ...options }: IntakeOptions): void {
  const withId = (record: ConsentRecord) => ({ ...record, id: consentId(record) });
  const forms = {
    ...options,
    consents: { en: withId(options.consents.en), fr: withId(options.consents.fr) },
    tokens: formTokens(secret),
    detailsTokens: detailsTokens(secret),
  };
  app.decorateRequest("signals", null);
  mortgageApplications(app, forms);
  callBacks(app, { ...forms, tokens: formTokens(secret, "call-back form") });
  applicationDetailsRoute(app, forms);
  formTokenRoutes(app, forms, options.onVisit);
  deliverRanked(app, options, options.acceptRanked);
}
