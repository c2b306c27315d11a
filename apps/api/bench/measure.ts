import { request } from "node:http";
import { setTimeout as wait } from "node:timers/promises";
import autocannon from "autocannon";
import { percentile } from "../testing/percentile.ts";
import type { StartedProcess } from "./startProcess.ts";

export const connections = 50;

const application = JSON.stringify({
  firstName: "Maëlle",
  lastName: "O'Brien",
  phoneOrEmail: "613-555-0142",
  agreedToTerms: "true",
});

let lastKey = 0;

export const post = {
  method: "POST",
  path: "/api/mortgage-applications",
  body: application,
  headers: {
    "content-type": "application/json",
    "idempotency-key": "",
  },
  setupRequest: (sent: { headers?: Record<string, string> }) => {
    lastKey += 1;
    return { ...sent, headers: { ...sent.headers, "idempotency-key": `bench-${lastKey}` } };
  },
};
export const get = (path: string) => ({ path, headers: { "accept-encoding": "br" } });

export interface Target {
  name: string;
  server: StartedProcess;
  request: object;
}
export interface Measurement {
  rate: number;
  p99: number;
}
export interface Pace {
  rounds: number;
  warmSeconds: number;
  seconds: number;
}

async function load({ server, request }: Target, duration: number): Promise<Measurement> {
  const result = await autocannon({ url: server.url, connections, duration, requests: [request] });
  if (result.non2xx + result.errors > 0) {
    throw new Error(`${result.non2xx} answers were no success, ${result.errors} failed`);
  }
  return { rate: result.requests.average, p99: result.latency.p99 };
}

export const median = (numbers: number[]) => percentile(numbers, 0.5);

/** Measures the targets in turn, so that the machine's other work affects all of them. */
export async function measure(targets: Target[], pace: Pace): Promise<Map<string, Measurement>> {
  const figures = new Map<string, Measurement[]>(targets.map(({ name }) => [name, []]));
  for (let round = 0; round < pace.rounds; round += 1) {
    for (const target of targets) {
      await load(target, pace.warmSeconds);
      figures.get(target.name)?.push(await load(target, pace.seconds));
    }
  }
  return new Map(
    Array.from(figures, ([name, all]) => [
      name,
      { rate: median(all.map(({ rate }) => rate)), p99: median(all.map(({ p99 }) => p99)) },
    ]),
  );
}

/** Sends one submission to an idle server, and returns the milliseconds until its response ends. */
export function submitOnce(url: string): Promise<number> {
  const begun = performance.now();
  return new Promise((resolve, reject) => {
    const sent = request(
      `${url}/api/mortgage-applications`,
      { method: "POST", headers: { "content-type": "application/json" } },
      (response) => response.resume().on("end", () => resolve(performance.now() - begun)),
    );
    sent.on("error", reject).end(application);
  });
}

/** Returns the 99th percentile of single submissions to each server, in milliseconds. */
export async function idleLatencies(urls: string[], submissions: number): Promise<number[]> {
  const times = new Map<string, number[]>(urls.map((url) => [url, []]));
  // The first hundred warm the code up and are not counted; the start has its own measurement.
  for (let count = -100; count < submissions; count += 1) {
    for (const [url, taken] of times) {
      const ms = await submitOnce(url);
      if (count >= 0) taken.push(ms);
      await wait(5);
    }
  }
  return Array.from(times.values(), (taken) => percentile(taken, 0.99));
}

/** Returns the memory of the server after 100,000 submissions, in MiB. */
export async function memoryAfterLoad(server: StartedProcess): Promise<number> {
  await autocannon({ url: server.url, connections, amount: 100_000, requests: [post] });
  await wait(2_000);
  return server.memory();
}
