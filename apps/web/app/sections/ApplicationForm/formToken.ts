import { type FormTokenAnswer, spamSignals } from "@mortgage-kit/contracts";

type Headers = Record<string, string>;

/** Headers known so far, and a promise that resolves when they are complete. */
let current: { known: Headers; complete: Promise<void> } | undefined;

/** Longest time that sending waits for the token and its proof of work, in milliseconds. */
const workTimeoutMs = 5_000;

/** Requests the token that proves when the form was begun, unless one is there. Call it on each focus. */
export function beginFormToken(): void {
  if (current) return;
  const known: Headers = {};
  // If this fails, the application is sent without a token.
  current = { known, complete: fetchToken(known).catch(() => {}) };
}

/** Returns the headers with the token and its proof of work, or none if there is no token. */
export async function formTokenHeaders(): Promise<Headers> {
  if (!current) return {};
  const late = new Promise((resolve) => setTimeout(resolve, workTimeoutMs));
  await Promise.race([current.complete, late]);
  return current.known;
}

/** Discards a used token, because each is valid for one application. */
export function forgetFormToken(): void {
  current = undefined;
}

async function fetchToken(known: Headers): Promise<void> {
  const answer = await fetch(spamSignals.tokenPath, { credentials: "include" });
  if (!answer.ok) return;
  const { token, workBits }: FormTokenAnswer = await answer.json();
  known[spamSignals.tokenHeader] = token;
  if (workBits > 0) known[spamSignals.workHeader] = String(await workOn(token, workBits));
}

function workOn(token: string, workBits: number): Promise<number> {
  const worker = new Worker(new URL("./formWork.worker.ts", import.meta.url), { type: "module" });
  return new Promise<number>((resolve, reject) => {
    worker.onmessage = ({ data }) => resolve(data);
    worker.onerror = () => reject(new Error("The work could not be done."));
    worker.postMessage({ token, workBits });
  }).finally(() => worker.terminate());
}
