import { expect, test } from "vitest";
import {
  deliverySetUp,
  hour,
  recorder,
  refusing,
  second,
  silent,
  states,
} from "../../testing/deliverySetUp.ts";
import { onEachEngine, opened } from "../../testing/onEachEngine.ts";
import { now, submission } from "../../testing/submission.ts";
import { testStore } from "../../testing/testStore.ts";
import type { Lane } from "../limits/rateLimiter.ts";
import { queueWaitingLeads, redeliver } from "../store/newDeliveries.ts";
import { DeliveryProblem } from "./channel.ts";
import { deliveryWorker } from "./deliveryWorker.ts";
import { outbox } from "./outbox.ts";

onEachEngine((engine) => {
  test("above 20 a minute a channel sends several messages as one, people's first", async () => {
    const { db, clock, worker } = await deliverySetUp(engine);
    const store = testStore(db, ["webhook"], { clock: clock.read });
    const evidence = { secondsOpen: undefined, isFirstSight: true };
    const send = async (lane: Lane) => {
      const sent = submission({ evidence: { ...evidence, lane }, receivedAt: clock.read() });
      await store.accept(sent);
      return sent.id;
    };
    for (let count = 0; count < 150; count += 1) await send("program");
    const { channel, ids } = recorder();
    const mails: string[][] = [];
    const digesting = worker({
      ...channel,
      sendTogether: async (messages) => void mails.push(messages.map(({ id }) => id)),
    });
    await digesting.runDue();
    expect(ids).toHaveLength(20);
    expect(mails.map(({ length }) => length)).toEqual([100]);
    const person = await send("script");
    clock.advance(3 * second);
    await digesting.runDue();
    expect(ids.slice(20)).toEqual([person]);
    clock.advance(12 * second);
    await digesting.runDue();
    expect(ids).toHaveLength(25);
    expect(mails.map(({ length }) => length)).toEqual([100, 26]);
    expect(new Set([...ids, ...mails.flat()]).size).toBe(151);
  });

  const setUp = () => deliverySetUp(engine);

  test("each lead is delivered once", async () => {
    const { db, worker, storeLeads } = await setUp();
    const sent = await storeLeads(30);
    const { channel, ids } = recorder();
    const delivering = worker(channel);
    await delivering.runDue();
    await delivering.runDue();
    expect(ids.toSorted()).toEqual(sent.toSorted());
    expect(new Set(await states(db))).toEqual(new Set(["sent"]));
  });

  test("a failed delivery is retried with doubled backoff", async () => {
    const { clock, worker, storeLeads } = await setUp();
    const [id] = await storeLeads(1);
    let failures = 3;
    const { channel, ids } = recorder(async () => {
      failures -= 1;
      if (failures >= 0) throw new DeliveryProblem("HTTP 500");
    });
    const delivering = worker(channel);
    for (const wait of [5, 10, 20]) {
      await delivering.runDue();
      const attempts = ids.length;
      clock.advance(wait * second - 1);
      await delivering.runDue();
      expect(ids).toHaveLength(attempts);
      clock.advance(1);
    }
    await delivering.runDue();
    expect(ids).toEqual([id, id, id, id]);
  });

  test("a delivery that keeps failing is given up after the configured age, with its problem", async () => {
    const { db, clock, worker, storeLeads } = await setUp();
    await storeLeads(1);
    const delivering = worker(recorder(refusing).channel, { giveUpAfterMs: 3 * hour });
    await delivering.runDue();
    expect(await states(db)).toEqual(["pending"]);
    clock.advance(3 * hour);
    await delivering.runDue();
    const row = await db.selectFrom("outbox").selectAll().executeTakeFirstOrThrow();
    expect(row).toMatchObject({ state: "dead", last_problem: "HTTP 500", lease: null });
  });

  test("a failing lead and a hanging one delay no other", async () => {
    const { worker, storeLeads } = await setUp();
    const [failing, hanging, ...others] = await storeLeads(20);
    const delivered: string[] = [];
    const { channel } = recorder(async ({ id }, signal) => {
      if (id === failing) throw new DeliveryProblem("HTTP 400");
      if (id === hanging) {
        await new Promise((_, reject) => {
          signal.addEventListener("abort", () => reject(new DeliveryProblem("no answer")));
        });
      }
      delivered.push(id);
    });
    const delivering = worker(channel, { places: 2, sendTimeoutMs: 300 });
    await delivering.runDue();
    expect(delivered.toSorted()).toEqual(others.toSorted());
  });

  test("several instances do not send the same lead within a lease", async () => {
    const { settings, worker, storeLeads, clock } = await setUp();
    const sent = await storeLeads(40);
    const other = await opened(settings);
    const { channel, ids } = recorder();
    const instances = [
      worker(channel, { places: 3 }),
      deliveryWorker({
        queue: outbox(other, 20),
        channels: [channel],
        log: silent,
        clock: clock.read,
        giveUpAfterMs: hour,
        places: 3,
      }),
    ];
    while (ids.length < sent.length) await Promise.all(instances.map((one) => one.runDue()));
    expect(ids.toSorted()).toEqual(sent.toSorted());
  });

  test("after a crash between sending and recording, the same id is sent again", async () => {
    const { db, clock, worker, storeLeads } = await setUp();
    const [id] = await storeLeads(1);
    const { channel, ids } = recorder();
    const dying = { ...outbox(db, 20), succeed: () => Promise.reject(new Error("killed")) };
    await worker(channel, { queue: dying }).runDue();
    const next = worker(channel);
    await next.runDue();
    expect(ids).toEqual([id]);
    clock.advance(60 * second);
    await next.runDue();
    expect(ids).toEqual([id, id]);
    expect(await states(db)).toEqual(["sent"]);
  });

  test("a worker with an expired lease cannot complete the delivery", async () => {
    const { db, clock, storeLeads } = await setUp();
    await storeLeads(1);
    const queue = outbox(db, 20);
    const request = { channel: recorder().channel, limit: 1, leaseMs: 60 * second };
    const [late] = await queue.claim({ ...request, now: clock.read(), lease: "first" });
    clock.advance(60 * second);
    await queue.claim({ ...request, now: clock.read(), lease: "second" });
    if (late) await queue.fail(late, { problem: "late" });
    expect(await states(db)).toEqual(["pending"]);
  });

  test("leads stored without a channel are delivered once a channel is configured", async () => {
    const { db, clock, worker } = await setUp();
    const unconfigured = testStore(db);
    const [waiting, answered] = [submission(), submission()];
    await unconfigured.accept(waiting);
    await unconfigured.accept(answered);
    await db
      .updateTable("leads")
      .set({ answered_at: now.toISOString() })
      .where("id", "=", answered.id)
      .execute();
    expect(await queueWaitingLeads(db, ["webhook"], clock.read())).toBe(1);
    expect(await queueWaitingLeads(db, ["webhook"], clock.read())).toBe(0);
    const { channel, ids } = recorder();
    await worker(channel).runDue();
    expect(ids).toEqual([waiting.id]);
  });

  test("a delivery that was given up can be sent again", async () => {
    const { db, clock, worker, storeLeads } = await setUp();
    const [id = ""] = await storeLeads(1);
    await worker(recorder(refusing).channel, { giveUpAfterMs: 0 }).runDue();
    expect(await states(db)).toEqual(["dead"]);
    await redeliver(db, [id], ["webhook"], clock.read());
    const { channel, ids } = recorder();
    await worker(channel).runDue();
    expect(ids).toEqual([id]);
  });

  test("shutdown aborts a hanging send and keeps the lead for a retry", async () => {
    const { db, worker, storeLeads } = await setUp();
    await storeLeads(1);
    const started = Promise.withResolvers<void>();
    const { channel } = recorder(async (_, signal) => {
      started.resolve();
      await new Promise((_, reject) => signal.addEventListener("abort", reject));
    });
    const delivering = worker(channel);
    delivering.wake();
    await started.promise;
    await delivering.stop(0);
    expect(await states(db)).toEqual(["pending"]);
  });
});
