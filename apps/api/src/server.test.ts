import { spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, writeFileSync } from "node:fs";
import { createServer } from "node:net";
import { join } from "node:path";
import type { Readable } from "node:stream";
import { text } from "node:stream/consumers";
import { expect, onTestFinished, test } from "vitest";
import { opened, temporaryFolder } from "../testing/onEachEngine.ts";
import { application } from "../testing/submission.ts";
import { migrate, migrations } from "./leads/migrations.ts";

/** Starts the server as in production, with only the settings of the test. */
function startServer(env: Record<string, string>) {
  const server = spawn(process.execPath, [join(import.meta.dirname, "server.js")], {
    env: { SITE_DIR: "none", PORT: "0", LOG_LEVEL: "silent", ...env },
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
  const answer = await fetch(`${address}/api/mortgage-applications`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(application),
  });
  expect(answer.status).toBe(201);
  server.kill("SIGTERM");
  expect(await ended).toBe(0);
  const db = await opened({ engine: "sqlite", dataDir });
  expect(await db.selectFrom("leads").select("first_name").execute()).toEqual([
    { first_name: application.firstName },
  ]);
});

test("a signal during startup ends it without an error", async () => {
  const dataDir = temporaryFolder();
  for (const line of ["The site is at", "The site is at", "blog feed", "ad tag", "ad tag"]) {
    const { server, errors, ended } = startServer({ DATA_DIR: dataDir });
    let announced = "";
    server.stdout.on("data", (chunk) => {
      announced += chunk;
      // A second signal would end it at once.
      if (announced.includes(line) && !server.killed) server.kill("SIGTERM");
    });
    expect([await ended, await errors]).toEqual([0, ""]);
  }
}, 60_000);

async function failedStart(env: Record<string, string>) {
  const { errors, ended } = startServer({ DATA_DIR: temporaryFolder(), ...env });
  return { code: await ended, errors: await errors };
}

test("a bad setting fails startup with one sentence", async () => {
  expect(await failedStart({ PORT: "abc" })).toEqual({
    code: 1,
    errors: 'PORT must be a whole number from 0 to 65535, but it is "abc".\n',
  });
});

test("a port in use fails startup with one sentence", async () => {
  const other = createServer().listen(0, "127.0.0.1");
  await once(other, "listening");
  onTestFinished(() => void other.close());
  const address = other.address();
  const port = typeof address === "object" ? String(address?.port) : "";
  expect(await failedStart({ PORT: port })).toEqual({
    code: 1,
    errors: `PORT ${port} is already in use on 127.0.0.1; set PORT to another.\n`,
  });
});

test("a read-only data folder fails startup with one sentence", async () => {
  const file = join(temporaryFolder(), "file");
  writeFileSync(file, "");
  expect(await failedStart({ DATA_DIR: join(file, "data") })).toEqual({
    code: 1,
    errors: `DATA_DIR cannot be written: "${file}/data" (ENOTDIR).\n`,
  });
});

test("a second server on the same data folder fails startup, until the first has ended", async () => {
  const dataDir = temporaryFolder();
  // A killed restore leaves the file of its lock.
  writeFileSync(join(dataDir, "restore.lock"), "");
  const first = startServer({ DATA_DIR: dataDir });
  await announcement(first.server.stdout);
  expect(existsSync(join(dataDir, "restore.lock"))).toBe(false);
  expect(await failedStart({ DATA_DIR: dataDir })).toEqual({
    code: 1,
    errors: `Another server uses DATA_DIR "${dataDir}": stop it, or set DATABASE_URL to share a PostgreSQL.\n`,
  });
  first.server.kill("SIGKILL");
  await first.ended;
  const next = startServer({ DATA_DIR: dataDir });
  await announcement(next.server.stdout);
  next.server.kill("SIGTERM");
  expect(await next.ended).toBe(0);
});

test("a file that is not a database fails startup with one sentence", async () => {
  const dataDir = temporaryFolder();
  writeFileSync(
    join(dataDir, "leads.sqlite"),
    "this is something else entirely, quite long enough",
  );
  const { code, errors } = await failedStart({ DATA_DIR: dataDir });
  expect(code).toBe(1);
  expect(errors).toMatch(
    /^DATA_DIR names a database that cannot be used: .+ is not a database\)\.\n$/,
  );
});

test("an unreachable database fails startup without its password in the message", async () => {
  const { code, errors } = await failedStart({
    DATABASE_URL: "postgres://leads:hunter2@127.0.0.1:1/leads",
  });
  expect(code).toBe(1);
  expect(errors).toMatch(/^DATABASE_URL names a database that cannot be used: PostgreSQL at 127/);
  expect(errors).not.toContain("hunter2");
});

test("a database of a newer version fails startup with one sentence", async () => {
  const dataDir = temporaryFolder();
  const db = await opened({ engine: "sqlite", dataDir });
  const up = async () => {};
  await migrate(db, { ...migrations, "999_later": { up } });
  const { code, errors } = await failedStart({ DATA_DIR: dataDir });
  expect(code).toBe(1);
  expect(errors).toMatch(/a newer version wrote it\.\n$/);
});
