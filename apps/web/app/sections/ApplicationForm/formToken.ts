import { type FormTokenAnswer, spamSignals } from "@mortgage-kit/contracts";

/** The token that was requested; undefined if none can be had. */
let current: Promise<string | undefined> | undefined;

/** Longest time that sending waits for the token, in milliseconds. */
const tokenTimeoutMs = 5_000;

/** Requests the token that proves when the form was begun, unless one is there. Call it on each focus. */
export function beginFormToken(): void {
  // If this fails, the application is sent without a token.
  current ??= fetchToken().catch(() => undefined);
}

/** Returns the header with the token, or none if there is no token. */
export async function formTokenHeaders(): Promise<Record<string, string>> {
  const late = new Promise<undefined>((resolve) => setTimeout(resolve, tokenTimeoutMs));
  const token = await Promise.race([current, late]);
  return token === undefined ? {} : { [spamSignals.tokenHeader]: token };
}

/** Discards a used token, because each is valid for one application. */
export function forgetFormToken(): void {
  current = undefined;
}

async function fetchToken(): Promise<string | undefined> {
  const answer = await fetch(spamSignals.tokenPath, { credentials: "include" });
  if (!answer.ok) return undefined;
  const { token }: FormTokenAnswer = await answer.json();
  return token;
}
