import type { SiteWords } from "@mortgage-kit/content";
import {
  detailsTokenHeader,
  type FormTokenAnswer,
  type MortgageApplication,
  originHeaders,
  referenceOf,
  spamSignals,
} from "@mortgage-kit/contracts";
import { apiRequest } from "../../requests/apiRequest.ts";

export type SubmissionOutcome =
  /** `token` allows adding details; it is empty if a proxy removed its header. */
  | { kind: "stored"; reference: string; token: string }
  /** `reason` is the error's message; `inWords` tells the visitor what to do. */
  | { kind: "failed"; reason: string; inWords: string };

type FailureWords = SiteWords["applicationForm"]["failed"];

interface Submission {
  action: string;
  idempotencyKey: string;
  isHoneypotFilled: boolean;
  /** Path of the page that led to the form, and the agent whose profile that is; empty if unknown. */
  origin: string;
  agent: string;
  words: FailureWords;
}

/** Sends an application. The idempotency key makes a retry safe. */
export async function submitApplication(
  application: MortgageApplication,
  { action, idempotencyKey, isHoneypotFilled, origin, agent, words }: Submission,
): Promise<SubmissionOutcome> {
  try {
    const answer = await apiRequest("POST", action, application, {
      "Idempotency-Key": idempotencyKey,
      ...(await formTokenHeaders()),
      ...(origin && { [originHeaders.origin]: origin }),
      // A header has no letters beyond Latin ones.
      ...(agent && { [originHeaders.agent]: encodeURIComponent(agent) }),
      ...(isHoneypotFilled && { [spamSignals.honeypotHeader]: "filled" }),
    });
    // Each token is valid for one application.
    formToken = undefined;
    const token = answer.headers.get(detailsTokenHeader) ?? "";
    return { kind: "stored", reference: await referenceIn(answer), token };
  } catch (error) {
    return failure(error instanceof Error ? error.message : "", words);
  }
}

/** Returns the reference in a response, or an empty text, because a proxy may send another body. */
async function referenceIn(answer: Response): Promise<string> {
  const { id } = Object(await answer.json().catch(() => null));
  return typeof id === "string" ? referenceOf(id) : "";
}

const statusAndText = /^(\d{3}): ([\s\S]*)$/;

/** Shows visitors sentences of this site's server and status texts, never markup or a browser's message. */
export function failure(
  message: string,
  { unreachable, broken, kept }: FailureWords,
): SubmissionOutcome {
  const [, status, text = ""] = statusAndText.exec(message) ?? [];
  if (status === undefined) return { kind: "failed", reason: unreachable, inWords: unreachable };
  if (!/^[^<{[]+$/.test(text.trim())) return { kind: "failed", reason: broken, inWords: broken };
  const isSentence = text.trim().endsWith(".");
  return {
    kind: "failed",
    reason: message,
    inWords: isSentence ? `${text.trim()} ${kept}` : broken,
  };
}

/** The token that was requested; undefined before the first request and after one that failed. */
let formToken: Promise<string | undefined> | undefined;

/** Longest time that sending waits for the token, in milliseconds. */
const tokenTimeoutMs = 5_000;

/** Requests the token that proves when the form was begun, unless one is there. Call it on each focus. */
export function beginFormToken(): void {
  formToken ??= fetchToken().catch(() => {
    // The next focus asks again. Without a token, the application is sent all the same.
    formToken = undefined;
    return undefined;
  });
}

async function formTokenHeaders(): Promise<Record<string, string>> {
  const late = new Promise<undefined>((resolve) => setTimeout(resolve, tokenTimeoutMs));
  const token = await Promise.race([formToken, late]);
  return token === undefined ? {} : { [spamSignals.tokenHeader]: token };
}

async function fetchToken(): Promise<string> {
  const answer = await apiRequest("GET", spamSignals.tokenPath);
  const { token }: FormTokenAnswer = await answer.json();
  return token;
}
