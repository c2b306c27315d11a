import { setTimeout as wait } from "node:timers/promises";
import { expect, test } from "vitest";
import { percentile, report, scaled, timed, until } from "./harness/measure.ts";
import { applicant } from "./harness/people.ts";
import { hostileSmtp, type Manner, webhookSink } from "./harness/sinks.ts";
import { startServer } from "./harness/startServer.ts";
import { onEachStore, type TestStore } from "./harness/stores.ts";
import { submitUntilStored } from "./harness/submit.ts";

const kills = scaled(50);
const downMs = scaled(60_000);

/** Sends applications one after the other, each beside a request that stores nothing. */
async function sendAll(url: string, name: string, count: number) {
  const ids: string[] = [];
  const times: number[] = [];
  const others: number[] = [];
  for (let turn = 0; turn < count; turn += 1) {
    const mark = `${name}-${turn}`;
    const { result, ms } = await timed(() => submitUntilStored(url, applicant(mark), mark));
    ids.push(JSON.parse(result.body).id);
    times.push(ms);
    others.push((await timed(() => fetch(`${url}/healthz`))).ms);
  }
  return { ids, median: percentile(times, 0.5), other: percentile(others, 0.5) };
}

type Sink = Awaited<ReturnType<typeof webhookSink>>;

/** Waits until the sink has accepted every lead, expects no duplicates, and returns the seconds waited. */
async function expectAllTaken({ taken }: Sink, ids: string[]): Promise<number> {
  const waited = await until(async () => ids.every((id) => taken.includes(id)), 240_000);
  expect(taken.length).toBe(new Set(taken).size);
  return Math.round(waited / 1_000);
}

async function expectNoneLostToPeers(store: TestStore): Promise<void> {
  const [webhook, smtp] = await Promise.all([webhookSink(), hostileSmtp()]);
  const alone = await startServer({ env: store.env });
  const baseline = await sendAll(alone.url, "alone", 50);
  await alone.stop();

  const server = await startServer({ env: { ...store.env, ...webhook.env, ...smtp.env } });
  const expected = [...baseline.ids];
  const medians: string[] = [];
  for (const manner of ["error", "garbage", "refuse", "hang", "flaky"] satisfies Manner[]) {
    webhook.behave(manner);
    smtp.behave(manner === "flaky" ? "error" : manner);
    const { ids, median, other } = await sendAll(server.url, manner, 20);
    expected.push(...ids);
    medians.push(`${manner} ${median.toFixed(1)}`);
    // On a busy machine every request is slow, whatever the peers do.
    expect(median).toBeLessThan(Math.max(50, baseline.median * 4, other * 10));
  }
  webhook.behave("good");
  const waited = await expectAllTaken(webhook, expected);
  report(
    `${store.engine}: ${expected.length} leads all taken over once, ${waited} s after the receiver ` +
      `behaved; submission median ${baseline.median.toFixed(1)} ms alone, with peers that ` +
      `misbehave: ${medians.join(", ")}`,
  );

  await webhook.shut();
  const { ids } = await sendAll(server.url, "down", 20);
  await wait(downMs);
  await webhook.open();
  const late = await expectAllTaken(webhook, [...expected, ...ids]);
  report(
    `${store.engine}: receiver down for ${downMs / 1_000} s, ${ids.length} leads all taken over once, the last ${late} s later`,
  );
  expect(await server.stop()).toBe(0);
}

async function expectNoneLostToKills(store: TestStore): Promise<void> {
  const webhook = await webhookSink();
  const env = { ...store.env, ...webhook.env, LOG_LEVEL: "warn" };
  const ids: string[] = [];
  webhook.behave("hang");
  for (let round = 0; round < kills; round += 1) {
    const server = await startServer({ env });
    const arrived = webhook.nextSeen();
    const mark = `kill-${round}`;
    const { body } = await submitUntilStored(server.url, applicant(mark), mark);
    ids.push(JSON.parse(body).id);
    await arrived;
    await server.kill();
  }
  webhook.behave("good");
  const server = await startServer({ env });
  await expectAllTaken(webhook, ids);
  expect(new Set(webhook.seen)).toEqual(new Set(ids));
  report(
    `${store.engine}: ${kills} kills between sending and noting, all delivered, ${webhook.seen.length} sends of ${ids.length} ids`,
  );
  expect(await server.stop()).toBe(0);
}

onEachStore((openStore) => {
  test("misbehaving peers lose no lead and delay no visitor", async ({ skip }) => {
    await expectNoneLostToPeers(await openStore(skip));
  });

  test("after a kill between sending and recording, every lead is delivered under the same id", async ({
    skip,
  }) => {
    await expectNoneLostToKills(await openStore(skip));
  });
});
