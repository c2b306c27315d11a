import { expect, onTestFinished, test } from "vitest";
import { onEachEngine, opened } from "../../testing/onEachEngine.ts";
import { now, submission } from "../../testing/submission.ts";
import { testApp } from "../../testing/testApp.ts";
import { leadStore } from "../leads/leadStore.ts";
import type { LeadDatabase } from "../leads/openDatabase.ts";
import { metricsServer } from "./metricsServer.ts";

const later = (seconds: number) => () => new Date(now.getTime() + seconds * 1000);

async function running(db: LeadDatabase, clock = later(600)) {
  const metrics = metricsServer({ host: "127.0.0.1", port: 0 }, db, clock);
  const address = await metrics.listen();
  onTestFinished(metrics.close);
  const read = async () => (await fetch(address)).text();
  return { telemetry: metrics.telemetry, address, read };
}

onEachEngine((engine) => {
  test("the ages of waiting leads are reported until they are answered", async () => {
    const db = await opened(await engine.emptyDatabase());
    const store = leadStore({ db, channels: ["webhook"] });
    const lead = submission();
    await store.accept(lead);
    await store.accept(submission({ suspicion: "honeypot filled", receivedAt: new Date(0) }));
    const { read } = await running(db);
    const waiting = await read();
    expect(waiting).toContain("lead_oldest_undelivered_age_seconds 600\n");
    expect(waiting).toContain("lead_oldest_unanswered_age_seconds 600\n");
    expect(waiting).toContain("leads_suspected 1\n");
    await db.updateTable("outbox").set({ state: "sent" }).execute();
    expect(await read()).toContain("lead_oldest_undelivered_age_seconds 0\n");
    await db.updateTable("leads").set({ answered_at: now.toISOString() }).execute();
    expect(await read()).toContain("lead_oldest_unanswered_age_seconds 0\n");
  });
});

test("answers, commits and attempts are counted, beside the event loop and memory", async () => {
  const { app, db } = await testApp();
  const { telemetry, read, address } = await running(db);
  const { app: counted } = await testApp({ onAnswered: telemetry.answered });
  await counted.inject("/healthz");
  await counted.inject("/nowhere");
  telemetry.committed(0.004);
  telemetry.attempted("email", "delivered");
  const text = await read();
  expect(text).toContain('http_answers_total{status="200"} 1\n');
  expect(text).toContain('http_answers_total{status="404"} 1\n');
  expect(text).toContain('lead_commit_seconds_bucket{le="0.005"} 1\n');
  expect(text).toContain('lead_delivery_attempts_total{channel="email",outcome="delivered"} 1\n');
  expect(text).toMatch(/\nnodejs_eventloop_lag_seconds /);
  expect(text).toMatch(/\nprocess_resident_memory_bytes /);
  expect((await fetch(address.replace("/metrics", "/"))).status).toBe(404);
  expect((await app.inject("/metrics")).statusCode).toBe(404);
});

test("an unavailable database leaves the other metrics readable", async () => {
  const { db } = await testApp();
  const { read } = await running(db);
  await db.destroy();
  const text = await read();
  expect(text).toContain("lead_oldest_unanswered_age_seconds Nan\n");
  expect(text).toContain("process_resident_memory_bytes");
});
