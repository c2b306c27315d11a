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
import { serializerCompiler } from "fastify-type-provider-zod";
import { bodyParsers, validatorCompiler } from "./bodyParsers.ts";
import { connectionLimits, forwardedWarning, rejectTwoHosts } from "./connectionLimits.ts";
import { type ErrorsOptions, errors } from "./errors.ts";
import { type AnswerFrame, plainFrame } from "./page.ts";
import { securityHeaders, strictHeaders } from "./securityHeaders.ts";

export interface HttpServerOptions {
  brokerages: Brokerages;
  trustedProxies?: string[];
  corsOrigins?: string[];
  isBehindTls?: boolean;
  hstsIncludesSubdomains?: boolean;
  logger?: FastifyServerOptions["logger"];
  clock?: () => Date;
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
export async function httpServer(options: HttpServerOptions): Promise<FastifyInstance> {
  const { brokerages, trustedProxies = [], corsOrigins = [], clock = () => new Date() } = options;
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
  return app;
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

/**
 * Returns log settings without visitors' data: no IP addresses, query strings, headers or bodies. Of
 * an error they log its type, code and calls, and its message if it cannot quote anybody.
 */
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

/**
 * Logs one line for each answer, and sends the request's id with the answer, so that the two can be
 * matched.
 */
function requestLog(app: FastifyInstance): void {
  app.addHook("onRequest", (request, reply, done) => {
    reply.header("x-request-id", request.id);
    done();
  });
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
