import { expect, test } from "vitest";
import { report } from "./harness/measure.ts";
import { applicant } from "./harness/people.ts";
import { startServer } from "./harness/startServer.ts";
import { onEachStore, openPostgresStore, type TestStore } from "./harness/stores.ts";
import { submit } from "./harness/submit.ts";

const leads = 1_000;
const atOnce = 50;

async function inGroups(work: (mark: number) => Promise<void>): Promise<void> {
  for (let first = 0; first < leads; first += atOnce) {
    await Promise.all(Array.from({ length: atOnce }, (_, index) => work(first + index)));
  }
}

/** Sends every lead five times: twice at once, twice later, and once more after a restart. */
async function expectEachOnce(store: TestStore): Promise<void> {
  const receipts = new Map<number, Set<string>>();
  const send = async (url: string, mark: number) => {
    const answer = await submit(url, applicant(`once-${mark}`), { "idempotency-key": `k${mark}` });
    expect(answer.status).toBe(201);
    receipts.set(mark, (receipts.get(mark) ?? new Set()).add(answer.body));
  };
  const first = await startServer({ env: { ...store.env, LOG_LEVEL: "warn" } });
  await inGroups(async (mark) => {
    await Promise.all([send(first.url, mark), send(first.url, mark)]);
  });
  await inGroups((mark) => send(first.url, mark));
  await inGroups((mark) => send(first.url, mark));
  expect(await first.stop()).toBe(0);

  const second = await startServer({ env: { ...store.env, LOG_LEVEL: "warn" } });
  await inGroups((mark) => send(second.url, mark));
  const other = await submit(second.url, applicant("other"), { "idempotency-key": "k0" });
  expect(other.status).toBe(422);
  expect(await second.stop()).toBe(0);

  const contacts = await store.contacts();
  expect([contacts.length, new Set(contacts).size]).toEqual([leads, leads]);
  expect([...receipts.values()].every(({ size }) => size === 1)).toBe(true);
  report(`${store.engine}: ${leads} leads sent 5 times each are ${contacts.length} records`);
}

onEachStore((openStore) => {
  test("a lead sent five times with one key is one record with one receipt", async ({ skip }) => {
    await expectEachOnce(await openStore(skip));
  });
});

test("two servers on one PostgreSQL return the same receipt for a key", async ({ skip }) => {
  const store = await openPostgresStore(skip);
  const env = { ...store.env, LOG_LEVEL: "warn" };
  const one = await startServer({ env });
  const other = await startServer({ env });
  await inGroups(async (mark) => {
    const key = { "idempotency-key": `shared-${mark}` };
    const answers = await Promise.all(
      [one, other].map(({ url }) => submit(url, applicant(`shared-${mark}`), key)),
    );
    expect(answers.map(({ status }) => status)).toEqual([201, 201]);
    expect(answers[0]?.body).toBe(answers[1]?.body);
  });
  expect(await Promise.all([one.stop(), other.stop()])).toEqual([0, 0]);
  expect(await store.contacts()).toHaveLength(leads);
});
