import { readdirSync } from "node:fs";
import { expect, test } from "vitest";
import { holding } from "../../testing/holding.ts";
import { onEachEngine, temporaryFolder } from "../../testing/onEachEngine.ts";
import { submission } from "../../testing/submission.ts";

onEachEngine((engine) => {
  test.skipIf(engine.name === "postgres")(
    "a restore is tried without changing anything, and noted in the audit log",
    async () => {
      const { db, settings, store, leads } = await holding(engine, {}, {});
      const file = `${temporaryFolder()}/leads.backup`;
      expect((await leads(["backup", file])).code).toBe(0);
      await store.accept(submission());
      const tried = await leads(["restore", file, "--try"]);
      expect(tried).toMatchObject({ code: 0, errors: "" });
      expect(tried.out).toMatch(/The backup can be restored: 2 applications, the newest of 2026-/);
      expect(await db.selectFrom("leads").select("id").execute()).toHaveLength(3);
      expect((await leads("audit")).out).toMatch(/nora {2}restore tried/);
      const damaged = await leads(["restore", `${file}.manifest.json`, "--try", "--raw"]);
      expect(damaged.code).toBe(1);
      const folder = settings.engine === "sqlite" ? settings.dataDir : "";
      expect(readdirSync(folder).filter((name) => name.startsWith("restore-drill-"))).toEqual([]);
    },
  );
});
