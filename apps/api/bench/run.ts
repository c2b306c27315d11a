import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { cpus } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { bundleServer } from "../release/bundleServer.ts";
import { writeSite } from "../testing/writeSite.ts";
import { newFolder, pageOfWords, startPeers } from "./fixtures.ts";
import {
  connections,
  get,
  idleLatencies,
  measure,
  median,
  memoryAfterLoad,
  post,
  submitOnce,
  type Target,
} from "./measure.ts";
import { type StartedProcess, startProcess } from "./startProcess.ts";

const { values: options } = parseArgs({
  options: {
    quick: { type: "boolean", default: false },
    help: { type: "boolean", default: false },
  },
});

if (options.help) {
  console.log(
    "Measures the API on this machine's loopback, beside bare servers in the same run.\n\n" +
      "  --quick   one short round instead of three, and no memory after 100,000 submissions\n",
  );
  process.exit();
}

const [rounds, warmSeconds, seconds] = options.quick ? [1, 1, 3] : [3, 2, 6];
const source = (path: string) => join(import.meta.dirname, path);

const peers = await startPeers();
const [dataDir, bareDir, siteDir] = [newFolder(), newFolder(), writeSite(pageOfWords())];
// Runs the server as a release does: bundled, with the settings of `release/programs/run.sh`.
const programs = newFolder();
await bundleServer(programs);
const startWhole = () =>
  startProcess(["--max-semi-space-size=4", join(programs, "server.js")], {
    MALLOC_ARENA_MAX: "2",
    DATA_DIR: dataDir,
    SITE_DIR: siteDir,
    BLOG_FEED_URL: peers.feedUrl,
    ALLOW_INSECURE_WEBHOOK: "true",
    WEBHOOK_URL: peers.webhookUrl,
    WEBHOOK_SECRET: "a2V5IG9mIHRoZSByZWNlaXZlciBmb3Igd2ViaG9va3M=",
    METRICS_PORT: "0",
    LOG_LEVEL: "info",
    CLIENT_SUBMISSIONS_PER_MINUTE: "100000000",
    ALL_SUBMISSIONS_PER_MINUTE: "100000000",
  });
const starts: number[] = [];
for (let count = 0; count < 5; count += 1) {
  const server = await startWhole();
  await submitOnce(server.url);
  starts.push(server.age());
  await server.stop();
}
const whole = await startWhole();
const bareJson = await startProcess([source("bareServer.ts"), "json"]);
const bareSqlite = await startProcess([source("bareServer.ts"), "sqlite", bareDir]);

const names = {
  whole: "submission, whole production path",
  bareSqlite: "submission, bare Fastify and a durable SQLite row",
  bareJson: "submission, bare Fastify, nothing stored",
  feed: "cached feed, brotli",
  page: "static page, brotli",
};
const [idle = Number.NaN, bareIdle = Number.NaN] = await idleLatencies(
  [whole.url, bareSqlite.url],
  options.quick ? 100 : 500,
);
const targets: Target[] = [
  { name: names.whole, server: whole, request: post },
  { name: names.bareSqlite, server: bareSqlite, request: post },
  { name: names.bareJson, server: bareJson, request: post },
  { name: names.feed, server: whole, request: get("/api/wordpress-feed") },
  { name: names.page, server: whole, request: get("/") },
];
const figures = await measure(targets, { rounds, warmSeconds, seconds });
await Promise.all([whole, bareJson, bareSqlite].map((server) => server.stop()));
const memory = options.quick ? undefined : await memoryOf(await startWhole());
peers.close();
for (const folder of [dataDir, bareDir, programs, join(siteDir, "..")]) {
  rmSync(folder, { recursive: true });
}

async function memoryOf(server: StartedProcess): Promise<number> {
  const memory = await memoryAfterLoad(server);
  await server.stop();
  return memory;
}

const figure = (name: string) => figures.get(name) ?? { rate: Number.NaN, p99: Number.NaN };
const start = median(starts);
const toBareSqlite = figure(names.whole).rate / figure(names.bareSqlite).rate;
const toBareJson = figure(names.whole).rate / figure(names.bareJson).rate;
const aims: [string, number, string, boolean][] = [
  ["whole path / bare Fastify and SQLite", toBareSqlite, ">= 0.75", toBareSqlite >= 0.75],
  [
    "whole path, p99 ms at 50 connections",
    figure(names.whole).p99,
    "<= 60",
    figure(names.whole).p99 <= 60,
  ],
  [`one idle submission, p99 ms (bare ${bareIdle.toFixed(1)})`, idle, "<= 10", idle <= 10],
  ["start to first 201, ms, median of 5", start, "<= 1000", start <= 1_000],
  [
    "cached feed, answers a second",
    figure(names.feed).rate,
    ">= 6000",
    figure(names.feed).rate >= 6_000,
  ],
];
if (memory !== undefined) {
  aims.push(["memory after 100,000 submissions, MiB", memory, "<= 150", memory <= 150]);
}

const model = cpus()[0]?.model ?? "unknown processor";
console.log(`\n${new Date().toISOString()}  Node ${process.version}  ${cpus().length} x ${model}`);
console.log(`${connections} connections, ${seconds} s, median of ${rounds}\n`);
for (const [name, { rate, p99 }] of figures) {
  console.log(`${name.padEnd(52)}${Math.round(rate).toString().padStart(8)} /s   p99 ${p99} ms`);
}
console.log(`\nwhole path / bare Fastify: ${toBareJson.toFixed(2)}`);
for (const [name, value, aim, isMet] of aims) {
  console.log(
    `${isMet ? "met   " : "MISSED"}  ${name.padEnd(44)}${value.toFixed(2).padStart(9)}  aim ${aim}`,
  );
}

const results = { date: new Date().toISOString(), node: process.version, model, rounds, seconds };
const json = JSON.stringify(
  {
    ...results,
    figures: Object.fromEntries(figures),
    idle,
    start,
    memory,
    toBareSqlite,
    toBareJson,
  },
  null,
  2,
);
const folder = source("../build");
mkdirSync(folder, { recursive: true });
writeFileSync(join(folder, "bench.json"), json);
console.log(`\n${json}\n\nWritten to ${join("apps/api/build", "bench.json")}`);
