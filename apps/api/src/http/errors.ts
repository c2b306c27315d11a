import { STATUS_CODES } from "node:http";
import { fill, type SiteLanguage, wordsOf } from "@mortgage-kit/content/words";
import { frenchRefusals } from "@mortgage-kit/contracts";
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { match } from "ts-pattern";
import { z } from "zod";
import { answerFormat, languageOf } from "./formPosts.ts";
import { type FieldProblem, type FormRefusal, HttpError } from "./HttpError.ts";
import { type AnswerPage, alert, page, sendPage } from "./page.ts";

declare module "fastify" {
  interface FastifyContextConfig {
    /** Renders the page for a refused form of this route; only its sentence by default. */
    refusedPage?: (refused: FormRefusal) => AnswerPage;
  }
}

function fieldProblems(language: SiteLanguage, error: FastifyError): FieldProblem[] {
  const inFrench = language === "fr" ? frenchRefusals : {};
  return (error.validation ?? []).map(({ instancePath, message }) => {
    const field = instancePath.slice(1);
    const { field: rejected, incomplete } = wordsOf(language).refusals;
    const otherwise = field === "" ? incomplete : fill(rejected, { field });
    return { field, detail: inFrench[field] ?? (message || otherwise) };
  });
}

function refusalFor(language: SiteLanguage, error: FastifyError | HttpError, phone: string) {
  const words = wordsOf(language).refusals;
  if (error instanceof HttpError) return error;
  if (error.validation) {
    const fields = fieldProblems(language, error);
    return new HttpError(400, fields[0]?.detail ?? words.incomplete, { fields });
  }
  const { code, statusCode: status = 500 } = error;
  if (busyCodes.has(code)) {
    return new HttpError(503, fill(words.busy, { phone }), { retryAfterSeconds: 5, cause: error });
  }
  if (code === "FST_ERR_CTP_BODY_TOO_LARGE") return new HttpError(413, words.tooLarge);
  if (code === "FST_ERR_CTP_INVALID_MEDIA_TYPE") return new HttpError(415, words.mediaType);
  const reason = (STATUS_CODES[status] ?? "bad request").toLowerCase();
  return status >= 400 && status < 500
    ? new HttpError(status, fill(words.other, { reason }))
    : new HttpError(500, fill(words.failed, { phone }), { cause: error });
}

const busyCodes = new Set(["FST_UNDER_PRESSURE", "FST_ERR_HANDLER_TIMEOUT", "STORE_UNAVAILABLE"]);

function problemDetails(refusal: HttpError, requestId: string) {
  return {
    type: "about:blank",
    title: STATUS_CODES[refusal.statusCode] ?? "Error",
    status: refusal.statusCode,
    detail: refusal.message,
    requestId,
    ...(refusal.fields.length > 0 && {
      errors: refusal.fields.map(({ field, detail }) => ({
        pointer: field === "" ? "#" : `#/${field}`,
        detail,
      })),
    }),
  };
}

/** Converts errors into responses: explains 4xx; logs 5xx and hides their cause. */
export function errors(app: FastifyInstance, options: ErrorsOptions): void {
  const { phone, hasFile } = options;
  const logBusy = oncePerSecond();
  app.setErrorHandler<FastifyError | HttpError>((error, request, reply) => {
    const refusal = refusalFor(languageOf(request), error, phone);
    const log = (more: object) =>
      request.log.error({ err: refusal.cause ?? error, ...more }, "failed");
    if (refusal.statusCode === 503) logBusy(log);
    else if (refusal.statusCode >= 500) log({});
    return send(request, reply, refusal);
  });
  app.setNotFoundHandler((request, reply) => {
    const methods = allowedMethods(app, request, hasFile);
    const words = wordsOf(languageOf(request)).refusals;
    if (methods.length === 0) {
      return send(request, reply, new HttpError(404, words.nothing));
    }
    const allowed = methods.join(", ");
    const sentence = fill(words.method, { method: request.method, allowed });
    return send(request, reply.header("allow", allowed), new HttpError(405, sentence));
  });
}

/** Rate-limits repeated log lines: logs the first, then once a second their number. */
function oncePerSecond() {
  let count = 0;
  let isWaiting = false;
  return (log: (more: object) => void) => {
    count += 1;
    if (isWaiting) return;
    log({ count });
    count = 0;
    isWaiting = true;
    setTimeout(() => {
      isWaiting = false;
      if (count > 0) log({ count });
      count = 0;
    }, 1_000).unref();
  };
}

export interface ErrorsOptions {
  phone: string;
  hasFile?: ((path: string) => boolean) | undefined;
}

function send(request: FastifyRequest, reply: FastifyReply, refusal: HttpError): FastifyReply {
  reply.code(refusal.statusCode).header("cache-control", "no-store");
  if (refusal.retryAfterSeconds) reply.header("retry-after", refusal.retryAfterSeconds);
  return match(answerFormat(request))
    .with("json", () =>
      reply.type("application/problem+json").send(problemDetails(refusal, request.id)),
    )
    .with("sentence", () => reply.type("text/plain; charset=utf-8").send(refusal.message))
    .with("page", () => {
      const { refusedPage } = request.routeOptions.config;
      const language = languageOf(request);
      const { refused } = wordsOf(language).serverPages.application;
      return sendPage(
        reply,
        refusedPage?.({ refusal, body: request.body, language }) ??
          page(refused, alert(refusal.message)),
      );
    })
    .exhaustive();
}

/** Returns the methods of a known path; none if the request's method is one of them. */
function allowedMethods(
  app: FastifyInstance,
  { url, method }: FastifyRequest,
  hasFile: ErrorsOptions["hasFile"],
): string[] {
  const [path = ""] = url.split("?");
  const methods = [
    ...(hasFile?.(path) || app.hasRoute({ url: path, method: "GET" }) ? ["GET", "HEAD"] : []),
    ...(app.hasRoute({ url: path, method: "POST" }) ? ["POST"] : []),
  ];
  return methods.includes(method) ? [] : methods;
}

export const pageBody = { "text/html": { schema: z.string() } };
