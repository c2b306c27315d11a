import { expect, test } from "vitest";
import { mutate, seeded } from "./harness/badBodies.ts";
import { report } from "./harness/measure.ts";
import { scaled } from "./harness/scaled.ts";
import { storeApp } from "./harness/storeApp.ts";
import { openPostgresStore, sqliteStore } from "./harness/stores.ts";

const mutations = scaled(20_000);

test("mutated bodies get the same response on both stores, and never a 500", async ({ skip }) => {
  const stores = [sqliteStore(), await openPostgresStore(skip)];
  const [onSqlite, onPostgres] = await Promise.all(
    stores.map(({ settings }) => storeApp(settings)),
  );
  if (!onSqlite || !onPostgres) throw new Error("a store is missing");

  const random = seeded(20_260_308);
  const statuses = new Map<number, number>();
  const wrong: string[] = [];
  for (let done = 0; done < mutations; done += 50) {
    const bodies = Array.from({ length: 50 }, () => mutate(random));
    const answers = await Promise.all(
      bodies.map((body) => Promise.all([onSqlite.post(body), onPostgres.post(body)])),
    );
    answers.forEach(([one, other], index) => {
      statuses.set(one.statusCode, (statuses.get(one.statusCode) ?? 0) + 1);
      const isWrong = one.statusCode !== other.statusCode || one.statusCode >= 500;
      if (isWrong) wrong.push(`${one.statusCode} ${other.statusCode} ${bodies[index]?.toString()}`);
    });
  }
  const counts = await Promise.all([onSqlite.count(), onPostgres.count()]);
  expect(wrong.slice(0, 5)).toEqual([]);
  expect(counts).toEqual([statuses.get(201), statuses.get(201)]);
  report(
    `${mutations} mutated bodies on both stores: ` +
      Array.from(statuses, ([status, count]) => `${count} x ${status}`).join(", "),
  );
  await Promise.all([onSqlite.close(), onPostgres.close()]);
});
