import { spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { report } from "./harness/measure.ts";
import { applicant } from "./harness/people.ts";
import { sourceCommand, startServer } from "./harness/startServer.ts";
import { sqliteStore } from "./harness/stores.ts";
import { submit } from "./harness/submit.ts";

const submissions = 100;
const tracerWorks =
  spawnSync("strace", ["-f", "-e", "trace=none", "true"], { stdio: "ignore" }).status === 0;

type Event = "request" | "synced" | "acknowledged";

/** Returns the event of a trace line: a sync when it returns, a response when its write starts. */
function eventOf(line: string): Event | undefined {
  if (/(?:fdatasync|fsync)(?:\(\d+\)| resumed>\))\s*= 0/.test(line)) return "synced";
  if (/write.*HTTP\/1\.1 201/.test(line)) return "acknowledged";
  return /read.*POST \/api\/mortgage-applications/.test(line) ? "request" : undefined;
}

test("a 201 is written only after fsync has returned", async ({ skip }) => {
  if (!tracerWorks) skip("strace is not on this machine or may not trace, so this was not shown");
  const folder = mkdtempSync(join(tmpdir(), "trace-"));
  const trace = join(folder, "trace.txt");
  const store = sqliteStore();
  const calls = "trace=fsync,fdatasync,read,readv,write,writev";
  const server = await startServer({
    env: store.env,
    // -D detaches the tracer, so that signals reach the server itself.
    command: ["strace", "-D", "-f", "-qq", "-s", "64", "-e", calls, "-o", trace, ...sourceCommand],
  });
  for (let count = 0; count < submissions; count += 1) {
    expect((await submit(server.url, applicant(`t${count}`))).status).toBe(201);
  }
  await server.stop();

  const events = readFileSync(trace, "utf8")
    .split("\n")
    .flatMap((line) => eventOf(line) ?? []);
  const answers = events.flatMap((event, index) => (event === "acknowledged" ? [index] : []));
  const syncedFirst = answers.filter((at) => {
    const request = events.lastIndexOf("request", at);
    return request !== -1 && events.slice(request, at).includes("synced");
  });
  report(
    `strace: ${syncedFirst.length} of ${answers.length} answers of 201 were written after their sync had returned`,
  );
  expect([answers.length, syncedFirst.length]).toEqual([submissions, submissions]);
  rmSync(folder, { recursive: true });
});
