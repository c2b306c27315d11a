import { randomBytes, randomUUID } from "node:crypto";
import cors from "@fastify/cors";
import underPressure from "@fastify/under-pressure";
import { type Brokerages, reminderTexts } from "@mortgage-kit/content/brokerage";
import type { SiteLanguage } from "@mortgage-kit/content/words";
import { type ConsentRecord, consentFor, detailsConsents } from "@mortgage-kit/contracts";
import Fastify, {
  type FastifyHttpOptions,
  type FastifyInstance,
  type FastifyServerOptions,
  LogController,
  type RawServerDefault,
} from "fastify";
import { serializerCompiler } from "fastify-type-provider-zod";
import { deliverRanked } from "./abuse/deliverRanked.ts";
import { formTokenRoutes } from "./abuse/formTokenRoutes.ts";
import { formTokens } from "./abuse/formTokens.ts";
import { senderOf } from "./abuse/networks.ts";
import { rateLimiter } from "./abuse/rateLimiter.ts";
import { type SuspectedRoom, suspectedRoom } from "./abuse/suspectedRoom.ts";
import type { Settings } from "./env.ts";
import { consentId } from "./leads/consents.ts";
import { detailsTokens } from "./leads/detailsTokens.ts";
import type { LeadStore } from "./leads/leadStore.ts";
import type { Telemetry } from "./metrics/telemetry.ts";
import { plainFrame } from "./pages/page.ts";
import { bodyParsers } from "./plugins/bodyParsers.ts";
import { connectionLimits } from "./plugins/connectionLimits.ts";
import { errors, validatorCompiler } from "./plugins/errors.ts";
import { forwardedWarning, rejectTwoHosts } from "./plugins/proxyHeaders.ts";
import { requestLog } from "./plugins/requestLog.ts";
import { securityHeaders, strictHeaders } from "./plugins/securityHeaders.ts";
import { staticSite } from "./plugins/staticSite.ts";
import type { ReminderStore } from "./reminders/reminderStore.ts";
import type { ReminderTokens } from "./reminders/reminderTokens.ts";
import { applicationDetailsRoute } from "./routes/applicationDetails.ts";
import { assistants } from "./routes/assistants.ts";
import { callBacks } from "./routes/callBacks.ts";
import { type HealthOptions, health } from "./routes/health.ts";
import { mortgageApplications } from "./routes/mortgageApplications.ts";
import { oembed } from "./routes/oembed.ts";
import { openApi } from "./routes/openApi.ts";
import { renewalReminders } from "./routes/renewalReminders.ts";
import { securityText } from "./routes/securityText.ts";
import { type StaffApplicationOptions, staffApplication } from "./routes/staffApplication.ts";
import { type BuiltSite, offerReminders } from "./site/loadBuiltSite.ts";
import { externalSources } from "./sources/externalSources.ts";

/** Settings that the app applies as they are. */
type AppSettings = Pick<
  Settings,
  | "trustedProxies"
  | "corsOrigins"
  | "rateLimits"
  | "embedAncestors"
  | "feedUrl"
  | "bankRatesUrl"
  | "servesAssistants"
  | "isBehindTls"
  | "hstsIncludesSubdomains"
>;

export interface AppOptions extends Partial<AppSettings> {
  brokerages: Brokerages;
  leads: Pick<LeadStore, "accept" | "replayOf" | "addDetails" | "check">;
  /** Called after an application is stored, so that delivery does not wait for the next poll. */
  onStored?: () => void;
  logger?: FastifyServerOptions["logger"];
  clock?: () => Date;
  newId?: () => string;
  /** Accepts held applications that rank highest under load; without it all wait for review. */
  acceptRanked?: (ids: string[]) => Promise<void>;
  /** Key that signs the form's tokens; random for each process by default. */
  formSecret?: Buffer;
  /** Limit of suspected applications in storage; none by default. */
  suspectedRoom?: SuspectedRoom;
  /** Reports what readiness shows beside the store. */
  health?: Omit<HealthOptions, "checkStore" | "clock">;
  /** The built site; without it the API is served alone. */
  site?: BuiltSite;
  /** Store of the reminders and their consents; without it the site offers none. */
  reminders?: {
    store: ReminderStore;
    consents: Readonly<Record<SiteLanguage, ConsentRecord>>;
    links: ReminderTokens;
    onStored?: () => void;
  };
  /** Links in mails to staff, and the database and channels on which they act; without it they have no page. */
  staff?: Pick<StaffApplicationOptions, "db" | "channels" | "links">;
  /** Consents of an applicant; default to the words in force with the brokerage's documents. */
  consents?: Partial<Record<SiteLanguage, ConsentRecord>>;
  telemetry?: Telemetry;
}

/** Limits on the resources of one connection, so that slow clients cannot crowd out the rest. */
const limits = {
  bodyLimit: 16 * 1024,
  requestTimeout: 8_000,
  handlerTimeout: 4_000,
  keepAliveTimeout: 5_000,
  // Node's other timeouts limit sending; this one closes the connection of a client that does not
  // read. Node waits once more if part of the response was sent meanwhile.
  connectionTimeout: 4_500,
  http: { headersTimeout: 5_000, connectionsCheckingInterval: 1_000 },
} satisfies FastifyHttpOptions<RawServerDefault>;

