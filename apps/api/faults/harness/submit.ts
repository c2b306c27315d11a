import { untilAnswered } from "./measure.ts";
import { type Application, tellTale } from "./people.ts";

export interface HttpAnswer {
  status: number;
  body: string;
  headers: Headers;
}

/** Sends one application. Rejects without an answer in time, or if it repeats personal data. */
export function submit(
  url: string,
  application: Application | string,
  headers: Record<string, string> = {},
): Promise<HttpAnswer> {
  const body = typeof application === "string" ? application : JSON.stringify(application);
  return send(`${url}/api/mortgage-applications`, body, headers);
}

/** Posts a body to any URL, with the same checks. */
export async function send(url: string, body: string, headers: Record<string, string> = {}) {
  const answer = await fetch(url, {
    method: "POST",
    body,
    headers: { "content-type": "application/json", ...headers },
    signal: AbortSignal.timeout(20_000),
  });
  const text = await answer.text();
  if (tellTale.test(text)) throw new Error(`The answer repeats personal data: ${text}`);
  return { status: answer.status, body: text, headers: answer.headers };
}

/** Returns the status of one submission; 0 without a response. */
export async function statusOf(answer: Promise<HttpAnswer>): Promise<number> {
  return answer.then(
    ({ status }) => status,
    () => 0,
  );
}

/** Repeats a submission until it is stored, as the site's client does after a 503. */
export const submitUntilStored = (url: string, application: Application, key: string) =>
  untilAnswered(
    () => submit(url, application, { "idempotency-key": key }),
    ({ status }) => status === 201,
    20_000,
  );
