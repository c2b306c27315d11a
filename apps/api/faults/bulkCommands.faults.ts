import { existsSync, mkdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { sql } from "kysely";
import { expect, test } from "vitest";
import type { Submission } from "../src/store/lead.ts";
import { temporaryFolder } from "../testing/onEachEngine.ts";
import { submission } from "../testing/submission.ts";
import { testStore } from "../testing/testStore.ts";
import { killing, onPostgres, type Scene, scene, spread } from "./harness/cutOff.ts";
import { report, scaled } from "./harness/measure.ts";
import { onEachStore, openPostgresStore, sqliteStore, type TestStore } from "./harness/stores.ts";

const kills = scaled(20);
/** More than a page of 500. */
const many = 520;

const killer = killing();

const fill = ({ read }: TestStore, more: Partial<Submission> = {}) =>
  read(async (db) => {
    const { accept } = testStore(db, ["webhook"]);
    await Promise.all(Array.from({ length: many }, () => accept(submission(more))));
  });

const stateOf = ({ read }: TestStore, action: string) =>
  read(async (db) => {
    const log = await db
      .selectFrom("audit_log")
      .select("lead_id")
      .where("action", "=", action)
      .execute();
    const leads = await db.selectFrom("leads").select(["id", "suspicion"]).execute();
    const sent = await db.selectFrom("outbox").select("subject_id").execute();
    return {
      leads: leads.length,
      held: leads.filter(({ suspicion }) => suspicion !== null).length,
      logged: log.length,
      loggedOnce: new Set(log.map(({ lead_id }) => lead_id)).size,
      deliveries: sent.length,
    };
  });

const held = { suspicion: "too many at once" } as const;
const webhook = {
  WEBHOOK_URL: "https://crm.example/leads",
  WEBHOOK_SECRET: "a2V5IG9mIHRoZSByZWNlaXZlciBmb3Igd2ViaG9va3M=",
};
const acts: { args: string; action: string; from: Partial<Submission>; isKept?: boolean }[] = [
  { args: "purge --yes", action: "purged", from: { receivedAt: new Date("2001-01-01") } },
  { args: "review --reject --all --until 2200-01-01", action: "rejected", from: held },
  { args: "review --accept --all", action: "accepted", from: held, isKept: true },
];

onEachStore((openStore) => {
  test.for(acts)(
    "leads $args, killed at any write, goes on, and does nothing by halves or twice",
    async ({ args, action, from, isKept = false }, { skip }) => {
      const library = killer(skip);
      const store = await openStore(skip);
      const { DATABASE_URL: url, DATA_DIR: folder = "" } = store.env;
      const own = url ? onPostgres(url) : { DATA_DIR: folder, KILL_FOLDERS: folder };
      const place = scene(temporaryFolder(), library, { ...own, ...webhook });
      await fill(store);
      await fill(store, from);
      const calls = await place.calls(args.split(" "));
      const found = new Set<number>();
      for (const [round, call] of spread(calls, kills).entries()) {
        await fill(store, from);
        const before = many * (round + 1);
        await place.killedAt(args.split(" "), call);
        const cut = await stateOf(store, action);
        const done = cut.logged - before;
        found.add(done);
        expect([0, 500, many], `at call ${call} of ${calls}`).toContain(done);
        const left = isKept ? cut.held : cut.leads - many;
        expect(left).toBe(many - done);
        expect((await place.run(args.split(" "))).code).not.toBe(1);
        const total = before + many;
        expect(await stateOf(store, action)).toEqual({
          leads: isKept ? many + total : many,
          held: 0,
          logged: total,
          loggedOnce: total,
          deliveries: isKept ? many + total : many,
        });
      }
      place.remove();
      report(
        `${store.engine}: ${args} killed at ${kills} of ${calls} calls: ${[...found]} done, then all, once`,
      );
    },
  );

  test("an export that is killed at any write leaves a whole file or none, and is written again", async ({
    skip,
  }) => {
    const library = killer(skip);
    const store = await openStore(skip);
    const folder = temporaryFolder();
    const path = join(folder, "leads.csv");
    const place = scene(folder, library, { ...store.env, KILL_FOLDERS: folder });
    await fill(store);
    const args = ["export", "--output", path];
    const calls = await place.calls(args);
    const whole = readFileSync(path, "utf8");
    expect(whole.trimEnd().split("\r\n")).toHaveLength(many + 1);
    for (const call of spread(calls, kills)) {
      rmSync(path, { force: true });
      await place.killedAt(args, call);
      if (!existsSync(path)) expect((await place.run(args)).code).toBe(0);
      expect(readFileSync(path, "utf8"), `at call ${call} of ${calls}`).toBe(whole);
    }
    place.remove();
    report(`${store.engine}: an export killed at ${kills} of ${calls} calls, always whole`);
  });
});

test("a move that is killed at any call goes on, and loses and doubles nothing", async ({
  skip,
}) => {
  const library = killer(skip);
  const target = await openPostgresStore(skip);
  const url = target.env.DATABASE_URL ?? "";
  const template = temporaryFolder();
  mkdirSync(join(template, "data"));
  await fill(sqliteStore(join(template, "data")));
  const args = ["move", "--to", url];
  const emptied = () =>
    target.read((db) => sql`drop schema public cascade; create schema public`.execute(db));
  /** Moves until PostgreSQL noticed the end of the killed process, which may have been done. */
  const moved = ({ run }: Scene) =>
    expect
      .poll(async () => (await run(args)).errors, { timeout: 60_000 })
      .toMatch(/^$|was moved to .* already/);
  const own = { KILL_FOLDERS: `socket:${join(tmpdir(), "cut-off-")}` };
  const newScene = () => scene(template, library, own);
  await emptied();
  const calls = await newScene().calls(args);
  for (const call of spread(calls, kills)) {
    await emptied();
    const place = newScene();
    await place.killedAt(args, call);
    await moved(place);
    const { leads, deliveries } = await stateOf(target, "moved");
    expect([leads, deliveries], `at call ${call} of ${calls}`).toEqual([many, many]);
    place.remove();
  }
  report(`a move killed at ${kills} of ${calls} calls: all there, once`);
});