function newFastify(
  { logger = false, trustedProxies = [] }: AppOptions,
  headers: Record<string, string>,
): FastifyInstance {
  const app: FastifyInstance = Fastify({
    ...limits,
    logger,
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: () => randomUUID(),
    trustProxy: trustedProxies.length > 0 ? trustedProxies : false,
    return503OnClosing: false,
    // A URL that cannot be decoded is rejected before any hook runs.
    frameworkErrors: (error, request, reply) =>
      app.errorHandler(error, request, reply.headers(headers)),
  });
  app.server.maxConnections = 4_000;
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(serializerCompiler);
  return app;
}

/** Builds the HTTP server: plugins, then routes, in the order they take effect. */
export async function buildApp(options: AppOptions): Promise<FastifyInstance> {
  const { brokerages, leads, corsOrigins = [], clock = () => new Date() } = options;
  const { isBehindTls = false, telemetry } = options;
  const { brokerage } = brokerages.en;
  const texts = reminderTexts(brokerages);
  const reminders = texts && options.reminders;
  const site = options.site && offerReminders(options.site, reminders !== undefined);
  const headers = strictHeaders(isBehindTls, options.hstsIncludesSubdomains);
  const consents = byLanguage((language) => {
    return withId(
      options.consents?.[language] ??
        consentFor(brokerages[language].brokerage.documents, language),
    );
  });
  const app = newFastify(options, headers);

  const rateLimits = options.rateLimits ?? { perClient: 10, overall: 100 };
  const limiter = rateLimiter(rateLimits);
  const onVisit = (address: string) => limiter.visited(senderOf(address), clock());

  app.decorate(
    "answerFrames",
    byLanguage(
      (language) =>
        site?.answers?.[language] ?? plainFrame(brokerages[language].brokerage, language),
    ),
  );
  connectionLimits(app);
  requestLog(app, telemetry);
  forwardedWarning(app, clock);
  securityHeaders(app, headers);
  rejectTwoHosts(app);
  errors(app, { brokerage, consents, ...(site && { site }) });
  bodyParsers(app);
  await app.register(underPressure, { maxEventLoopDelay: 1_000, retryAfter: 5 });
  if (corsOrigins.length > 0) {
    await app.register(cors, { origin: corsOrigins, credentials: true, methods: ["GET", "POST"] });
  }
  const secret = options.formSecret ?? randomBytes(32);
  const tokens = formTokens(secret);
  const csrf = { origins: [brokerage.siteUrl, ...corsOrigins], phone: brokerage.phone };

  await openApi(app, brokerage);
  app.decorateRequest("signals", null);
  const onStored = options.onStored ?? (() => {});
  const room = options.suspectedRoom ?? suspectedRoom(Number.POSITIVE_INFINITY);
  const intake = {
    brokerages,
    leads,
    onStored,
    clock,
    newId: options.newId ?? randomUUID,
    rateLimiter: limiter,
    room,
    csrf,
    consents,
  };
  const additions = detailsTokens(secret);
  mortgageApplications(app, { ...intake, tokens, detailsTokens: additions });
  callBacks(app, { ...intake, tokens: formTokens(secret, "call-back form"), isBehindTls });
  applicationDetailsRoute(app, {
    ...intake,
    addDetails: leads.addDetails,
    tokens: additions,
    consentIds: byLanguage((language) => consentId(detailsConsents[language])),
  });
  formTokenRoutes(app, {
    tokens,
    onOpened: onVisit,
    clock,
    isBehindTls,
  });
  const { acceptRanked } = options;
  if (acceptRanked) deliverRanked(app, { rateLimiter: limiter, accept: acceptRanked, clock });
  if (reminders) {
    renewalReminders(app, {
      texts,
      reminders: reminders.store,
      links: reminders.links,
      tokens: formTokens(secret, "renewal reminder form"),
      rateLimits,
      csrf,
      onStored: reminders.onStored ?? (() => {}),
      clock,
      newId: options.newId ?? randomUUID,
      isBehindTls,
      consents: byLanguage((language) => withId(reminders.consents[language])),
    });
  }
  if (options.staff) staffApplication(app, { ...options.staff, csrf, onStored, clock });
  securityText(app, brokerage, clock);
  externalSources(app, { ...options, clock });
  if (options.servesAssistants !== false) {
    assistants(app, { brokerages, origins: csrf.origins, clock });
  }
  health(app, {
    checkStore: () => leads.check(),
    ...options.health,
    clock,
  });
  if (site) oembed(app, site, brokerage.siteUrl);
  if (site) staticSite(app, site, { embedAncestors: options.embedAncestors, onVisit });
  return app;
}

const withId = (consent: ConsentRecord) => ({ ...consent, id: consentId(consent) });

const byLanguage = <T>(make: (language: SiteLanguage) => T): Record<SiteLanguage, T> => ({
  en: make("en"),
  fr: make("fr"),
});
