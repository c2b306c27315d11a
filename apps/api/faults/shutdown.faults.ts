import { connect } from "node:net";
import { setTimeout as wait } from "node:timers/promises";
import { expect, test } from "vitest";
import { report, timed } from "./harness/measure.ts";
import { applicant } from "./harness/people.ts";
import { startServer } from "./harness/startServer.ts";
import { sqliteStore } from "./harness/stores.ts";
import { statusOf, submit } from "./harness/submit.ts";

test("on SIGTERM it finishes accepted requests and exits with 0", async () => {
  const store = sqliteStore();
  const server = await startServer({ env: store.env });
  let acknowledged = 0;
  let isStopping = false;
  const clients = Array.from({ length: 50 }, async (_, place) => {
    for (let turn = 0; ; turn += 1) {
      const status = await statusOf(submit(server.url, applicant(`s${place}-${turn}`)));
      if (status === 201) acknowledged += 1;
      else {
        // A failed request is expected only while the server stops.
        expect(isStopping).toBe(true);
        return;
      }
    }
  });
  await wait(500);
  isStopping = true;
  const { result: code, ms } = await timed(() => server.stop());
  await Promise.all(clients);
  expect(code).toBe(0);
  expect(ms).toBeLessThan(10_000);
  expect((await store.contacts()).length).toBeGreaterThanOrEqual(acknowledged);
  report(
    `SIGTERM under load: exit ${code} after ${Math.round(ms)} ms, ${acknowledged} acknowledged`,
  );
});

test("a half-sent body does not hold a stop", async () => {
  const server = await startServer({ env: sqliteStore().env });
  const { port, hostname } = new URL(server.url);
  const socket = connect(Number(port), hostname);
  socket.on("error", () => {});
  const head = ["POST /api/mortgage-applications HTTP/1.1", "Host: localhost"];
  const body = ["Content-Type: application/json", "Content-Length: 100", "", '{"firstName"'];
  socket.write([...head, ...body].join("\r\n"));
  await wait(300);
  const { result: code, ms } = await timed(() => server.stop());
  expect(code).toBe(0);
  expect(ms).toBeLessThan(7_000);
  report(`SIGTERM with a half-sent body: exit ${code} after ${Math.round(ms)} ms`);
});
