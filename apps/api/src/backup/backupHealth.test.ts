import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { onEachEngine, temporaryFolder } from "../../testing/onEachEngine.ts";
import { now, submission } from "../../testing/submission.ts";
import { testStore } from "../../testing/testStore.ts";
import { audit } from "../store/auditLog.ts";
import { isBackupLate } from "./backupFolder.ts";

onEachEngine((engine) => {
  test("a backup is late if an application has waited three hours for one", async () => {
    const { db } = await engine.emptyDatabase();
    const after = (hours: number) => new Date(now.getTime() + hours * 60 * 60 * 1000);
    const isLate = (hours: number) => isBackupLate(db, after(hours));
    const store = testStore(db);
    const backUp = (hours: number) =>
      audit(db, { at: after(hours), actor: "timer", action: "backed up" });
    expect(await isLate(24)).toBe(false);
    await store.accept(submission());
    expect([await isLate(2), await isLate(3)]).toEqual([false, true]);
    await backUp(3);
    // Nothing came since, so that a failed backup loses nothing.
    expect([await isLate(4), await isLate(24)]).toEqual([false, false]);
    await store.accept(submission({ receivedAt: after(4) }));
    expect([await isLate(6), await isLate(7)]).toEqual([false, true]);
    await backUp(7);
    expect(await isLate(8)).toBe(false);
  });

  test.each(["dump", "dump.age"])(
    "a %s in the folder counts as a backup, and an unreadable folder as none",
    async (kind) => {
      const { db } = await engine.emptyDatabase();
      await testStore(db).accept(submission());
      const folder = temporaryFolder();
      const later = new Date(now.getTime() + 4 * 60 * 60 * 1000);
      const isLate = (dumps: string) => isBackupLate(db, later, dumps);
      const before = now.toISOString().replace(/\.\d+/, "").replaceAll(/[-:]/g, "");
      expect([await isLate(folder), await isLate(join(folder, "missing"))]).toEqual([true, true]);
      writeFileSync(join(folder, `leads-${before}.${kind}.partial`), "");
      expect(await isLate(folder)).toBe(true);
      writeFileSync(join(folder, `leads-${before.replace("2026", "2027")}.${kind}`), "");
      expect(await isLate(folder)).toBe(false);
    },
  );
});
