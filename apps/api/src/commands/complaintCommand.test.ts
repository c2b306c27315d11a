import { expect, test } from "vitest";
import { leadsTerminal } from "../../testing/leadsTerminal.ts";
import { onEachEngine, opened } from "../../testing/onEachEngine.ts";

onEachEngine((engine) => {
  test("a complaint is open until it is decided in writing, and none can be removed", async () => {
    const settings = await engine.emptyDatabase();
    const db = await opened(settings);
    const leads = leadsTerminal(settings);
    expect((await leads("complaint record --about fees")).errors).toContain("are required");
    const about = ["--about", "A fee that was not disclosed", "--handled-by", "Odessa Friesen"];
    const { out } = await leads(["complaint", "record", ...about]);
    const reference = /Recorded as (\S+);/.exec(out)?.[1] ?? "";
    const open = await leads("complaint list");
    expect(open.code).toBe(3);
    expect(open.out).toContain("received 2026-03-08, handled by Odessa Friesen: A fee that");
    const decided = ["--of", reference.slice(0, 8), "--decided", "2026-03-20"];
    expect((await leads(["complaint", "record", ...decided])).errors).toContain("needs --outcome");
    const outcome = [...decided, "--outcome", "The fee was paid back."];
    expect((await leads(["complaint", "record", ...outcome])).code).toBe(0);
    const list = await leads("complaint list");
    expect(list.code).toBe(0);
    expect(list.out).toContain("decided: 2026-03-20; The fee was paid back.");
    expect((await leads("complaint export")).out).toContain("A fee that was not disclosed");
    await expect(db.deleteFrom("complaint_records").execute()).rejects.toThrow("only be added to");
  });
});
