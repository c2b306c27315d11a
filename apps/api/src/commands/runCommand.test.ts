import { existsSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { recorder } from "../../testing/deliverySetUp.ts";
import { holding } from "../../testing/holding.ts";
import { leads } from "../../testing/leadsTerminal.ts";
import { onEachEngine, sqlite, temporaryFolder } from "../../testing/onEachEngine.ts";
import { by, now } from "../../testing/submission.ts";
import { valuesOf } from "../../testing/valuesOf.ts";
import { outbox } from "../deliveries/outbox.ts";

const daysAgo = (days: number) => new Date(now.getTime() - days * 24 * 60 * 60 * 1000);
const yearsAgo = (years: number) => daysAgo(years * 366);
const webhook = {
  WEBHOOK_URL: "https://crm.example/leads",
  WEBHOOK_SECRET: "a2V5IG9mIHRoZSByZWNlaXZlciBmb3Igd2ViaG9va3M=",
};

onEachEngine((engine) => {
  test("list shows the newest first, up to the limit", async () => {
    const named = (firstName: string, receivedAt: Date) => ({
      ...by({ firstName }),
      receivedAt,
    });
    const { env } = await holding(
      engine,
      named("Old", daysAgo(3)),
      named("New", now),
      named("Mid", daysAgo(1)),
    );
    const { code, out } = await leads("list --limit 2", env);
    expect(code).toBe(0);
    expect(out.match(/Old|New|Mid/g)).toEqual(["New", "Mid"]);
    expect(out).toContain("webhook pending");
  });

  test("redeliver queues deliveries that were given up", async () => {
    const { db, env } = await holding(engine, {}, {});
    const queue = outbox(db, 20);
    const { channel } = recorder();
    const claims = await queue.claim({ channel, limit: 2, now, leaseMs: 1, lease: "a" });
    for (const claim of claims) {
      await queue.fail(claim, { problem: "HTTP 500" });
    }
    expect((await leads("list", env)).out).toContain("webhook dead (HTTP 500)");
    const { out } = await leads("redeliver --given-up", { ...env, ...webhook });
    expect(out).toBe("Queued for webhook: 2 applications.\n");
    expect((await leads("list", env)).out).toContain("webhook pending\n");
  });

  test("purge removes applications past retention, with all related data", async () => {
    const { db, env, ids } = await holding(
      engine,
      { receivedAt: yearsAgo(7), idempotencyKey: "a" },
      { receivedAt: yearsAgo(7), suspicion: "honeypot filled" },
      {},
    );
    expect((await leads("purge", env)).out).toBe(
      "It would remove 1 application; add --yes to do it.\n",
    );
    expect((await leads("purge --yes", env)).out).toMatch(
      /^Removed permanently: 1 application\.\n/,
    );
    expect((await valuesOf(db, "leads", "id")).toSorted()).toEqual(ids.slice(1).toSorted());
    expect(await valuesOf(db, "outbox", "subject_id")).toHaveLength(1);
    expect(await valuesOf(db, "idempotency_keys", "key")).toEqual([]);
  });

  test("export writes every application, for any number", async () => {
    const { env } = await holding(engine, ...Array.from({ length: 700 }, () => ({})));
    const rows = (await leads("export", env)).out.trim().split("\r\n").slice(1);
    expect(new Set(rows.map((row) => row.split(",")[0])).size).toBe(700);
  });
});

test("an export contains no spreadsheet formula", async () => {
  const dangerous = ["=1+1", "+1 705", "-2", "@SUM(A1)", "＝1", 'a"b', "a,b"];
  const sent = dangerous.map((firstName) => by({ firstName }));
  const { out } = await (await holding(sqlite, ...sent)).leads("export");
  const names = out
    .split("\r\n")
    .slice(1, -1)
    .map((line) => line.split(/","/)[11]);
  expect(names.toSorted()).toEqual(
    ["'=1+1", "'+1 705", "'-2", "'@SUM(A1)", "'＝1", 'a""b', "a,b"].toSorted(),
  );
});

test("an exported file is readable by its owner only and replaces no file", async () => {
  const { env } = await holding(sqlite);
  const path = join(temporaryFolder(), "leads.csv");
  expect((await leads(`export --output ${path}`, env)).code).toBe(0);
  expect(statSync(path).mode & 0o777).toBe(0o600);
  expect(readFileSync(path, "utf8")).toContain('"visitor.phoneOrEmail"');
  expect(await leads(`export --output ${path}`, env)).toMatchObject({
    code: 1,
    errors: `The file ${path} cannot be written: it exists already.\n`,
  });
});

const everyCommand =
  "link revoke-links list review redeliver test-delivery export hold erase purge audit backup restore";

test.each(everyCommand.split(" "))("%s --help works without a database", async (name) => {
  const { code, out } = await leads(`${name} --help`, { DATA_DIR: "/nowhere" });
  expect(code).toBe(0);
  expect(out).toContain(`Usage: leads ${name}`);
  expect((await leads("", {})).out).toContain(name);
});

test.each([
  ["dance", 'There is no command "dance".'],
  ["list --nope", "Unknown option '--nope'."],
  ["list more", "Unexpected argument 'more'."],
  ["list --limit 0", '--limit must be a whole number above 0, but it is "0".'],
  [
    "review --reject --all --until soon",
    '--until must be a date such as 2026-01-31, but it is "soon".',
  ],
  ["erase", "Give at least one reference."],
  ["erase x", '"x" is not a reference: give 8 or more of its characters.'],
  ["erase 0b7f7c5e --reason short", "--reason needs 10 to 300 characters."],
  ["hold 0b7f7c5e", "Give --reason or --lift."],
  ["hold 0b7f7c5e --lift --reason x", "Give --reason or --lift."],
  ["review --accept", "Give --network or --all."],
  ["review --accept --reject --all", "Give --accept or --reject, not both."],
])("leads %s is rejected with its problem", async (args, sentence) => {
  const { code, errors } = await (await holding(sqlite)).leads(args);
  expect(errors.split("\n")[0]).toBe(sentence);
  expect(code).toBe(2);
});

test("a usage error refers to the command's help", async () => {
  expect((await leads("purge --nope", {})).errors).toMatch(/\nRun leads purge --help/);
  expect((await leads("dance", {})).errors).toMatch(/\nRun leads --help/);
});

test("read commands do not create a missing database", async () => {
  const dataDir = join(temporaryFolder(), "none");
  const { code, errors } = await leads("list", { DATA_DIR: dataDir });
  expect(errors).toContain(`There is no database at ${dataDir}/leads.sqlite yet`);
  expect(code).toBe(1);
  expect(existsSync(dataDir)).toBe(false);
});

test("an unknown reference, a bad setting and a missing channel each fail with one sentence", async () => {
  const { leads } = await holding(sqlite);
  expect(await leads("erase 0b7f7c5e")).toMatchObject({
    code: 1,
    errors: "There is nothing with the reference 0b7f7c5e.\n",
  });
  expect(await leads("list", { PORT: "x" })).toMatchObject({
    code: 1,
    errors: expect.stringContaining("PORT must be"),
  });
  expect(await leads("redeliver --given-up")).toMatchObject({
    code: 1,
    errors: "No delivery is configured: set SMTP_URL or WEBHOOK_URL first.\n",
  });
});
