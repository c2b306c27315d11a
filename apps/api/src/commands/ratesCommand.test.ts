import { join } from "node:path";
import { expect, test } from "vitest";
import { leadsTerminal } from "../../testing/leadsTerminal.ts";
import { onEachEngine, sqlite, temporaryFolder } from "../../testing/onEachEngine.ts";
import { siteWithRates } from "../../testing/siteWithRates.ts";

const rate = "--kind fixed --years 5 --class insured --for purchase,switch --use owner";
const by = ["--by", "Ann Example"];

onEachEngine((engine) => {
  test("a rate is set, listed, withdrawn and taken back by its id", async () => {
    const { settings } = await engine.emptyDatabase();
    const run = leadsTerminal(settings);
    const site = siteWithRates();
    const leads = (line: string) => run([...line.split(" "), ...by], site);
    expect(await leads(`rates set ${rate} --rate 3.94`)).toMatchObject({
      code: 0,
      out: expect.stringMatching(
        /5-year fixed +3\.94 % +2026-03-08 +Ann Example +Insured purchase or switch/,
      ),
    });
    expect(await leads(`rates set ${rate} --rate 9.99`)).toMatchObject({
      code: 1,
      errors: expect.stringContaining("9.99% is 6.05 points away from the 3.94% of 2026-03-08"),
    });
    const withdrawn = await leads(`rates withdraw ${rate}`);
    const [id = ""] = /\S+(?= +5-year fixed +withdrawn)/.exec(withdrawn.out) ?? [];
    expect((await leads("rates list")).out).not.toContain("4.04 %");
    expect((await leads(`rates undo --id ${id}`)).out).toContain("3.94 %");
    expect(await leads(`rates undo --id ${id}`)).toMatchObject({ code: 1 });
    expect(await leads("rates raise")).toMatchObject({ code: 2 });
  });
});

test("a backup contains the rates that were set, and a restore brings them back", async () => {
  const { settings } = await sqlite.emptyDatabase();
  const site = siteWithRates();
  await leadsTerminal(settings)(
    [..."rates set".split(" "), ...rate.split(" "), "--rate", "3.94", ...by],
    site,
  );
  const backups = temporaryFolder();
  const backedUp = await leadsTerminal(settings)(
    ["backup", join(backups, "last-night.sqlite")],
    site,
  );
  expect(backedUp).toMatchObject({ code: 0 });
  const other = await sqlite.ownDatabase();
  const restored = await leadsTerminal(other)(
    ["restore", join(backups, "last-night.sqlite")],
    site,
  );
  expect(restored, restored.errors).toMatchObject({ code: 0 });
  expect((await leadsTerminal(other)(["rates", "list"], site)).out).toContain("3.94 %");
});
