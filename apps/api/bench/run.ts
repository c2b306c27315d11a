import { execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { cpus, tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import autocannon from "autocannon";
import { percentile } from "../faults/harness/measure.ts";
import { bundleServer } from "../release/bundleServer.ts";

/** Measures the intake on this machine's loopback, beside a bare server. `--quick` takes one short round. */
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

let lastKey = 0;
const post = {
  method: "POST" as const,
  path: "/api/mortgage-applications",
  body: JSON.stringify({
    firstName: "Maëlle",
    lastName: "O'Brien",
    phoneOrEmail: "613-555-0142",
    agreedToTerms: "true",
  }),
  headers: { "content-type": "application/json" },
  setupRequest: (sent: autocannon.Request) => {
    lastKey += 1;
    return { ...sent, headers: { ...sent.headers, "idempotency-key": `bench-${lastKey}` } };
  },
};

async function load(url: string, limit: { duration: number } | { amount: number }) {
  const result = await autocannon({ url, connections, requests: [post], ...limit });
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

// A receiver that never answers, so that deliveries are under way all the time.
const crm = createServer(() => {}).listen(0, "127.0.0.1");
await once(crm, "listening");
const programs = newFolder();
await bundleServer(programs);
// Runs the server as a release does: bundled, with the settings of `release/programs/run.sh`.
const whole = await start(["--max-semi-space-size=4", join(programs, "server.js")], {
  MALLOC_ARENA_MAX: "2",
  DATA_DIR: newFolder(),
  SITE_DIR: "none",
  ALLOW_INSECURE_WEBHOOK: "true",
  WEBHOOK_URL: `http://127.0.0.1:${(crm.address() as AddressInfo).port}/leads`,
  WEBHOOK_SECRET: "a2V5IG9mIHRoZSByZWNlaXZlciBmb3Igd2ViaG9va3M=",
  CLIENT_SUBMISSIONS_PER_MINUTE: "100000000",
  ALL_SUBMISSIONS_PER_MINUTE: "100000000",
});
const bare = await start([join(import.meta.dirname, "bareServer.ts"), newFolder()]);

async function median(url: string) {
  const all: { rate: number; p99: number }[] = [];
  for (let round = 0; round < rounds; round += 1) {
    await load(url, { duration: 1 });
    all.push(await load(url, { duration: seconds }));
  }
  const of = (key: "rate" | "p99") =>
    percentile(
      all.map((one) => one[key]),
      0.5,
    );
  return { rate: of("rate"), p99: of("p99") };
}
const medians = { bare: await median(bare.url), intake: await median(whole.url) };
const idle = [await idleP99(bare.url), await idleP99(whole.url)];
if (!isQuick) await load(whole.url, { amount: 100_000 });
await wait(2_000);
const memory = whole.megabytes();

console.log(
  `\n${new Date().toISOString()}  Node ${process.version}  ${cpus().length} x ${cpus()[0]?.model}`,
);
for (const [name, { rate, p99 }] of Object.entries(medians))
  console.log(`${name}: ${Math.round(rate)} /s, p99 ${p99} ms`);
const ratio = medians.intake.rate / medians.bare.rate;
console.log(
  `intake / bare ${ratio.toFixed(2)} (aim >= 0.5); one idle submission p99 ${idle.map((ms) => ms.toFixed(1)).join(" bare, ")} ms whole; ${Math.round(memory)} MiB (aim <= 150)`,
);
await Promise.all([whole.stop(), bare.stop()]);
crm.closeAllConnections();
crm.close();
for (const folder of folders) rmSync(folder, { recursive: true });
