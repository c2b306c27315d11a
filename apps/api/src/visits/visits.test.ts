import { expect, onTestFinished, test } from "vitest";
import { onEachEngine } from "../../testing/onEachEngine.ts";
import { writeSmallSite } from "../../testing/smallSite.ts";
import { application, now } from "../../testing/submission.ts";
import { testApp } from "../../testing/testApp.ts";
import { loadBuiltSite } from "../site/loadBuiltSite.ts";
import { torontoDay } from "../torontoTime.ts";
import { countKinds, pageCounts, readCounts } from "./pageCounts.ts";

const today = torontoDay(now);
const day = { from: today, to: today };
const browser = { "user-agent": "Mozilla/5.0 (X11; Linux x86_64)" };

onEachEngine((engine) => {
  test("pages, origins, campaigns and applications are counted by the server that answers", async () => {
    const visits = pageCounts(() => now);
    const { client, remove } = writeSmallSite();
    onTestFinished(remove);
    const settings = await engine.emptyDatabase();
    const { app, db } = await testApp({ site: loadBuiltSite(client), visits }, settings);
    const get = (url: string, headers = {}) =>
      app.inject({ url, headers: { ...browser, ...headers } });
    await get("/", { referer: "https://www.search.example/find?q=kim+roy" });
    await get("/?utm_campaign=Spring-2026&email=kim@example.com", { "user-agent": "Other/1" });
    await get("/", { referer: "https://localhost/contact" });
    await get("/", { "sec-purpose": "prefetch" });
    await get("/", { "user-agent": "Searchbot/2.1" });
    await get("/nowhere/kim@example.com", {});
    await app.inject({ method: "HEAD", url: "/", headers: browser });
    await app.inject({
      method: "POST",
      url: "/api/mortgage-applications",
      headers: browser,
      payload: application,
    });
    await visits.store(db);
    const read = async () =>
      Object.fromEntries(
        await Promise.all(
          countKinds.map(async (kind) => [kind, await readCounts(db, kind, day)] as const),
        ),
      );
    expect(await read()).toEqual({
      page: [{ name: "/", count: 3 }],
      origin: [
        { name: "campaign spring-2026", count: 1 },
        { name: "www.search.example", count: 1 },
      ],
      campaign: [{ name: "spring-2026", count: 1 }],
      result: [],
      application: [{ name: "www.search.example", count: 1 }],
    });
    const stored = JSON.stringify(await db.selectFrom("page_counts").selectAll().execute());
    expect(stored).not.toMatch(/kim|127\.0|Mozilla|\?/);
  });

  test("counts of two servers and days add up, and invented names do not fill the table", async () => {
    const { db } = await testApp({}, await engine.emptyDatabase());
    const servers = [pageCounts(() => now), pageCounts(() => now)];
    for (const counts of servers) {
      for (let index = 0; index < 400; index += 1) counts.add("origin", `host-${index}.example`);
      await counts.store(db);
    }
    const counts = await readCounts(db, "origin", day);
    expect(counts).toHaveLength(301);
    expect(counts[0]).toEqual({ name: "other", count: 200 });
    expect(counts[1]?.count).toBe(2);
  });
});
