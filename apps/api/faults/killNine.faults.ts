import { setTimeout as wait } from "node:timers/promises";
import { expect, test } from "vitest";
import { percentile } from "../testing/percentile.ts";
import { report } from "./harness/measure.ts";
import { applicant } from "./harness/people.ts";
import { scaled } from "./harness/scaled.ts";
import { startServer } from "./harness/startServer.ts";
import { onEachStore, type TestStore } from "./harness/stores.ts";
import { statusOf, submit, submitUntilStored } from "./harness/submit.ts";

const inFlight = 50;

/** Kills the server at a different time in each round, and measures the time until the next one stores. */
async function killRounds(store: TestStore, count: number) {
  const acknowledged = new Set<string>();
  const unanswered = new Set<string>();
  const recoveries: number[] = [];

  async function client(url: string, round: number, place: number, isOver: () => boolean) {
    for (let turn = 0; !isOver(); turn += 1) {
      const mark = `r${round}-p${place}-t${turn}`;
      unanswered.add(mark);
      const key = { "idempotency-key": mark };
      if ((await statusOf(submit(url, applicant(mark), key))) !== 201) return;
      unanswered.delete(mark);
      acknowledged.add(mark);
    }
  }

  for (let round = 0; round < count; round += 1) {
    const begun = performance.now();
    const server = await startServer({ env: { ...store.env, LOG_LEVEL: "warn" } });
    await submitUntilStored(server.url, applicant(`first-${round}`), `first-${round}`);
    acknowledged.add(`first-${round}`);
    recoveries.push(performance.now() - begun);

    // Retries the requests that the last kill left unanswered, with the same idempotency keys.
    await Promise.all(
      Array.from(unanswered, async (mark) => {
        await submitUntilStored(server.url, applicant(mark), mark);
        unanswered.delete(mark);
        acknowledged.add(mark);
      }),
    );
    let isOver = false;
    const clients = Array.from({ length: inFlight }, (_, place) =>
      client(server.url, round, place, () => isOver),
    );
    await wait(20 + ((round * 37) % 280));
    await server.kill();
    isOver = true;
    await Promise.all(clients);
  }
  return { acknowledged, recoveries };
}

async function expectNoneLostNoneTwice(store: TestStore, count: number) {
  const { acknowledged, recoveries } = await killRounds(store, count);
  const contacts = await store.contacts();
  const stored = new Set(contacts);
  const lost = [...acknowledged].filter((mark) => !stored.has(`${mark}@applicant.example`));
  const slowest = Math.max(...recoveries);
  report(
    `${store.engine}: ${count} kills with ${inFlight} in flight, ${acknowledged.size} acknowledged, ` +
      `${lost.length} lost, ${contacts.length - stored.size} twice; ` +
      `from start to first 201 ${Math.round(percentile(recoveries, 0.5))} ms in the median, ${Math.round(slowest)} ms at most`,
  );
  expect(lost).toEqual([]);
  expect(contacts.length).toBe(stored.size);
  expect(slowest).toBeLessThan(60_000);
}

onEachStore((openStore, engine) => {
  test("after kill -9 every acknowledged lead is stored exactly once", async ({ skip }) => {
    const count = scaled(engine === "sqlite" ? 100 : 20);
    await expectNoneLostNoneTwice(await openStore(skip), count);
  });
});
