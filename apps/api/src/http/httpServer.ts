import { randomUUID } from "node:crypto";
import cors from "@fastify/cors";
import underPressure from "@fastify/under-pressure";
import type { Brokerages } from "@mortgage-kit/content/brokerage";
import type { SiteLanguage } from "@mortgage-kit/content/words";
import Fastify, {
  type FastifyHttpOptions,
  type FastifyInstance,
  type FastifyRequest,
  type FastifyServerOptions,
  LogController,
  type RawServerDefault,
} from "fastify";
import { serializerCompiler, type ZodTypeProvider } from "fastify-type-provider-zod";
import type { Settings } from "../settings/readSettings.ts";
import { bodyParsers, validatorCompiler } from "./bodyParsers.ts";
import { connectionLimits, forwardedWarning, rejectTwoHosts } from "./connectionLimits.ts";
import { type ErrorsOptions, errors } from "./errors.ts";
import { type AnswerFrame, plainFrame } from "./page.ts";

type HttpSettings = Pick<
  Settings,
  "trustedProxies" | "corsOrigins" | "isBehindTls" | "hstsIncludesSubdomains"
>;

export interface HttpServerOptions extends Partial<HttpSettings> {
  brokerages: Brokerages;
  logger?: FastifyServerOptions["logger"];
  clock: () => Date;
  /** Delay of the event loop, in milliseconds, above which requests get 503; 0 for none. */
  maxEventLoopDelay?: number;
  hasFile?: ErrorsOptions["hasFile"];
  frames?: Partial<Readonly<Record<SiteLanguage, AnswerFrame>>> | undefined;
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

/** Builds a server with what holds for every request, in the order it takes effect, and no route. */
export async function httpServer(options: HttpServerOptions) {
  const { brokerages, trustedProxies = [], corsOrigins = [], clock } = options;
  const { maxEventLoopDelay = 1_000 } = options;
  const headers = strictHeaders(options.isBehindTls ?? false, options.hstsIncludesSubdomains);
  const app: FastifyInstance = Fastify({
    ...limits,
    logger: options.logger ?? false,
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
  const { en, fr } = brokerages;
  app.decorate("answerFrames", {
    en: options.frames?.en ?? plainFrame(en.brokerage, "en"),
    fr: options.frames?.fr ?? plainFrame(fr.brokerage, "fr"),
  });
  connectionLimits(app);
  requestLog(app);
  forwardedWarning(app, clock);
  securityHeaders(app, headers);
  rejectTwoHosts(app);
  errors(app, { phone: en.brokerage.phone, hasFile: options.hasFile });
  bodyParsers(app);
  await app.register(underPressure, { maxEventLoopDelay, retryAfter: 5 });
  if (corsOrigins.length > 0) {
    await app.register(cors, { origin: corsOrigins, credentials: true, methods: ["GET", "POST"] });
  }
  return app.withTypeProvider<ZodTypeProvider>();
}

/** Server whose routes have the types of their Zod schemas. */
export type App = Awaited<ReturnType<typeof httpServer>>;

const unusedFeatures =
  "accelerometer camera display-capture geolocation gyroscope microphone midi payment usb";

const strict = {
  // Responses other than pages load nothing and are not framed.
  "content-security-policy": "default-src 'none'; frame-ancestors 'none'",
  "cross-origin-opener-policy": "same-origin",
  "cross-origin-resource-policy": "same-origin",
  "origin-agent-cluster": "?1",
  "permissions-policy": unusedFeatures
    .split(" ")
    .map((feature) => `${feature}=()`)
    .join(", "),
  "referrer-policy": "strict-origin-when-cross-origin",
  "x-content-type-options": "nosniff",
  "x-frame-options": "DENY",
  "x-xss-protection": "0",
};

const hstsSeconds = 2 * 365 * 24 * 60 * 60;

/** Returns every answer's headers, with HSTS where visitors reach the server by HTTPS alone. */
export function strictHeaders(
  isBehindTls: boolean,
  includeSubDomains = false,
): Record<string, string> {
  if (!isBehindTls) return strict;
  const scope = includeSubDomains ? "; includeSubDomains" : "";
  return { ...strict, "strict-transport-security": `max-age=${hstsSeconds}${scope}` };
}

export function securityHeaders(app: FastifyInstance, headers: Record<string, string>): void {
  app.addHook("onRequest", (request, reply, done) => {
    reply.headers({ ...headers, "x-request-id": request.id });
    done();
  });
}

interface Failure {
  name?: string;
  code?: unknown;
  message?: string;
  stack?: string;
  /** Call of the operating system that failed. */
  syscall?: string;
}

/** Errors whose messages this server writes. Those of a driver or parser may quote what they were given. */
const ownErrors: ReadonlySet<string> = new Set(["StoreUnavailable", "SourceError"]);

function loggedError({ name = "Error", code, message = "", stack = "", syscall }: Failure) {
  const isOurs = ownErrors.has(name) || syscall !== undefined;
  const calls = stack.split("\n").filter((line) => line.startsWith("    at "));
  const shown = isOurs ? message : "";
  const head = [name, shown].filter(Boolean).join(": ");
  return { type: name, code, message: shown, stack: [head, ...calls].join("\n") };
}

/** Returns log settings without visitors' data: of an error, no message that may quote them. */
export function loggerOptions(level: string): Exclude<FastifyServerOptions["logger"], undefined> {
  return {
    level,
    base: null,
    serializers: {
      req: (request: FastifyRequest) => ({ method: request.method, route: routeOf(request) }),
      err: loggedError,
    },
  };
}

function routeOf(request: FastifyRequest): string {
  return request.routeOptions.url ?? "(no route)";
}

/** Logs one line for each answer, which has the request's id in a header, so that the two match. */
function requestLog(app: FastifyInstance): void {
  app.addHook("onResponse", (request, reply, done) => {
    request.log.info(
      {
        method: request.method,
        route: routeOf(request),
        status: reply.statusCode,
        ms: Math.round(reply.elapsedTime * 10) / 10,
      },
      "answered",
    );
    done();
  });
}
