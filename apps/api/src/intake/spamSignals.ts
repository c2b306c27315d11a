import { type MortgageApplication, spamSignals } from "@mortgage-kit/contracts";
import type { FastifyRequest } from "fastify";
import { type CsrfOptions, csrfProtection, isFormPost } from "../http/formPosts.ts";
import { type Lane, networkOf } from "../limits/rateLimiter.ts";
import type { Suspicion } from "../store/lead.ts";
import { type FormToken, type FormTokens, openedToken } from "./formTokens.ts";

interface SpamSignals {
  isHoneypotFilled: boolean;
  token: FormToken | undefined;
  seconds: number | undefined;
}

declare module "fastify" {
  interface FastifyRequest {
    signals: SpamSignals | null;
  }
}

export const noSpamSignals: SpamSignals = {
  isHoneypotFilled: false,
  token: undefined,
  seconds: undefined,
};

const one = (header: string | string[] | undefined) => (typeof header === "string" ? header : "");

function takeSpamSignals(request: FastifyRequest, tokens: FormTokens, now: Date): SpamSignals {
  const { headers } = request;
  const isForm = isFormPost(request) && typeof request.body === "object" && request.body !== null;
  const isHoneypotFilled = isForm
    ? takeHoneypot(request)
    : headers[spamSignals.honeypotHeader] !== undefined;
  const text = isForm ? openedToken(headers.cookie) : one(headers[spamSignals.tokenHeader]);
  const token = text ? tokens.read(text, now, networkOf(request.ip)) : undefined;
  if (!token) return { ...noSpamSignals, isHoneypotFilled };
  return { isHoneypotFilled, token, seconds: (now.getTime() - token.issuedAt) / 1000 };
}

function takeHoneypot(request: FastifyRequest): boolean {
  const { [spamSignals.honeypotField]: honeypot = "", ...fields } = Object(request.body);
  // Removes the honeypot, so that only the application is validated, stored and shown again.
  request.body = fields;
  return [honeypot].flat().some((value) => value !== "");
}

/** Minimum time in seconds to fill three fields and tick a box, even with autofill. */
const minSeconds = 1.5;

export const isTooFast = ({ seconds }: SpamSignals) =>
  seconds !== undefined && seconds < minSeconds;

/** Returns the kind of sender by what an application carries. Under load it may count as a lower one. */
export function sentLane({ token }: SpamSignals, isForm: boolean): Lane {
  if (!token) return "program";
  return isForm ? "plain" : "script";
}

const link = /https?:|www\.|\[url|<a\b/i;

export function suspicionOf(
  { firstName, lastName }: MortgageApplication,
  signals: SpamSignals,
): Suspicion | undefined {
  if (signals.isHoneypotFilled) return "honeypot filled";
  if (isTooFast(signals)) return "sent too fast";
  if (link.test(firstName) || link.test(lastName)) return "link in a name";
  return undefined;
}

interface FormCheckOptions {
  csrf: CsrfOptions;
  tokens: FormTokens;
  clock: () => Date;
}

export const formChecks = ({ csrf, tokens, clock }: FormCheckOptions) => ({
  onRequest: csrfProtection(csrf),
  preValidation: async (request: FastifyRequest) => {
    request.signals = takeSpamSignals(request, tokens, clock());
  },
});
