import { randomUUID } from "node:crypto";
import { setTimeout as wait } from "node:timers/promises";
import { spamSignals } from "@mortgage-kit/contracts";
import { timed } from "./measure.ts";
import { type Application, applicant } from "./people.ts";
import { type HttpAnswer, submit } from "./submit.ts";

const { tokenPath, tokenHeader, openedPath } = spamSignals;

export const from = (network: string) => ({ "x-forwarded-for": `${network}.7` });

export interface Sent {
  contact: string;
  way: "script" | "plain";
  status: number;
  ms: number;
}

/** Simulates a visitor who fills in the page's form with its script. */
export async function scriptVisitor(url: string, network: string, mark: string, typingMs: number) {
  const token = await askForToken(url, network);
  await wait(typingMs);
  const headers = {
    ...from(network),
    "idempotency-key": randomUUID(),
    [tokenHeader]: token,
  };
  return sent("script", mark, (person) => submit(url, person, headers));
}

/** Simulates a visitor whose browser runs no scripts. */
export async function plainVisitor(url: string, network: string, mark: string, typingMs: number) {
  const cookie = await openedCookie(url, network);
  await wait(typingMs);
  return sent("plain", mark, (person) => submitForm(url, person, { ...from(network), cookie }));
}

/** Sends a GET on a new connection, as each visitor does. Retries a failed one twice. */
async function ask(url: string, network: string) {
  for (let attempt = 1; ; attempt += 1) {
    try {
      const answer = await fetch(url, { headers: { ...from(network), connection: "close" } });
      const [cookie = ""] = answer.headers.getSetCookie();
      return { body: await answer.text(), cookie };
    } catch (error) {
      if (attempt === 3) throw error;
      await wait(attempt * 500);
    }
  }
}

export async function askForToken(url: string, network: string): Promise<string> {
  const { body } = await ask(`${url}${tokenPath}`, network);
  // The answer is a sentence if the network asks too often.
  return body.startsWith("{") ? String(JSON.parse(body).token) : "";
}

export async function openedCookie(url: string, network: string): Promise<string> {
  const { cookie } = await ask(`${url}${openedPath}`, network);
  return cookie.split(";")[0] ?? "";
}

/** Submits as a form, and asks for JSON, because an HTML response repeats the input. */
export const submitForm = (url: string, person: Application, headers: Record<string, string>) =>
  submit(url, new URLSearchParams(person).toString(), {
    "content-type": "application/x-www-form-urlencoded",
    accept: "application/json",
    ...headers,
  });

async function sent(
  way: Sent["way"],
  mark: string,
  send: (person: Application) => Promise<HttpAnswer>,
): Promise<Sent> {
  const person = applicant(mark);
  // Retries once, as browsers do on a closed connection.
  const { result, ms } = await timed(() =>
    send(person).catch(() => send(person).catch(() => ({ status: 0 }))),
  );
  return { contact: person.phoneOrEmail, way, status: result.status, ms };
}
