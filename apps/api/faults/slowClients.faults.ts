import { mkdirSync, writeFileSync } from "node:fs";
import { connect, type Socket } from "node:net";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { expect, test } from "vitest";
import { brokerage } from "../testing/brokerage.ts";
import { temporaryFolder } from "../testing/onEachEngine.ts";
import { percentile, report, timed } from "./harness/measure.ts";
import { applicant } from "./harness/people.ts";
import { startServer } from "./harness/startServer.ts";
import { sqliteStore } from "./harness/stores.ts";
import { submitUntilStored } from "./harness/submit.ts";

const ofEach = 200;

const head =
  "POST /api/mortgage-applications HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\n";

interface Manner {
  opening: string;
  drop?: string;
  /** True for a client that does not read. */
  isDeaf?: boolean;
  /** Milliseconds within which the server must disconnect it. */
  limit?: number;
}

// The server's timeouts are 10 s and 30 s; the rest is a margin, and a busy machine gets more.
const soon = 15_000;
const late = 40_000;

const get = (path: string) => `GET ${path} HTTP/1.1\r\nHost: a\r\n\r\n`;
const manners: Record<string, Manner> = {
  "says nothing": { opening: "" },
  "stops within the head": { opening: head },
  "sends the head in drops": { opening: `${head}X-`, drop: "a" },
  "sends the body in drops": { opening: `${head}Content-Length: 200\r\n\r\n{`, drop: "a" },
  "sends only blank lines": { opening: "\r\n", drop: "\r\n" },
  "sends blank lines after an answer": { opening: get("/healthz"), drop: "\r\n", limit: late },
  // A socket that does not read detects a disconnect only when it writes.
  "reads nothing of a large page": { opening: get("/"), drop: "\r\n", isDeaf: true, limit: late },
  "asks much and reads nothing": {
    opening: get("/api/openapi.json").repeat(500),
    drop: "G",
    isDeaf: true,
  },
};

/** Connects a slow client, and resolves with the milliseconds until it is disconnected. */
function slowClient(url: string, { opening, drop, isDeaf = false }: Manner): Promise<number> {
  const { hostname, port } = new URL(url);
  const begun = performance.now();
  const socket: Socket = connect(Number(port), hostname, () => socket.write(opening));
  const dropping = drop && setInterval(() => socket.write(drop), 500);
  if (isDeaf) socket.pause();
  else socket.resume();
  return new Promise((resolve) => {
    const end = () => {
      clearInterval(dropping || undefined);
      socket.destroy();
      resolve(performance.now() - begun);
    };
    socket.on("error", end).on("close", end);
  });
}

/** Writes a built site whose only page has so many bytes. */
function siteOf(bytes: number): string {
  const folder = temporaryFolder();
  const client = join(folder, "client");
  mkdirSync(client);
  writeFileSync(join(client, "index.html"), Buffer.alloc(bytes, "a"));
  const page = { file: "index.html", contentSecurityPolicy: "default-src 'none'" };
  const pages = [{ path: "/", ...page }];
  const notFound = [{ under: "/", ...page }];
  const manifest = { brokerage: brokerage.name, pages, notFound };
  writeFileSync(join(folder, "pages.json"), JSON.stringify(manifest));
  return client;
}

test("1,600 slow clients are disconnected and delay nobody", async () => {
  const store = sqliteStore();
  const server = await startServer({ env: { ...store.env, SITE_DIR: siteOf(8 * 1024 * 1024) } });
  const lives = Object.entries(manners).map(async ([name, manner]) => {
    const all = await Promise.all(
      Array.from({ length: ofEach }, () => slowClient(server.url, manner)),
    );
    return { name, limit: manner.limit ?? soon, longest: Math.max(...all) };
  });

  let areCut = false;
  const honest: number[] = [];
  /** Most milliseconds that this process waited for the machine: a measure of its other work. */
  let lag = 0;
  const honestClient = (async () => {
    while (!areCut) {
      const person = applicant(`honest-${honest.length}`);
      const { ms } = await timed(() => submitUntilStored(server.url, person, person.phoneOrEmail));
      honest.push(ms);
      const { ms: paused } = await timed(() => wait(20));
      lag = Math.max(lag, paused - 20);
    }
  })();
  const cut = await Promise.race([Promise.all(lives), wait(120_000)]);
  areCut = true;
  await honestClient;
  if (!cut) throw new Error("some slow clients were not cut off within two minutes");
  const seconds = (ms: number) => (ms / 1_000).toFixed(1);
  report(
    `slow clients, ${ofEach} of each cut off: ${cut.map(({ name, longest }) => `${name} ${seconds(longest)} s`).join(", ")}; ` +
      `honest client ${honest.length} of ${honest.length} served, p99 ${Math.round(percentile(honest, 0.99))} ms, ` +
      `at most ${seconds(Math.max(...honest))} s`,
  );
  for (const { name, longest, limit } of cut) {
    expect(longest, name).toBeLessThan(limit + lag * 10);
  }
  // Reading the 100,000 pipelined requests takes half of this time; answering them would exceed it.
  expect(Math.max(...honest)).toBeLessThan(6_000 + lag * 10);
  expect(await server.stop()).toBe(0);
});
