import { execFile } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { promisify } from "node:util";
import { expect, test } from "vitest";
import { leadStore } from "../src/leads/leadStore.ts";
import { openDatabase } from "../src/leads/openDatabase.ts";
import { searchText } from "../src/leads/searchText.ts";
import { submission } from "../testing/submission.ts";
import { report, timed } from "./harness/measure.ts";
import { scaled } from "./harness/scaled.ts";
import { sqliteStore } from "./harness/stores.ts";

const cli = join(import.meta.dirname, "../src/cli.js");

async function fill(folder: string, count: number): Promise<void> {
  const db = await openDatabase({ engine: "sqlite", dataDir: folder });
  await leadStore({ db, channels: ["email"] }).accept(submission());
  await db.destroy();
  const raw = new DatabaseSync(join(folder, "leads.sqlite"));
  raw.exec("begin");
  const columns = "id, received_at, first_name, last_name, phone_or_email, search";
  const insert = raw.prepare(
    `insert into leads (${columns}, consent_version, consent_at, source) values (?, ?, ?, ?, ?, ?, '2024-1', '2026-01-01', 'script')`,
  );
  for (let index = 0; index < count; index += 1) {
    const id = `${index.toString(16).padStart(8, "0")}-0000-4000-8000-000000000000`;
    const person = {
      first_name: `Zoë-${index}`,
      last_name: "Tremblay-O'Connor",
      phone_or_email: index % 2 ? `zoe.${index}@applicant.example` : `705 ${1_000_000 + index}`,
    };
    const at = new Date(1_760_000_000_000 + index * 60_000).toISOString();
    const { first_name, last_name, phone_or_email } = person;
    insert.run(id, at, first_name, last_name, phone_or_email, searchText(person));
  }
  raw.exec("commit");
  raw.close();
}

/** Returns the peak memory of a process, in MiB; 0 if it is unknown. */
function peakOf(pid: number): number {
  try {
    const status = readFileSync(`/proc/${pid}/status`, "utf8");
    return Number(/VmHWM:\s+(\d+)/.exec(status)?.[1] ?? 0) / 1_024;
  } catch {
    return 0;
  }
}

/** Runs a terminal command, and measures its duration and peak memory. */
async function leads(folder: string, ...args: string[]) {
  let megabytes = 0;
  const { result, ms } = await timed(async () => {
    const running = promisify(execFile)(process.execPath, [cli, ...args], {
      env: { PATH: process.env.PATH ?? "", DATA_DIR: folder },
      maxBuffer: 1e9,
    });
    const watching = setInterval(() => {
      megabytes = Math.max(megabytes, peakOf(running.child.pid ?? 0));
    }, 20);
    return running.finally(() => clearInterval(watching));
  });
  return { ...result, ms, megabytes };
}

test("search, export and erasure work with 300,000 applications", async () => {
  const { folder } = sqliteStore();
  const count = scaled(300_000);
  await fill(folder, count);
  // The first run also reads the file's pages and the program's code, so it is not measured.
  await leads(folder, "list");
  const { ms: idleMs } = await leads(folder, "audit");
  const byName = await leads(folder, "find", `zoe-${count - 2}`);
  expect(byName.stdout).toContain("Tremblay");
  const byNumber = await leads(folder, "find", `+1 (705) ${1_000_000 + count - 2}`);
  expect(byNumber.stdout).toContain("Tremblay");
  const broad = await leads(folder, "find", "tremblay");
  expect(broad.stdout).toContain(
    `These are the newest 1000 of ${count}. Give a longer part of the name.`,
  );
  const exported = await leads(folder, "export");
  expect(exported.stdout.match(/\r\n/g)?.length).toBeGreaterThan(count);
  const reason = ["--overrule", "the commissioner ordered it", "--yes"];
  const erased = await leads(folder, "erase", "00000000", ...reason);
  expect(erased.stdout).toContain("contain none of the removed data");
  const ms = (value: number) => `${Math.round(value)} ms`;
  report(
    `${count} applications: find by name ${ms(byName.ms)}, by number ${ms(byNumber.ms)}, of which a command without work takes ${ms(idleMs)}; ` +
      `export ${ms(exported.ms)} with ${Math.round(exported.megabytes)} MiB at most, find ${Math.round(byName.megabytes)} MiB, ` +
      `of all ${ms(broad.ms)} and ${Math.round(broad.megabytes)} MiB, erase one ${ms(erased.ms)} and ${Math.round(erased.megabytes)} MiB`,
  );
  expect(Math.max(byName.ms, byNumber.ms) - idleMs).toBeLessThan(1_000);
  expect(exported.megabytes).toBeLessThan(256);
  expect(erased.megabytes).toBeLessThan(200);
});
