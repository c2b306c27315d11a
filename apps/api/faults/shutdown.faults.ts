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
