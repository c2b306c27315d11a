import { expect, test } from "vitest";
import {
  deliverySetUp,
  hour,
  recorder,
  refusing,
  second,
  states,
  visitorMailsPerDay,
} from "../../testing/deliverySetUp.ts";
import { onEachEngine } from "../../testing/onEachEngine.ts";
import { application, by, now, submission } from "../../testing/submission.ts";
import { testStore } from "../../testing/testStore.ts";
import { valuesOf } from "../../testing/valuesOf.ts";
import { readDeliveryHealth } from "../health/health.ts";
import type { Lane } from "../limits/rateLimiter.ts";
import { StoreUnavailable } from "../store/engine.ts";
import { moveDeliveries, queueWaitingLeads, releaseFarDue } from "../store/newDeliveries.ts";
import { DeliveryProblem } from "./channel.ts";
import { outbox } from "./outbox.ts";
import { isMailBudgetUsed } from "./visitorMails.ts";

onEachEngine((engine) => {
  const setUp = () => deliverySetUp(engine);

  /** Sets up applicants who are thanked, by a channel that handles each message as the test specifies. */
  async function thanking(handle?: Parameters<typeof recorder>[0]) {
    const { db, clock, worker } = await setUp();
    const store = testStore(db, ["acknowledgement"], { clock: clock.read });
    const { channel, ids } = recorder(handle, "acknowledgement");
    const send = (phoneOrEmail: string) =>
      store.accept(submission({ ...by({ phoneOrEmail }), receivedAt: clock.read() }));
    const run = (queue: Partial<ReturnType<typeof outbox>> = {}) =>
      worker(
        { ...channel, isSentOnce: true },
        { queue: { ...outbox(db, visitorMailsPerDay), ...queue } },
      ).runDue();
    return { db, clock, ids, send, run };
  }

  test("deliveries of a removed channel move to a configured one", async () => {
    const { db, clock, worker, storeLeads } = await setUp();
    const [waiting = "", dead = "", sent = ""] = await storeLeads(3);
    const queue = outbox(db, visitorMailsPerDay);
    const request = { channel: recorder().channel, leaseMs: 1, lease: "a", limit: 3 };
    for (const claim of await queue.claim({ ...request, now: clock.read() })) {
      if (claim.message.id === sent) await queue.succeed(claim, clock.read());
      if (claim.message.id === dead) await queue.fail(claim, { problem: "HTTP 410" });
    }
    expect(await moveDeliveries(db, ["webhook"], clock.read())).toBe(0);
    expect(await moveDeliveries(db, [], clock.read())).toBe(0);
    expect(await moveDeliveries(db, ["email"], clock.read())).toBe(2);
    const { channel, ids } = recorder(undefined, "email");
    await worker(channel).runDue();
    expect(ids.toSorted()).toEqual([waiting, dead].toSorted());
    const left = await db.selectFrom("outbox").select("channel").orderBy("channel").execute();
    expect(left.map(({ channel }) => channel)).toEqual(["email", "email", "webhook"]);
  });

  test("disabling acknowledgements does not move them to a staff channel", async () => {
    const { db, clock } = await setUp();
    await testStore(db, ["email", "acknowledgement"]).accept(submission());
    expect(await moveDeliveries(db, ["email"], clock.read())).toBe(1);
    expect(await valuesOf(db, "outbox", "channel")).toEqual(["email"]);
  });

  test("deliveries left in the future by a clock rollback become due", async () => {
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

  test("an answered lead no longer counts as given up", async () => {
    const { db, clock, worker, storeLeads } = await setUp();
    await storeLeads(1);
    await worker(recorder(refusing).channel, { giveUpAfterMs: 0 }).runDue();
    const state = () => readDeliveryHealth(db, ["webhook"], clock.read());
    expect(await state()).toBe("given up on some");
    await db.updateTable("leads").set({ answered_at: now.toISOString() }).execute();
    expect(await state()).toBe("working");
  });

  test("an applicant gets one acknowledgement, and only at a valid address", async () => {
    const { db, clock, ids, send, run } = await thanking();
    const written = await send(application.phoneOrEmail);
    for (const none of ["416-555-0177", "a@b.example, c@d.example"]) await send(none);
    await run({ succeed: () => Promise.reject(new Error("killed")) });
    clock.advance(60 * second);
    await run();
    expect(written).toMatchObject({ id: ids[0] });
    expect(ids).toHaveLength(1);
    expect(await states(db)).toEqual(["sent"]);
  });

  test("an acknowledgement that an outage of the store kept from being sent is sent later", async () => {
    const { db, clock, ids, send, run } = await thanking();
    await send("a@applicant.example");
    await run({ refusalOf: () => Promise.reject(new StoreUnavailable("outage")) });
    expect(ids).toEqual([]);
    clock.advance(60 * second);
    await run();
    expect(ids).toHaveLength(1);
    expect(await states(db)).toEqual(["sent"]);
  });

  test.each([
    ["unknown outcome is not retried", true, 1, "dead"],
    ["a rejection is retried", false, 4, "pending"],
  ])("an acknowledgement with %s", async (_, mayHaveArrived, attempts, state) => {
    const { db, clock, ids, send, run } = await thanking(async () => {
      throw new DeliveryProblem("ETIMEDOUT", mayHaveArrived);
    });
    await send("a@applicant.example");
    for (let turn = 0; turn < 4; turn += 1) {
      await run();
      clock.advance(60 * second);
    }
    expect(ids).toHaveLength(attempts);
    expect(await states(db)).toEqual([state]);
  });

  test("one address gets at most one acknowledgement a day", async () => {
    const { clock, ids, send, run } = await thanking();
    await Promise.all(["a@b.example", "A@B.example", "a@b.example"].map(send));
    await run();
    await send("a@b.example");
    await send("other@b.example");
    await run();
    expect(ids).toHaveLength(2);
    clock.advance(25 * hour);
    await send("a@b.example");
    await run();
    expect(ids).toHaveLength(3);
  });

  test("tags, dots and case of an address do not multiply its acknowledgements", async () => {
    const { ids, send, run } = await thanking();
    const spellings = Array.from(
      { length: 100 },
      (_, n) =>
        [
          `ann.lee+${n}@mail.example`,
          `A.nnlee+x.${n}@Mail.Example`,
          `a${".".repeat(n % 3)}nnlee@mail.example`,
        ][n % 3] ?? "",
    );
    const others = [
      "annlees@mail.example",
      "bannlee@mail.example",
      "annlee@mails.example",
      "ann_lee@mail.example",
      "annxlee@mail.example",
    ];
    for (const address of [...spellings, ...others]) await send(address);
    await run();
    expect(ids).toHaveLength(1 + others.length);
  });

  test("acknowledgements stop at the day's limit of all, and a retry counts once", async () => {
    const { db, clock, ids, send, run } = await thanking(async () => {
      if (ids.length <= 20) throw new DeliveryProblem("HTTP 500", false);
    });
    for (let count = 0; count < 30; count += 1) await send(`person-${count}@b.example`);
    const isUsed = (at = clock.read()) => isMailBudgetUsed(db, 20, at);
    expect(await isUsed()).toBe(false);
    await run();
    clock.advance(hour);
    await run();
    expect(new Set(ids).size).toBe(20);
    expect((await states(db)).toSorted().slice(9, 11)).toEqual(["dead", "sent"]);
    expect(await isUsed()).toBe(true);
    expect(await isUsed(new Date(clock.read().getTime() + 24 * hour))).toBe(false);
  });

  test("a request without a token is not acknowledged, and is delivered after people", async () => {
    const { clock, db, worker } = await setUp();
    const channels = ["webhook", "acknowledgement"] as const;
    const store = testStore(db, channels, { clock: clock.read });
    const evidence = { secondsOpen: undefined, isFirstSight: true };
    const send = async (lane: Lane, phoneOrEmail: string) => {
      const sent = submission({
        ...by({ phoneOrEmail }),
        evidence: { ...evidence, lane },
        receivedAt: clock.read(),
      });
      await store.accept(sent);
      clock.advance(second);
      return sent.id;
    };
    const [program, person] = [
      await send("program", "a@b.example"),
      await send("plain", "c@b.example"),
    ];
    const { channel, ids } = recorder();
    await worker(channel, { places: 1 }).runDue();
    expect(ids).toEqual([person, program]);
    const thanking = recorder(undefined, "acknowledgement");
    await worker(thanking.channel).runDue();
    expect(thanking.ids).toEqual([person]);
  });

  test("an applicant's invalid address raises no alarm", async () => {
    const { db, clock, worker } = await setUp();
    await testStore(db, ["acknowledgement", "webhook"]).accept(submission());
    await worker(recorder(refusing, "acknowledgement").channel, { giveUpAfterMs: 0 }).runDue();
    await worker(recorder().channel).runDue();
    const channels = ["acknowledgement", "webhook"] as const;
    expect(await readDeliveryHealth(db, channels, clock.read())).toBe("working");
  });

  test("suspected leads are not queued when a channel is configured", async () => {
    const { db, clock } = await setUp();
    await testStore(db).accept(submission({ suspicion: "honeypot filled" }));
    expect(await queueWaitingLeads(db, ["webhook"], clock.read())).toBe(0);
  });
});
