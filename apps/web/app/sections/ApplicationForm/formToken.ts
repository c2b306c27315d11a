import { type FormTokenAnswer, spamSignals } from "@mortgage-kit/contracts";

type Headers = Record<string, string>;

/** Headers known so far, and a promise of the complete ones. */
let current: { known: Headers; complete: Promise<void> } | undefined;

/** Longest time that sending waits for unfinished proof of work. */
const workTimeoutMs = 5_000;

/** Asks for the token that proves when the form was begun. Called at each step into the form. */
export function beginFormToken(): void {
  if (current) return;
  const known: Headers = {};
  // Without a token the application is sent all the same.
  current = { known, complete: fetchToken(known).catch(() => {}) };
}

/** Returns the headers of the token and of the work done on it; none where there is no token. */
export async function formTokenHeaders(): Promise<Headers> {
  if (!current) return {};
  const late = new Promise((resolve) => setTimeout(resolve, workTimeoutMs));
  await Promise.race([current.complete, late]);
  return current.known;
}

/** Discards a used token: each is valid for one application. */
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
