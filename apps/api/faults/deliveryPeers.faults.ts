import { expect, test } from "vitest";
import { percentile, report, timed, until } from "./harness/measure.ts";
import { applicant } from "./harness/people.ts";
import { hostileSmtp, type Manner, webhookSink } from "./harness/sinks.ts";
import { startServer } from "./harness/startServer.ts";
import { sqliteStore } from "./harness/stores.ts";
import { submit } from "./harness/submit.ts";

const kills = Math.max(2, Math.round(50 * Number(process.env.FAULT_SCALE ?? 1)));

async function sendAll(url: string, name: string, count: number) {
  const ids: string[] = [];
  const times: number[] = [];
  for (let turn = 0; turn < count; turn += 1) {
    const { result, ms } = await timed(() => submit(url, applicant(`${name}-${turn}`)));
    expect(result.status).toBe(201);
    ids.push(JSON.parse(result.body).id);
    times.push(ms);
  }
  return { ids, median: percentile(times, 0.5) };
}

test("peers that misbehave lose no lead and slow no visitor", async () => {
  const store = sqliteStore();
  const [webhook, smtp] = await Promise.all([webhookSink(), hostileSmtp()]);
  const alone = await startServer({ env: store.env });
  const baseline = await sendAll(alone.url, "alone", 50);
  await alone.stop();

  const server = await startServer({ env: { ...store.env, ...webhook.env, ...smtp.env } });
  const expected = [...baseline.ids];
  const medians: string[] = [];
  for (const manner of ["error", "garbage", "refuse", "hang"] satisfies Manner[]) {
    webhook.behave(manner);
    smtp.behave(manner);
    const { ids, median } = await sendAll(server.url, manner, 20);
    expected.push(...ids);
    medians.push(`${manner} ${median.toFixed(1)}`);
    expect(median).toBeLessThan(Math.max(50, baseline.median * 4));
  }
  webhook.behave("good");
  const waited = await until(
    async () => expected.every((id) => webhook.taken.includes(id)),
    180_000,
  );
  expect(webhook.taken.length).toBe(new Set(webhook.taken).size);
  report(
    `delivery: ${expected.length} leads all taken over once, ${Math.round(waited / 1_000)} s after the ` +
      `receiver behaved; submission median ${baseline.median.toFixed(1)} ms alone, with peers that ` +
      `misbehave: ${medians.join(", ")}`,
  );
  expect(await server.stop()).toBe(0);
  webhook.close();
  smtp.close();
  await store.remove();
});

test("killed between sending and noting it, every lead is still delivered, under the same id", async () => {
  const store = sqliteStore();
  const webhook = await webhookSink();
  const env = { ...store.env, ...webhook.env, LOG_LEVEL: "warn" };
  const ids: string[] = [];
  webhook.behave("hang");
  for (let round = 0; round < kills; round += 1) {
    const server = await startServer({ env });
    const arrived = webhook.nextSeen();
    ids.push(...(await sendAll(server.url, `kill-${round}`, 1)).ids);
    await arrived;
    await server.kill();
  }
  webhook.behave("good");
  const server = await startServer({ env });
  await until(async () => ids.every((id) => webhook.taken.includes(id)), 120_000);
  expect(webhook.taken.length).toBe(new Set(webhook.taken).size);
  expect(new Set(webhook.seen)).toEqual(new Set(ids));
  report(`${kills} kills between sending and noting: all delivered, ${webhook.seen.length} sends`);
  expect(await server.stop()).toBe(0);
  webhook.close();
  await store.remove();
});
