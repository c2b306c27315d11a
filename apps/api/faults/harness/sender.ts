import { setTimeout as wait } from "node:timers/promises";
import { expect } from "vitest";
import { timed, until } from "./measure.ts";
import { applicant } from "./people.ts";
import { type RunningServer, startServer } from "./startServer.ts";
import type { TestStore } from "./stores.ts";
import { type HttpAnswer, submit } from "./submit.ts";

type Sender = ReturnType<typeof sender>;

/** Returns a sender of leads that records which were acknowledged, and the other responses. */
function sender(url: string) {
  const acknowledged: string[] = [];
  const refusals: { answer: HttpAnswer; ms: number }[] = [];
  let count = 0;

  async function sendOne(): Promise<number> {
    count += 1;
    const mark = `lead-${count}`;
    const { result, ms } = await timed(() => submit(url, applicant(mark)));
    if (result.status === 201) acknowledged.push(`${mark}@applicant.example`);
    else refusals.push({ answer: result, ms });
    return result.status;
  }

  return {
    sendOne,
    acknowledged,
    refusals,
    /** Sends until a lead is stored, and returns the duration in milliseconds. */
    untilStored: (limitMs: number) => until(async () => (await sendOne()) === 201, limitMs),
    untilRefused: (limitMs: number) => until(async () => (await sendOne()) === 503, limitMs),
    slowestRefusal: () => Math.max(...refusals.map(({ ms }) => ms)),
  };
}

export function expectHonest({ refusals }: Sender): void {
  for (const { answer } of refusals) {
    expect(answer.status).toBe(503);
    expect(Number(answer.headers.get("retry-after"))).toBeGreaterThan(0);
    expect(answer.body).toContain("try again");
  }
}

/** Expects every acknowledged lead in the store, and no duplicates. */
async function expectAllStored(store: TestStore, { acknowledged }: Sender): Promise<void> {
  const contacts = await store.contacts();
  expect(new Set(contacts).size).toBe(contacts.length);
  expect(contacts).toEqual(expect.arrayContaining(acknowledged));
}

export async function readiness(url: string): Promise<number> {
  return (await fetch(`${url}/readyz`)).status;
}

/** Starts a server on the store, and sends a first lead. */
export async function startSending(store: TestStore) {
  const server = await startServer({ env: store.env });
  const sending = sender(server.url);
  expect(await sending.sendOne()).toBe(201);
  return { server, sending };
}

/**
 * Expects that the server recovers by itself: it stores a lead within `limitMs` and reports itself
 * ready, every rejection was a 503 with a retry time, and no lead is lost. Returns the milliseconds
 * until the first lead was stored.
 */
export async function expectRecovery(
  { store, server, sending }: { store: TestStore; server: RunningServer; sending: Sender },
  limitMs: number,
): Promise<number> {
  const recovered = await sending.untilStored(limitMs);
  // The result of the readiness check is cached for a second.
  await wait(1_100);
  expect(await readiness(server.url)).toBe(200);
  expectHonest(sending);
  await expectAllStored(store, sending);
  return recovered;
}
