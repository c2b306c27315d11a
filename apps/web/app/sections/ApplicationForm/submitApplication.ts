import type { SiteWords } from "@mortgage-kit/content";
import {
  detailsTokenHeader,
  type FormTokenAnswer,
  type MortgageApplication,
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
  words: FailureWords;
}

/** Sends an application. The idempotency key makes a retry safe. */
export async function submitApplication(
  application: MortgageApplication,
  { action, idempotencyKey, isHoneypotFilled, words }: Submission,
): Promise<SubmissionOutcome> {
  try {
    const answer = await apiRequest("POST", action, application, {
      "Idempotency-Key": idempotencyKey,
      ...(await formTokenHeaders()),
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

/** Shows visitors only sentences of this site's server, never markup or a browser's message. */
export function failure(
  message: string,
  { unreachable, broken, kept }: FailureWords,
): SubmissionOutcome {
  const [, status, text = ""] = statusAndText.exec(message) ?? [];
  if (status === undefined) return { kind: "failed", reason: unreachable, inWords: unreachable };
  const isSentence = /^[^<{[]+\.$/.test(text.trim());
  if (!isSentence) return { kind: "failed", reason: broken, inWords: broken };
  return { kind: "failed", reason: message, inWords: `${text.trim()} ${kept}` };
}

/** The token that was requested; undefined if none can be had. */
let formToken: Promise<string | undefined> | undefined;

/** Longest time that sending waits for the token, in milliseconds. */
const tokenTimeoutMs = 5_000;

/** Requests the token that proves when the form was begun, unless one is there. Call it on each focus. */
export function beginFormToken(): void {
  // If this fails, the application is sent without a token.
  formToken ??= fetchToken().catch(() => undefined);
}

async function formTokenHeaders(): Promise<Record<string, string>> {
  const late = new Promise<undefined>((resolve) => setTimeout(resolve, tokenTimeoutMs));
  const token = await Promise.race([formToken, late]);
  return token === undefined ? {} : { [spamSignals.tokenHeader]: token };
}

async function fetchToken(): Promise<string | undefined> {
  const answer = await fetch(spamSignals.tokenPath, { credentials: "include" });
  if (!answer.ok) return undefined;
  const { token }: FormTokenAnswer = await answer.json();
  return token;
}
