import { fill, type SiteLanguage, wordsOf } from "@mortgage-kit/content/words";
import type { FastifyRequest } from "fastify";
import { acceptWeights } from "./acceptWeights.ts";
import { HttpError } from "./HttpError.ts";

/** Response format: JSON, an HTML page for a browser's form post, or one sentence of plain text. */
type AnswerFormat = "json" | "page" | "sentence";

export function isFormPost(request: FastifyRequest): boolean {
  const type = request.headers["content-type"] ?? "";
  return type.toLowerCase().startsWith("application/x-www-form-urlencoded");
}

export function answerFormat(request: FastifyRequest): AnswerFormat {
  const weights = acceptWeights(request.headers.accept ?? "");
  const asksForJson = ["application/json", "application/problem+json"].some((type) =>
    weights.get(type),
  );
  if (asksForJson) return "json";
  return isFormPost(request) ? "page" : "sentence";
}

export interface CsrfOptions {
  /** The site's own origin and the allowed ones. */
  origins: readonly string[];
  phone: string;
}

/** Returns true for a cross-origin request. Behind a proxy the host may differ from Origin's. */
function isForeign({ headers, host }: FastifyRequest, origins: readonly string[]): boolean {
  const { origin } = headers;
  if (origin !== undefined && origins.includes(origin)) return false;
  const site = headers["sec-fetch-site"];
  if (site !== undefined) return site !== "same-origin" && site !== "none";
  return origin !== undefined && URL.parse(origin)?.host !== host;
}

/** Rejects cross-site form posts (CSRF protection). */
export function csrfProtection({ origins, phone }: CsrfOptions) {
  return async function refuseForeignForms(request: FastifyRequest): Promise<void> {
    if (!isFormPost(request) || !isForeign(request, origins)) return;
    throw new HttpError(403, fill(wordsOf("en").refusals.foreignForm, { phone }));
  };
}

/** Returns the language of the form that sent a request: `?language=fr`, or else English. */
export function languageOf({ query }: FastifyRequest): SiteLanguage {
  return Object(query).language === "fr" ? "fr" : "en";
}
