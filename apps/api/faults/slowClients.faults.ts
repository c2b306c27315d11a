import { connect, type Socket } from "node:net";
import { setTimeout as wait } from "node:timers/promises";
import { expect, test } from "vitest";
import { percentile, report, timed } from "./harness/measure.ts";
import { applicant } from "./harness/people.ts";
import { startServer } from "./harness/startServer.ts";
import { sqliteStore } from "./harness/stores.ts";
import { submit } from "./harness/submit.ts";

const slowOnes = 1_000;

const head =
  "POST /api/mortgage-applications HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\n";
/** Four ways to take one's time: nothing, half a head, a head in drops, a body in drops. */
const manners: ((socket: Socket) => string)[] = [
  () => "",
  () => head,
  () => `${head}X-`,
  () => `${head}Content-Length: 200\r\n\r\n{`,
];

test("a thousand slow clients are cut off and hold up nobody", async () => {
  const store = sqliteStore();
  const server = await startServer({ env: store.env });
  const { hostname, port } = new URL(server.url);
  const lives: number[] = [];
  const sockets: Socket[] = [];
  const ended = Array.from({ length: slowOnes }, (_, index) => {
    const begun = performance.now();
    const socket = connect(Number(port), hostname);
    sockets.push(socket);
    const manner = manners[index % manners.length];
    socket.on("error", () => {});
    socket.on("connect", () => socket.write(manner?.(socket) ?? ""));
    socket.resume();
    return new Promise<void>((resolve) => {
      socket.on("close", () => {
        lives.push(performance.now() - begun);
        resolve();
      });
    });
  });
  const drops = setInterval(() => {
    sockets.forEach((socket, index) => {
      if (index % manners.length >= 2 && socket.writable) socket.write("a");
    });
  }, 1_000);

  let areCut = false;
  const honest: number[] = [];
  let turn = 0;
  const honestClient = (async () => {
    while (!areCut) {
      turn += 1;
      const { result, ms } = await timed(() => submit(server.url, applicant(`honest-${turn}`)));
      expect(result.status).toBe(201);
      honest.push(ms);
      await wait(20);
    }
  })();
  await Promise.race([Promise.all(ended), wait(30_000)]);
  areCut = true;
  clearInterval(drops);
  await honestClient;
  for (const socket of sockets) socket.destroy();
  report(
    `slow clients: ${lives.length} of ${slowOnes} cut off, the last after ` +
      `${(Math.max(...lives) / 1_000).toFixed(1)} s; honest client ${honest.length} of ${honest.length} served, ` +
      `p99 ${Math.round(percentile(honest, 0.99))} ms`,
  );
  expect(lives.length).toBe(slowOnes);
  expect(Math.max(...lives)).toBeLessThan(15_000);
  expect(await server.stop()).toBe(0);
  await store.remove();
});

test("clients that never read their answers are cut off", async () => {
  const store = sqliteStore();
  const server = await startServer({ env: store.env });
  const { hostname, port } = new URL(server.url);
  const asked = "GET /api/openapi.json HTTP/1.1\r\nHost: a\r\n\r\n".repeat(5_000);
  const begun = performance.now();
  const cut = Array.from({ length: 50 }, () => {
    const socket = connect(Number(port), hostname, () => socket.write(asked)).pause();
    // A paused socket hears of nothing until it is written to.
    const nudge = setInterval(() => socket.write("G"), 500);
    return new Promise<void>((resolve) => {
      socket.on("error", () => {
        clearInterval(nudge);
        socket.destroy();
        resolve();
      });
    });
  });
  const isCut = await Promise.race([Promise.all(cut).then(() => true), wait(60_000)]);
  report(
    `clients that do not read: cut off within ${Math.round((performance.now() - begun) / 1_000)} s`,
  );
  expect(isCut).toBe(true);
  expect((await submit(server.url, applicant("after"))).status).toBe(201);
  expect(await server.stop()).toBe(0);
  await store.remove();
});
