import { applicationSigns, type MortgageApplication } from "@mortgage-kit/contracts";
import type { FastifyRequest } from "fastify";
import type { Suspicion } from "../leads/lead.ts";
import { isFormPost } from "../plugins/answerFormat.ts";
import { openedToken } from "./formTokenRoutes.ts";
import { type FormToken, type FormTokens, isWorkDone } from "./formTokens.ts";

/** Spam signals of a submission: how the form was filled. Nothing here is a client's mere claim. */
export interface Signs {
  isTrapFilled: boolean;
  /** A token that is the server's own, and not spent. */
  token: FormToken | undefined;
  /** Seconds since the token was issued. */
  seconds: number | undefined;
  /** So many bits of work were asked for and done. */
  workBits: number;
}

export const noSigns: Signs = {
  isTrapFilled: false,
  token: undefined,
  seconds: undefined,
  workBits: 0,
};

const one = (header: string | string[] | undefined) => (typeof header === "string" ? header : "");

/** Reads the signs of a parsed request, and leaves the body without them. */
export function takeSigns(request: FastifyRequest, tokens: FormTokens, now: Date): Signs {
  const { headers } = request;
  const isForm = isFormPost(request) && typeof request.body === "object" && request.body !== null;
  const isTrapFilled = isForm
    ? takeTrap(request)
    : headers[applicationSigns.honeypotHeader] !== undefined;
  const text = isForm ? openedToken(headers.cookie) : one(headers[applicationSigns.tokenHeader]);
  const token = text ? tokens.read(text, now) : undefined;
  if (!token) return { ...noSigns, isTrapFilled };
  const work = one(headers[applicationSigns.workHeader]);
  const workBits = token.workBits > 0 && isWorkDone(token, work) ? token.workBits : 0;
  return { isTrapFilled, token, seconds: (now.getTime() - token.issuedAt) / 1000, workBits };
}

function takeTrap(request: FastifyRequest): boolean {
  const { [applicationSigns.honeypotField]: trap = "", ...fields } = Object(request.body);
  // The spam signals are removed, so that only the application is checked, stored and shown again.
  request.body = fields;
  return [trap].flat().some((value) => value !== "");
}

/** Minimum time in seconds to fill three fields and tick a box, even with autofill. */
const minSeconds = 1.5;

/** Returns whether a form was sent before anybody could have read it. */
export const isTooFast = ({ seconds }: Signs) => seconds !== undefined && seconds < minSeconds;

const link = /https?:|www\.|\[url|<a\b/i;

/** Returns the reason to suspect a program; undefined without one. */
export function suspicionOf(
  { firstName, lastName }: MortgageApplication,
  signs: Signs,
): Suspicion | undefined {
  if (signs.isTrapFilled) return "trap filled";
  if (isTooFast(signs)) return "sent too fast";
  if (link.test(firstName) || link.test(lastName)) return "link in a name";
  return undefined;
}
