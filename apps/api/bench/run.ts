import { execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { cpus, tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import autocannon from "autocannon";
import { bundleServer } from "../release/bundleServer.ts";
import { percentile } from "../testing/percentile.ts";
import { writeSite } from "../testing/writeSite.ts";

/** Measures the API on this machine's loopback, beside a bare server. `--quick` takes one short round. */
const isQuick = process.argv.includes("--quick");
const [rounds, seconds] = isQuick ? [1, 3] : [3, 6];
const connections = 50;

const folders: string[] = [];
function newFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), "bench-"));
  folders.push(folder);
  return folder;
}

/** Starts a server in its own process, and resolves once it prints its URL. Its log is discarded. */
async function start(args: string[], env: Record<string, string> = {}) {
  const child = spawn(process.execPath, args, {
    env: { PATH: process.env.PATH ?? "", HOST: "127.0.0.1", PORT: "0", ...env },
    stdio: ["ignore", "pipe", "inherit"],
  });
  const url = await new Promise<string>((resolve, reject) => {
    let output = "";
    child.stdout.on("data", (chunk: Buffer) => {
      if (output.length < 10_000) output += chunk;
      const address = /The site is at (\S+)/.exec(output)?.[1];
      if (address) resolve(address);
    });
    child.once("exit", () => reject(new Error(`${args.join(" ")} ended: ${output}`)));
  });
  const ps = ["-o", "rss=", "-p", String(child.pid)];
  return {
    url,
    megabytes: () => Number(execFileSync("ps", ps, { encoding: "utf8" })) / 1024,
    async stop() {
      child.kill("SIGTERM");
      await once(child, "exit");
    },
  };
}

async function startPeers() {
  const item = (index: number) =>
    `<item><title>Post ${index}</title><link>https://blog.example/${index}</link><description>${"Words. ".repeat(200)}</description></item>`;
  const rss = `<rss><channel>${Array.from({ length: 10 }, (_, index) => item(index)).join("")}</channel></rss>`;
  const server = createServer((request, response) => {
    if (request.url === "/feed") response.end(rss);
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  return { server, origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}` };
}

let lastKey = 0;
const post = {
  method: "POST",
  path: "/api/mortgage-applications",
  body: JSON.stringify({
    firstName: "Maëlle",
    lastName: "O'Brien",
    phoneOrEmail: "613-555-0142",
    agreedToTerms: "true",
  }),
  headers: { "content-type": "application/json" },
  setupRequest: (sent: { headers?: Record<string, string> }) => {
    lastKey += 1;
    return { ...sent, headers: { ...sent.headers, "idempotency-key": `bench-${lastKey}` } };
  },
};
const get = (path: string) => ({ path, headers: { "accept-encoding": "br" } });

async function load(
  url: string,
  request: object,
  limit: { duration: number } | { amount: number },
) {
  const result = await autocannon({ url, connections, requests: [request], ...limit });
  const failed = result.non2xx + result.errors;
  if (failed > 0) throw new Error(`${failed} requests failed`);
  return { rate: result.requests.average, p99: result.latency.p99 };
}

/** Sends single submissions to an idle server, and returns the 99th percentile of the milliseconds. */
async function idleP99(url: string): Promise<number> {
  const times: number[] = [];
  // The first hundred warm the code up and are not counted.
  for (let count = -100; count < (isQuick ? 100 : 500); count += 1) {
    const begun = performance.now();
    await (await fetch(url + post.path, post)).text();
    if (count >= 0) times.push(performance.now() - begun);
    await wait(5);
  }
  return percentile(times, 0.99);
}

const { server: peers, origin } = await startPeers();
const words = Array.from({ length: 1_800 }, (_, index) => `word${(index * 7_919) % 997}`);
const programs = newFolder();
await bundleServer(programs);
// Runs the server as a release does: bundled, with the settings of `release/programs/run.sh`.
const whole = await start(["--max-semi-space-size=4", join(programs, "server.js")], {
  MALLOC_ARENA_MAX: "2",
  DATA_DIR: newFolder(),
  SITE_DIR: writeSite(Buffer.from(`<!doctype html><title>Page</title><p>${words.join(" ")}</p>`)),
  BLOG_FEED_URL: `${origin}/feed`,
  ALLOW_INSECURE_WEBHOOK: "true",
  WEBHOOK_URL: `${origin}/leads`,
  WEBHOOK_SECRET: "a2V5IG9mIHRoZSByZWNlaXZlciBmb3Igd2ViaG9va3M=",
  CLIENT_SUBMISSIONS_PER_MINUTE: "100000000",
  ALL_SUBMISSIONS_PER_MINUTE: "100000000",
});
const bare = await start([join(import.meta.dirname, "bareServer.ts"), newFolder()]);

const targets = {
  "bare Fastify and a durable SQLite row": [bare.url, post],
  "the whole intake": [whole.url, post],
  "the cached feed": [whole.url, get("/api/wordpress-feed")],
  "a page": [whole.url, get("/")],
} as const;
const medians = new Map<string, { rate: number; p99: number }>();
for (const [name, [url, request]] of Object.entries(targets)) {
  const all: { rate: number; p99: number }[] = [];
  for (let round = 0; round < rounds; round += 1) {
    await load(url, request, { duration: 1 });
    all.push(await load(url, request, { duration: seconds }));
  }
  const median = (of: "rate" | "p99") =>
    percentile(
      all.map((one) => one[of]),
      0.5,
    );
  medians.set(name, { rate: median("rate"), p99: median("p99") });
}
const rateOf = (name: keyof typeof targets) => medians.get(name)?.rate ?? Number.NaN;
const idle = [await idleP99(bare.url), await idleP99(whole.url)];
if (!isQuick) await load(whole.url, post, { amount: 100_000 });
await wait(2_000);
const memory = whole.megabytes();

console.log(
  `\n${new Date().toISOString()}  Node ${process.version}  ${cpus().length} x ${cpus()[0]?.model}`,
);
for (const [name, { rate, p99 }] of medians)
  console.log(`${name.padEnd(40)}${Math.round(rate).toString().padStart(8)} /s   p99 ${p99} ms`);
const ratio = rateOf("the whole intake") / rateOf("bare Fastify and a durable SQLite row");
console.log(
  `intake / bare ${ratio.toFixed(2)} (aim >= 0.5); one idle submission p99 ${idle.map((ms) => ms.toFixed(1)).join(" bare, ")} ms whole; ${Math.round(memory)} MiB (aim <= 150)`,
);
await Promise.all([whole.stop(), bare.stop()]);
peers.closeAllConnections();
peers.close();
for (const folder of folders) rmSync(folder, { recursive: true });
