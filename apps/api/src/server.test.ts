import { spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, readdirSync, writeFileSync } from "node:fs";
import { createServer } from "node:net";
import { join } from "node:path";
import type { Readable } from "node:stream";
import { text } from "node:stream/consumers";
import { setImmediate as turn } from "node:timers/promises";
import { expect, onTestFinished, test, vi } from "vitest";
import { leads } from "../testing/leadsTerminal.ts";
import { opened, temporaryFolder } from "../testing/onEachEngine.ts";
import { application } from "../testing/submission.ts";
import { valuesOf } from "../testing/valuesOf.ts";
import { SettingsError } from "./settings/readSettings.ts";
import { assemble } from "./startServer.ts";

const few = { SITE_DIR: "none", PORT: "0", LOG_LEVEL: "silent" };

/** Starts the server as in production, with only the settings of the test. */
function startServer(env: Record<string, string>) {
  const server = spawn(process.execPath, [join(import.meta.dirname, "server.js")], {
    env: { ...few, ...env },
    stdio: ["ignore", "pipe", "pipe"],
  });
  onTestFinished(() => void server.kill("SIGKILL"));
  const errors = text(server.stderr);
  const ended = once(server, "exit").then(([code]) => code);
  return { server, errors, ended };
}

async function announcement(output: Readable): Promise<string> {
  let announced = "";
  // A closed pipe would end the server at its next line.
  for await (const chunk of output.iterator({ destroyOnReturn: false })) {
    announced += chunk;
    if (announced.includes("ad tag")) break;
  }
  return announced;
}

test("startup logs the site, the data folder and missing settings", async () => {
  const dataDir = join(temporaryFolder(), "data");
  const { server, ended } = startServer({ DATA_DIR: dataDir });
  const announced = await announcement(server.stdout);
  const sentences = announced
    .trim()
    .split("\n")
    .map((line) => JSON.parse(line).msg);
  expect(sentences[0]).toMatch(/^The site is at http:\/\/localhost:\d+ now\.$/);
  expect(announced).toContain(`Applications are stored in ${dataDir}/leads.sqlite`);
  for (const variable of ["SMTP_URL", "WEBHOOK_URL", "BLOG_FEED_URL", "SITE_AD_TAG_ID"]) {
    expect(announced).toContain(variable);
  }

  const address = /http:\S+/.exec(announced)?.[0];
  const apply = async () => {
    const { status } = await fetch(`${address}/api/mortgage-applications`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify(application),
    });
    return status;
  };
  // A server on a busy machine answers 503 at first, and stores nothing.
  await expect.poll(apply, { interval: 250 }).toBe(201);
  server.kill("SIGTERM");
  expect(await ended).toBe(0);
  const db = await opened({ engine: "sqlite", dataDir });
  expect(await valuesOf(db, "leads", "first_name")).toEqual([application.firstName]);
});

test("a signal during startup ends it without an error", async () => {
  const { server, errors, ended } = startServer({ DATA_DIR: temporaryFolder() });
  // A second signal would end it at once.
  server.stdout.once("data", () => server.kill("SIGTERM"));
  expect([await ended, await errors]).toEqual([0, ""]);
});

test("the server can be closed at any moment of its startup", async () => {
  const written = vi.spyOn(process.stdout, "write").mockReturnValue(true);
  onTestFinished(() => written.mockRestore());
  for (const turns of [0, 1, 4, 16, 64]) {
    const { run, close } = await assemble({ ...few, DATA_DIR: temporaryFolder() });
    const started = run();
    for (let count = 0; count < turns; count += 1) await turn();
    await close();
    await started;
  }
});

/** Returns the sentence that a start in this process fails with. */
async function failedStart(env: Record<string, string>) {
  const started = assemble({ ...few, DATA_DIR: temporaryFolder(), ...env });
  const error = await started.then(
    () => undefined,
    (reason: unknown) => reason,
  );
  expect(error).toBeInstanceOf(SettingsError);
  return error instanceof Error ? error.message : "";
}

test("a bad setting fails startup with one sentence", async () => {
  expect(await failedStart({ PORT: "abc" })).toBe(
    'PORT must be a whole number from 0 to 65535, but it is "abc".',
  );
});

test("a port in use fails startup with one sentence", async () => {
  const other = createServer().listen(0, "127.0.0.1");
  await once(other, "listening");
  onTestFinished(() => void other.close());
  const address = other.address();
  const port = typeof address === "object" ? String(address?.port) : "";
  const { errors, ended } = startServer({ DATA_DIR: temporaryFolder(), PORT: port });
  expect([await ended, await errors]).toEqual([
    1,
    `PORT ${port} is already in use on 127.0.0.1; set PORT to another.\n`,
  ]);
});

test("a read-only data folder fails startup with one sentence", async () => {
  const file = join(temporaryFolder(), "file");
  writeFileSync(file, "");
  expect(await failedStart({ DATA_DIR: join(file, "data") })).toBe(
    `DATA_DIR cannot be written: "${file}/data" (ENOTDIR).`,
  );
});

test("a second server or a restore on the same data folder fails, until the first has ended", async () => {
  const dataDir = temporaryFolder();
  const env = { DATA_DIR: dataDir };
  // A killed restore leaves the file of its lock.
  writeFileSync(join(dataDir, "restore.lock"), "");
  const first = startServer(env);
  await announcement(first.server.stdout);
  expect(existsSync(join(dataDir, "restore.lock"))).toBe(false);
  expect(await failedStart(env)).toBe(
    `Another server uses DATA_DIR "${dataDir}": stop it, or set DATABASE_URL to share a PostgreSQL.`,
  );
  const file = join(temporaryFolder(), "leads.backup");
  expect(await leads(["backup", file], env)).toMatchObject({ code: 0 });
  expect(await leads(["restore", file], env)).toMatchObject({
    code: 1,
    errors: `${dataDir}/leads.sqlite is in use: stop the server and every other program that has it open, then restore again.\n`,
  });
  first.server.kill("SIGKILL");
  await first.ended;
  expect(await leads(["restore", file], env)).toMatchObject({ code: 0 });
  expect(readdirSync(dataDir).filter((name) => name.startsWith("restore-"))).toEqual([]);
  const next = await assemble({ ...few, ...env });
  await next.close();
});

test("a file that is not a database fails startup with one sentence", async () => {
  const dataDir = temporaryFolder();
  writeFileSync(
    join(dataDir, "leads.sqlite"),
    "this is something else entirely, quite long enough",
  );
  expect(await failedStart({ DATA_DIR: dataDir })).toMatch(
    /^DATA_DIR names a database that cannot be used: .+ is not a database\)\.$/,
  );
});

test("an unreachable database fails startup without its password in the message", async () => {
  const sentence = await failedStart({
    DATABASE_URL: "postgres://leads:hunter2@127.0.0.1:1/leads",
  });
  expect(sentence).toMatch(/^DATABASE_URL names a database that cannot be used: PostgreSQL at 127/);
  expect(sentence).not.toContain("hunter2");
});
