import { connect, type Socket } from "node:net";
import { setTimeout as wait } from "node:timers/promises";
import { expect, test } from "vitest";
import { percentile } from "../testing/percentile.ts";
import { report, timed } from "./harness/measure.ts";
import { applicant } from "./harness/people.ts";
import { startServer } from "./harness/startServer.ts";
import { sqliteStore } from "./harness/stores.ts";
import { submit } from "./harness/submit.ts";

const slowOnes = 1_000;

const head =
  "POST /api/mortgage-applications HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\n";

type Manner = { opening: string; drop?: string; reads: boolean };

const manners: Record<string, Manner> = {
  "says nothing": { opening: "", reads: true },
  "stops within the head": { opening: head, reads: true },
  "sends the head in drops": { opening: `${head}X-`, drop: "a", reads: true },
  "sends the body in drops": {
    opening: `${head}Content-Length: 200\r\n\r\n{`,
    drop: "a",
    reads: true,
  },
  // A socket that does not read learns of its end only when it writes.
  "asks much and reads nothing": {
    opening: "GET /api/openapi.json HTTP/1.1\r\nHost: a\r\n\r\n".repeat(500),
    drop: "G",
    reads: false,
  },
};

/** Resolves with how many milliseconds the server put up with it. */
function slowClient(url: string, { opening, drop, reads }: Manner): Promise<number> {
  const { hostname, port } = new URL(url);
  const begun = performance.now();
  const socket: Socket = connect(Number(port), hostname, () => socket.write(opening));
  const dropping = drop && setInterval(() => socket.write(drop), 500);
  if (reads) socket.resume();
  else socket.pause();
  return new Promise((resolve) => {
    const end = () => {
      clearInterval(dropping || undefined);
      socket.destroy();
      resolve(performance.now() - begun);
    };
    socket.on("error", end).on("close", end);
  });
}

test("a thousand slow clients are cut off and hold up nobody", async () => {
  const store = sqliteStore();
  const server = await startServer({ env: store.env });
  const each = slowOnes / Object.keys(manners).length;
  const lives = Object.entries(manners).map(async ([name, manner]) => {
    const all = await Promise.all(
      Array.from({ length: each }, () => slowClient(server.url, manner)),
    );
    return { name, count: all.length, longest: Math.max(...all) };
  });

  let areCut = false;
  const honest: number[] = [];
  const honestClient = (async () => {
    while (!areCut) {
      const person = applicant(`honest-${honest.length}`);
      const { result, ms } = await timed(() => submit(server.url, person));
      expect(result.status).toBe(201);
      honest.push(ms);
      await wait(20);
    }
  })();
  const cut = await Promise.race([Promise.all(lives), wait(60_000)]);
  areCut = true;
  await honestClient;
  if (!cut) throw new Error("some slow clients were not cut off within a minute");
  const seconds = (ms: number) => (ms / 1_000).toFixed(1);
  report(
    `slow clients, ${each} of each cut off: ${cut.map(({ name, longest }) => `${name} ${seconds(longest)} s`).join(", ")}; ` +
      `honest client ${honest.length} of ${honest.length} served, p99 ${Math.round(percentile(honest, 0.99))} ms`,
  );
  // The figure is 10 s; the rest is for a machine that does other work meanwhile.
  for (const { longest } of cut) expect(longest).toBeLessThan(15_000);
  expect(await server.stop()).toBe(0);
});
