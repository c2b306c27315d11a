import { expect, test } from "vitest";
import { onEachEngine, opened } from "../../testing/onEachEngine.ts";
import { application, now, submission } from "../../testing/submission.ts";
import { leadStore } from "../leads/leadStore.ts";
import type { LeadDatabase } from "../leads/openDatabase.ts";
import { type Channel, DeliveryProblem } from "./channel.ts";
import { deliveryQueue } from "./deliveryQueue.ts";
import { type DeliveryWorkerOptions, deliveryWorker } from "./deliveryWorker.ts";
import { moveDeliveries, queueWaitingLeads, redeliver, releaseFarDue } from "./queueDeliveries.ts";
import { readDeliveryState } from "./readDeliveryState.ts";

const silent = { info() {}, warn() {}, error() {} };
const second = 1_000;
const hour = 3_600 * second;

/** A clock that stands still until a test moves it. */
function standingClock() {
  let ms = now.getTime();
  return {
    read: () => new Date(ms),
    advance: (by: number) => {
      ms += by;
    },
  };
}

/** A channel that notes what it was given and does with it what the test says. */
function recorder(handle: Channel["send"] = async () => {}, name: Channel["name"] = "webhook") {
  const ids: string[] = [];
  const channel: Channel = {
    name,
    async send(message, signal) {
      ids.push(message.id);
      await handle(message, signal);
    },
  };
  return { channel, ids };
}

const refusing = async () => {
  throw new DeliveryProblem("HTTP 500");
};

