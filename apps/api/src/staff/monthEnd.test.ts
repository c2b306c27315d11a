import { expect, test } from "vitest";
import { onEachEngine } from "../../testing/onEachEngine.ts";
import { byLink, dayMs, staffSetUp } from "../../testing/staffSetUp.ts";
import { application, by, now } from "../../testing/submission.ts";
import { valuesOf } from "../../testing/valuesOf.ts";
import { monthPath } from "../deliveries/staffLinks.ts";
import { removeOldSpam } from "../housekeeping.ts";
import { yearsLater } from "../store/retention.ts";
import { eraseAsked } from "./erasePerson.ts";

const held = { suspicion: "too many at once", network: "203.0.113.0/24" } as const;
const at = (days: number) => new Date(now.getTime() + days * dayMs);

/** Returns the figures of a page, such as ["Received", 3]. */
const figuresIn = (page: string) =>
  Array.from(page.matchAll(/<span>([^<:]+): <b>(\d+)<\/b>/g), ([, name, count]) => [
    name,
    Number(count),
  ]);

onEachEngine((engine) => {
  test("a month has its figures on the office's clock, and a file for each", async () => {
    const { store, press, get, audited } = await staffSetUp(engine);
    // Midnight in Toronto is five hours later in UTC.
    await store({ receivedAt: new Date("2026-03-01T04:59:59.999Z"), ...by({ firstName: "Febe" }) });
    const first = await store({ receivedAt: new Date("2026-03-01T05:00:00.000Z") });
    const second = await store(by({ firstName: "=cmd()" }));
    await store(held);
    await press(first.path, "answer");
    await press(first.path, "mortgage", { termEnds: "2031-03-01" });
    await press(second.path, "spam");
    const shown = (await get(monthPath)).body;
    expect(figuresIn(shown)).toEqual([
      ["Received", 3],
      ["Of these still waiting for an answer", 0],
      ["Of these held for review", 1],
      ["Answered in the month", 1],
      ["Of these became a mortgage", 1],
      ["Marked as spam or to be erased in the month", 1],
    ]);
    expect(figuresIn((await get(`${monthPath}?month=2026-02`)).body)[0]).toEqual(["Received", 1]);
    const file = await press(monthPath, "csv", { month: "2026-03", list: "removed" });
    expect(file.headers["content-disposition"]).toBe('attachment; filename="2026-03-removed.csv"');
    const [head, ...rows] = file.body.trimEnd().split("\r\n");
    expect(head).toContain('"site.id","site.kind"');
    expect(rows).toHaveLength(1);
    expect(rows[0]).toContain(`"'=cmd()"`);
    const all = await press(monthPath, "csv", { month: "2026-03", list: "received" });
    expect(all.body.trimEnd().split("\r\n")).toHaveLength(4);
    expect((await audited()).filter((line) => line.startsWith("exported"))).toHaveLength(2);
    expect((await press(monthPath, "csv", { month: "2026-13" })).body).toContain("Month’s end");
  });

  test("a flood since a time is spam after two presses, real ones stay, and all comes back", async () => {
    const { db, store, press, get, pass, everything } = await staffSetUp(engine);
    const early = await store({ ...held, receivedAt: at(-2), ...by({ firstName: "Early" }) });
    const real = await store(by({ firstName: "Real" }));
    for (let index = 0; index < 3; index += 1) await store(held);
    pass(60_000);
    const before = await everything();
    // 10:00 in Toronto, half an hour before the flood.
    const since = { since: "2026-03-08T11:00" };
    expect((await press(monthPath, "flood", { since: "soon" })).statusCode).toBe(400);
    const asked = (await press(monthPath, "flood", since)).body;
    expect(asked).toContain("Marks 3 applications as spam");
    expect(asked).toContain("came after Sunday, March 8, 2026 at 11:00 a.m. (Toronto time).");
    expect(await everything()).toEqual(before);
    const [, seen = ""] = /name="at" value="([^"]+)"/.exec(asked) ?? [];
    pass(60_000);
    const later = await store({ ...held, receivedAt: new Date(now.getTime() + 90_000) });
    const done = (await press(monthPath, "flood", { ...since, at: seen })).body;
    expect(done).toContain("3 applications were taken off every list");
    const left = await db
      .selectFrom("leads")
      .select("id")
      .where("removed_at", "is", null)
      .execute();
    expect(left.map(({ id }) => id).toSorted()).toEqual([early.id, real.id, later.id].toSorted());
    const [, at3 = ""] = /name="at" value="([^"]+)"/.exec(done) ?? [];
    expect((await press(monthPath, "putBack", { at: at3 })).body).toContain("3 are back");
    expect((await press(monthPath, "putBack", { at: at3 })).body).toContain("0 are back");
    expect((await get(monthPath)).body).not.toContain("Taken off together");
    expect((await everything()).deliveries).toEqual(before.deliveries);
    await press(monthPath, "flood", { ...since, at: seen });
    expect(await removeOldSpam(db, at(7))).toBe(0);
    expect(await removeOldSpam(db, at(8))).toBe(3);
  });

  test("what is past its retention goes seven days after two presses, unless it is put back or held", async () => {
    const { db, store, press, get, audited, clock, pass } = await staffSetUp(engine);
    const old = await store({ receivedAt: yearsLater(now, -8), ...by({ firstName: "Old" }) });
    const dispute = await store({ receivedAt: yearsLater(now, -8) });
    await press(dispute.path, "hold", { reason: "a dispute, file 2026-17" });
    const mortgage = await store({ receivedAt: yearsLater(now, -8) });
    await press(mortgage.path, "mortgage", { termEnds: "2024-01-01" });
    await store();
    const shown = (await get(monthPath)).body;
    expect(shown).toContain("no longer requires 1 application.");
    expect((await press(monthPath, "purge")).body).toContain("Erases 1 application after seven");
    const purge = () => press(monthPath, "purge", { at: clock().toISOString() });
    expect((await purge()).body).toContain("1 application was taken off every list");
    expect((await get(old.path)).body).toContain("Do not erase");
    expect((await press(old.path, "keep")).body).not.toContain("Do not erase");
    pass(1);
    await purge();
    expect((await purge()).body).toContain("0 applications were");
    expect((await get(monthPath)).body).not.toContain("Past their retention");
    pass(7 * dayMs);
    expect(await eraseAsked(db, clock())).toBe(1);
    expect(await db.selectFrom("leads").select("id").where("id", "=", old.id).execute()).toEqual(
      [],
    );
    expect((await audited()).filter((line) => line.endsWith(old.id))).toEqual([
      ...byLink(old.id, "erasure asked", "erasure asked undone", "erasure asked"),
      `erased by server: ${old.id}`,
    ]);
  });

  test("a time to come removes nothing that is not past its retention today", async () => {
    const { db, store, press } = await staffSetUp(engine);
    await store();
    await press(monthPath, "purge", { at: yearsLater(now, 20).toISOString() });
    expect(await valuesOf(db, "leads", "removed_at")).toEqual([null]);
  });
});

test("a browser without a link, and a form of another site, get nothing of a month", async () => {
  const { app, store, press, everything } = await staffSetUp();
  await store();
  const before = await everything();
  expect((await app.inject(monthPath)).statusCode).toBe(403);
  expect((await press(monthPath, "csv", { month: "2026-03" }, { cookie: "" })).statusCode).toBe(
    403,
  );
  const foreign = { origin: "https://elsewhere.example" };
  const answer = await press(monthPath, "csv", { month: "2026-03" }, foreign);
  expect(answer.statusCode).toBe(403);
  expect(answer.body).not.toContain(application.phoneOrEmail);
  expect(await everything()).toEqual(before);
});
