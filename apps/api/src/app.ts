import { randomBytes, randomUUID } from "node:crypto";
import { reminderTexts } from "@mortgage-kit/content/brokerage";
import type { SiteLanguage } from "@mortgage-kit/content/words";
import type { ConsentRecord } from "@mortgage-kit/contracts";
import { assistants } from "./assistants/assistants.ts";
import { type HealthOptions, health } from "./health/health.ts";
import { type App, type HttpServerOptions, httpServer } from "./http/httpServer.ts";
import { openApi } from "./http/openApi.ts";
import { type IntakeOptions, intake } from "./intake/intake.ts";
import { type SuspectedRoom, suspectedRoom } from "./intake/suspectedRoom.ts";
import { rateLimiter, senderOf } from "./limits/rateLimiter.ts";
import { ratesRoute } from "./rates/ratesRoute.ts";
import type { RunningRates } from "./rates/runningRates.ts";
import { type RenewalRemindersOptions, renewalReminders } from "./reminders/renewalReminders.ts";
import type { Settings } from "./settings/readSettings.ts";
import { type BuiltSite, isBuilt, offerReminders } from "./site/loadBuiltSite.ts";
import { consentsToApply } from "./site/readConsent.ts";
import { securityText } from "./site/securityText.ts";
import { staticSite } from "./site/staticSite.ts";
import { externalSources } from "./sources/externalSources.ts";
import { staffApplication } from "./staff/staffApplication.ts";
import type { StaffApplicationOptions } from "./staff/staffBrowser.ts";
import type { LeadStore } from "./store/leadStore.ts";

type AppSettings = Pick<
  Settings,
  "rateLimits" | "embedAncestors" | "feedUrl" | "bankRatesUrl" | "servesAssistants"
>;

export interface AppOptions
  extends Omit<HttpServerOptions, "hasFile" | "frames">,
    Partial<AppSettings>,
    Partial<Pick<IntakeOptions, "acceptRanked" | "newId">> {
  leads: LeadStore;
  /** Called after a delivery is queued, so that it does not wait for the next poll. */
  onStored?: () => void;
  /** Key that signs the form's tokens; random for each process by default. */
  formSecret?: Buffer;
  /** Limit of suspected applications in storage; none by default. */
  suspectedRoom?: SuspectedRoom;
  health?: Omit<HealthOptions, "checkStore" | "clock">;
  /** The built site; without it the API is served alone. */
  site?: BuiltSite | undefined;
  /** Store of the reminders and their consents; without it the site offers none. */
  reminders?: Pick<RenewalRemindersOptions, "reminders" | "consents" | "links"> | undefined;
  /** Links to the pages of staff, and the database and channels on which these act; without it there is none. */
  staff?: Omit<StaffApplicationOptions, "brokerage" | "rates" | "csrf" | "onStored" | "clock">;
  /** Rates that staff change at run; without them the site's own file is served. */
  rates?: RunningRates | undefined;
  /** Consents of an applicant; those of the site's pages by default. */
  consents?: Record<SiteLanguage, ConsentRecord>;
}

/** Builds the HTTP server: its features in the order they take effect. */
export async function buildApp(options: AppOptions): Promise<App> {
  const { brokerages, leads, corsOrigins = [], clock } = options;
  const { isBehindTls = false, onStored = () => {}, newId = randomUUID } = options;
  const { brokerage } = brokerages.en;
  const texts = reminderTexts(brokerages);
  const reminders = texts && options.reminders;
  const site = options.site && offerReminders(options.site, reminders !== undefined);
  const rateLimits = options.rateLimits ?? { perClient: 10, overall: 100 };
  const limiter = rateLimiter(rateLimits);
  const secret = options.formSecret ?? randomBytes(32);
  const csrf = { origins: [brokerage.siteUrl, ...corsOrigins], phone: brokerage.phone };
  const shared = { brokerages, csrf, clock, newId, isBehindTls, secret, rateLimits };
  const onVisit = (address: string) => limiter.visited(senderOf(address), clock());

  const hasFile = site && ((path: string) => isBuilt(site, path));

  const app = await httpServer({ ...options, hasFile, frames: site?.answers });
  await openApi(app, brokerage);
  intake(app, {
    ...shared,
    leads,
    onStored,
    onVisit,
    rateLimiter: limiter,
    room: options.suspectedRoom ?? suspectedRoom(Number.POSITIVE_INFINITY),
    consents: options.consents ?? consentsToApply(brokerages, options.site),
    acceptRanked: options.acceptRanked,
  });
  if (reminders) renewalReminders(app, { ...shared, onStored, ...reminders, texts });
  const { rates } = options;
  if (options.staff) {
    staffApplication(app, { ...options.staff, brokerage, rates, csrf, onStored, clock });
  }
  if (rates) ratesRoute(app, rates, clock);
  securityText(app, brokerage, clock);
  externalSources(app, { ...options, clock });
  if (options.servesAssistants !== false)
    assistants(app, { brokerages, rates, origins: csrf.origins, clock, site });
  health(app, { checkStore: () => leads.check(), ...options.health, clock });
  if (site) staticSite(app, site, { embedAncestors: options.embedAncestors, onVisit });
  return app;
}
