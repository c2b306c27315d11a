import type { FastifyInstance, FastifyRequest, FastifyServerOptions } from "fastify";

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
export function loggerOptions(
  level: string,
  stream?: { readonly write: (line: string) => void },
): Exclude<FastifyServerOptions["logger"], undefined> {
  return {
    level,
    ...(stream && { stream }),
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
export function requestLog(app: FastifyInstance): void {
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

const levels: Readonly<Record<number, string>> = { 40: "Warning: ", 50: "Error: ", 60: "Error: " };

/** Converts a line of the log, which is JSON, to one for a person at a terminal. */
export function terminalLine(line: string): string {
  const { level, time, msg, err, reqId: _, ...fields } = JSON.parse(line);
  const clock = new Date(time).toTimeString().slice(0, 8);
  const { method, route, status, ms, ...others } = fields;
  const answer = status === undefined ? "" : `${method} ${route} ${status}, ${ms} ms`;
  const details = Object.entries(others)
    .map(([name, value]) => `${name} ${typeof value === "object" ? JSON.stringify(value) : value}`)
    .join(", ");
  const text = answer || `${levels[level] ?? ""}${msg}${details && ` (${details})`}`;
  const reason = err ? `\n  ${err.stack || err.message}` : "";
  return `${clock}  ${text}${reason}\n`;
}

/** Stream of the log for a terminal. */
export const terminalStream = {
  write: (line: string) => void process.stdout.write(terminalLine(line)),
};
