import { setTimeout as wait } from "node:timers/promises";
import { expect, test } from "vitest";
import { report, until } from "./harness/measure.ts";
import { applicant } from "./harness/people.ts";
import { expectHonest, startSending } from "./harness/sender.ts";
import { openPostgresStore } from "./harness/stores.ts";
import { statusOf, submit } from "./harness/submit.ts";

test("a PostgreSQL restart under load: requests fail at once, then recover without a restart", async ({
  skip,
}) => {
  const store = await openPostgresStore(skip);
  const { server, sending } = await startSending(store);
  let isOver = false;
  const clients = Array.from({ length: 20 }, async () => {
    while (!isOver) await sending.sendOne();
  });
  const recoveries: number[] = [];
  for (let round = 0; round < 3; round += 1) {
    await wait(500);
    await store.halt();
    await until(
      async () => (await statusOf(submit(server.url, applicant("probe")))) === 503,
      5_000,
    );
    await wait(1_000);
    await store.resume();
    recoveries.push(await sending.untilStored(10_000));
  }
  isOver = true;
  await Promise.all(clients);
  expectHonest(sending);
  const contacts = (await store.contacts()).filter((contact) => contact.startsWith("lead-"));
  expect(contacts).toEqual(expect.arrayContaining(sending.acknowledged));
  report(
    `PostgreSQL restarted 3 times: ${sending.acknowledged.length} acknowledged and stored, ` +
      `${sending.refusals.length} refused within ${Math.round(sending.slowestRefusal())} ms, ` +
      `first 201 at most ${Math.round(Math.max(...recoveries))} ms after it was back`,
  );
  expect(sending.slowestRefusal()).toBeLessThan(5_000);
  expect(await server.stop()).toBe(0);
});
