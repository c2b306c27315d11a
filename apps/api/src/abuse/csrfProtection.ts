import { fill, wordsOf } from "@mortgage-kit/content/words";
import type { FastifyRequest } from "fastify";
import { isFormPost } from "../http/answerFormat.ts";
import { HttpError } from "../http/HttpError.ts";

export interface CsrfOptions {
  /** The site's own origin and the allowed ones. */
  origins: readonly string[];
  phone: string;
}

/**
 * Returns true for a cross-origin request. Sec-Fetch-Site comes before Origin, because behind a
 * proxy the host may differ.
 */
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
