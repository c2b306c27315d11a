import { setTimeout as wait } from "node:timers/promises";
import { expect } from "vitest";
import { timed, until } from "./measure.ts";
import { applicant } from "./people.ts";
import { type RunningServer, startServer } from "./startServer.ts";
import type { TestStore } from "./stores.ts";
import { type HttpAnswer, submit } from "./submit.ts";

type Sender = ReturnType<typeof sender>;

/** Sends leads and remembers which were acknowledged and how refusals looked. */
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
    /** Sends until one is stored, and returns how many milliseconds that took. */
    untilStored: (limitMs: number) => until(async () => (await sendOne()) === 201, limitMs),
    untilRefused: (limitMs: number) => until(async () => (await sendOne()) === 503, limitMs),
    slowestRefusal: () => Math.max(...refusals.map(({ ms }) => ms)),
  };
}

export function expectHonest({ refusals }: Sender): void {
  for (const { answer } of refusals) {
    expect(answer.status).toBe(503);
    expect(Number(answer.headers["retry-after"])).toBeGreaterThan(0);
    expect(answer.body).toContain("try again");
  }
}

/** Everything that was acknowledged is there, and nothing twice. */
export async function expectAllStored(store: TestStore, { acknowledged }: Sender): Promise<void> {
  const contacts = await store.contacts();
  expect(new Set(contacts).size).toBe(contacts.length);
  expect(contacts).toEqual(expect.arrayContaining(acknowledged));
}

export async function readiness(url: string): Promise<number> {
  return (await fetch(`${url}/readyz`)).status;
}

/** A server on the store that has stored a first lead. */
export async function startSending(store: TestStore) {
  const server = await startServer({ env: store.env });
  const sending = sender(server.url);
  expect(await sending.sendOne()).toBe(201);
  return { server, sending };
}

/**
 * The store is used again by itself: a lead is stored within the limit, readiness says so, every
 * refusal was honest and nothing is lost. Answers how many milliseconds the first lead took.
 */
export async function expectRecovery(
  { store, server, sending }: { store: TestStore; server: RunningServer; sending: Sender },
  limitMs: number,
): Promise<number> {
  const recovered = await sending.untilStored(limitMs);
  // The answer about readiness is kept for a second.
  await wait(1_100);
  expect(await readiness(server.url)).toBe(200);
  expectHonest(sending);
  await expectAllStored(store, sending);
  return recovered;
}