onEachEngine((engine) => {
  async function setUp() {
    const settings = await engine.emptyDatabase();
    const db = await opened(settings);
    const clock = standingClock();
    const worker = (channel: Channel, more: Partial<DeliveryWorkerOptions> = {}) =>
      deliveryWorker({
        queue: deliveryQueue(db),
        channels: [channel],
        log: silent,
        clock: clock.read,
        random: () => 1,
        giveUpAfterMs: 72 * hour,
        ...more,
      });
    const store = leadStore({ db, channels: ["webhook"] });
    async function storeLeads(count: number): Promise<string[]> {
      const leads = Array.from({ length: count }, () => submission());
      await Promise.all(leads.map((lead) => store.accept(lead)));
      return leads.map(({ id }) => id);
    }
    return { settings, db, clock, worker, storeLeads };
  }

  const states = async (db: LeadDatabase) =>
    (await db.selectFrom("deliveries").select("state").execute()).map(({ state }) => state);

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

  test("a failure is tried again later, each time after twice as long", async () => {
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

  test("what keeps failing is given up after the configured age, with its problem", async () => {
    const { db, clock, worker, storeLeads } = await setUp();
    await storeLeads(1);
    const delivering = worker(recorder(refusing).channel, { giveUpAfterMs: 3 * hour });
    await delivering.runDue();
    expect(await states(db)).toEqual(["pending"]);
    clock.advance(3 * hour);
    await delivering.runDue();
    const row = await db.selectFrom("deliveries").selectAll().executeTakeFirstOrThrow();
    expect(row).toMatchObject({ state: "dead", last_problem: "HTTP 500", lease: null });
  });

  test("one lead that always fails and one that hangs delay no other", async () => {
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

  test("several instances never send the same lead within a lease", async () => {
    const { settings, worker, storeLeads, clock } = await setUp();
    const sent = await storeLeads(40);
    const other = await opened(settings);
    const { channel, ids } = recorder();
    const instances = [
      worker(channel, { places: 3 }),
      deliveryWorker({
        queue: deliveryQueue(other),
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

  test("a worker that died between sending and noting it sends the same id again", async () => {
    const { db, clock, worker, storeLeads } = await setUp();
    const [id] = await storeLeads(1);
    const { channel, ids } = recorder();
    const dying = { ...deliveryQueue(db), succeed: () => Promise.reject(new Error("killed")) };
    await worker(channel, { queue: dying }).runDue();
    const next = worker(channel);
    await next.runDue();
    expect(ids).toEqual([id]);
    clock.advance(60 * second);
    await next.runDue();
    expect(ids).toEqual([id, id]);
    expect(await states(db)).toEqual(["sent"]);
  });

  test("a late worker cannot settle what another has taken over", async () => {
    const { db, clock, storeLeads } = await setUp();
    await storeLeads(1);
    const queue = deliveryQueue(db);
    const request = { channel: "webhook" as const, limit: 1, leaseMs: 60 * second };
    const [late] = await queue.claim({ ...request, now: clock.read(), lease: "first" });
    clock.advance(60 * second);
    await queue.claim({ ...request, now: clock.read(), lease: "second" });
    if (late) await queue.fail(late, { problem: "late", next: { state: "dead" } });
    expect(await states(db)).toEqual(["pending"]);
  });

  test("what came while nothing was configured is delivered once something is", async () => {
    const { db, clock, worker } = await setUp();
    const unconfigured = leadStore({ db, channels: [] });
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

  test("what was given up can be sent again", async () => {
    const { db, clock, worker, storeLeads } = await setUp();
    const [id = ""] = await storeLeads(1);
    await worker(recorder(refusing).channel, { giveUpAfterMs: 0 }).runDue();
    expect(await states(db)).toEqual(["dead"]);
    await redeliver(db, [id], ["webhook"], clock.read());
    const { channel, ids } = recorder();
    await worker(channel).runDue();
    expect(ids).toEqual([id]);
  });

  test("stopping cuts off a send that hangs and leaves the lead to be tried again", async () => {
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

  test("what waited for a channel that is no longer set goes along to the one that is", async () => {
    const { db, clock, worker, storeLeads } = await setUp();
    const [waiting = "", dead = "", sent = ""] = await storeLeads(3);
    const queue = deliveryQueue(db);
    const request = { channel: "webhook" as const, leaseMs: 1, lease: "a", limit: 3 };
    for (const claim of await queue.claim({ ...request, now: clock.read() })) {
      if (claim.message.id === sent) await queue.succeed(claim, clock.read());
      const next = { state: "dead" } as const;
      if (claim.message.id === dead) await queue.fail(claim, { problem: "HTTP 410", next });
    }
    expect(await moveDeliveries(db, ["webhook"], clock.read())).toBe(0);
    expect(await moveDeliveries(db, [], clock.read())).toBe(0);
    expect(await moveDeliveries(db, ["email"], clock.read())).toBe(2);
    const { channel, ids } = recorder(undefined, "email");
    await worker(channel).runDue();
    expect(ids.toSorted()).toEqual([waiting, dead].toSorted());
    const left = await db.selectFrom("deliveries").select("channel").orderBy("channel").execute();
    expect(left.map(({ channel }) => channel)).toEqual(["email", "email", "webhook"]);
  });

  test("an acknowledgement is not moved to the staff when it is turned off", async () => {
    const { db, clock } = await setUp();
    await leadStore({ db, channels: ["email", "acknowledgement"] }).accept(submission());
    expect(await moveDeliveries(db, ["email"], clock.read())).toBe(1);
    const left = await db.selectFrom("deliveries").select("channel").execute();
    expect(left).toEqual([{ channel: "email" }]);
  });

  test("what a clock that was put back keeps waiting is made due again", async () => {
    const { db, clock, worker, storeLeads } = await setUp();
    const [id] = await storeLeads(1);
    let failures = 1;
    const { channel, ids } = recorder(async () => {
      failures -= 1;
      if (failures >= 0) throw new DeliveryProblem("HTTP 500");
    });
    const delivering = worker(channel);
    await delivering.runDue();
    clock.advance(-30 * 24 * hour);
    await delivering.runDue();
    expect(ids).toEqual([id]);
    expect(await releaseFarDue(db, clock.read())).toBe(1);
    await delivering.runDue();
    expect(ids).toEqual([id, id]);
    expect(await releaseFarDue(db, clock.read())).toBe(0);
  });

  test("giving up is over when the lead is answered", async () => {
    const { db, clock, worker, storeLeads } = await setUp();
    await storeLeads(1);
    await worker(recorder(refusing).channel, { giveUpAfterMs: 0 }).runDue();
    const queue = deliveryQueue(db);
    const state = () => readDeliveryState(queue, ["webhook"], clock.read());
    expect(await state()).toBe("given up on some");
    await db.updateTable("leads").set({ answered_at: now.toISOString() }).execute();
    expect(await state()).toBe("working");
  });

  test("an applicant is written to once, and only at what is an address", async () => {
    const { db, clock, worker } = await setUp();
    const store = leadStore({ db, channels: ["acknowledgement"] });
    const written = submission();
    await store.accept(written);
    for (const phoneOrEmail of ["705-555-0142", "a@b.example, c@d.example"]) {
      await store.accept(submission({ application: { ...application, phoneOrEmail } }));
    }
    const { channel, ids } = recorder(undefined, "acknowledgement");
    const once = { ...channel, isSentOnce: true };
    const dying = { ...deliveryQueue(db), succeed: () => Promise.reject(new Error("killed")) };
    await worker(once, { queue: dying }).runDue();
    clock.advance(60 * second);
    await worker(once).runDue();
    expect(ids).toEqual([written.id]);
    expect(await states(db)).toEqual(["sent"]);
  });

  test("an applicant's own wrong address is nothing the staff is alarmed for", async () => {
    const { db, clock, worker } = await setUp();
    await leadStore({ db, channels: ["acknowledgement", "webhook"] }).accept(submission());
    await worker(recorder(refusing, "acknowledgement").channel, { giveUpAfterMs: 0 }).runDue();
    await worker(recorder().channel).runDue();
    const channels = ["acknowledgement", "webhook"] as const;
    expect(await readDeliveryState(deliveryQueue(db), channels, clock.read())).toBe("working");
  });

  test("what is suspected is not queued when a channel is set", async () => {
    const { db, clock } = await setUp();
    await leadStore({ db, channels: [] }).accept(submission({ suspicion: "trap filled" }));
    expect(await queueWaitingLeads(db, ["webhook"], clock.read())).toBe(0);
  });

  test("each attempt is told of with its outcome", async () => {
    const { worker, storeLeads } = await setUp();
    await storeLeads(1);
    const told: string[] = [];
    const onAttempt = (channel: string, outcome: string) => told.push(`${channel} ${outcome}`);
    await worker(recorder(refusing).channel, { giveUpAfterMs: 0, onAttempt }).runDue();
    await storeLeads(1);
    await worker(recorder().channel, { onAttempt }).runDue();
    expect(told).toEqual(["webhook given up", "webhook delivered"]);
  });
});
