import { expect, test } from "vitest";
import { leadsTerminal } from "../../testing/leadsTerminal.ts";
import { onEachEngine, opened } from "../../testing/onEachEngine.ts";

const harmless = [
  ...["breach", "record", "--occurred", "2026-03-01", "--what", "A mail went to a wrong address"],
  ...["--information", "one name and number", "--people", "1", "--risk", "no"],
  ...["--because", "the recipient, a colleague, removed it at once"],
];

onEachEngine((engine) => {
  async function register() {
    const settings = await engine.emptyDatabase();
    const db = await opened(settings);
    return { db, leads: leadsTerminal(settings) };
  }

  test("a breach is recorded with what the law requires, and kept for two years", async () => {
    const { leads } = await register();
    const { code, out } = await leads(harmless);
    expect([code, out]).toEqual([
      0,
      expect.stringMatching(/^Recorded as .* until at least 2028-03-08/),
    ]);
    expect((await leads("breach list")).out).toContain(
      "A mail went to a wrong address (one name and number); no real risk of significant harm: the",
    );
  });

  test("missing details that the law requires are reported", async () => {
    const { leads } = await register();
    expect(await leads("breach record --occurred 2026-03-01 --risk yes")).toMatchObject({
      code: 2,
      errors: expect.stringContaining("--what, --information, --risk and --because are required"),
    });
    expect((await leads("breach record --risk perhaps")).errors).toContain("must be yes or no");
    expect((await leads("breach")).errors).toContain("Give one of record, list, export.");
  });

  test("a breach with a risk of harm is listed as open until both reports are made", async () => {
    const { db, leads } = await register();
    const harmful = harmless.map((word) => (word === "no" ? "yes" : word));
    const { code, out } = await leads(harmful);
    const reference = /Recorded as (\S+);/.exec(out)?.[1] ?? "";
    expect([code, out]).toEqual([
      3,
      expect.stringContaining(
        "report it to the Privacy Commissioner and tell the people concerned",
      ),
    ]);
    await leads(`breach record --of ${reference.slice(0, 8)} --reported 2026-03-09`);
    expect(await leads("breach list")).toMatchObject({
      code: 3,
      out: expect.stringContaining("tell the people concerned as soon as you can"),
    });
    await leads(`breach record --of ${reference} --notified 2026-03-10`);
    expect((await leads("breach list")).code).toBe(0);
    // Nothing was overwritten.
    expect(await db.selectFrom("breach_records").select("number").execute()).toHaveLength(3);
    await expect(db.deleteFrom("breach_records").execute()).rejects.toThrow("can only be added to");
  });

  test("the register is exported with author and time of each entry", async () => {
    const { leads } = await register();
    await leads(harmless);
    const [breach] = JSON.parse((await leads("breach export --format json")).out);
    expect(breach).toMatchObject({
      recordedBy: "nora",
      people: 1,
      realRisk: false,
      reported: null,
      history: [{ by: "nora" }],
    });
    expect((await leads("breach export")).out).toContain('"occurred","found","circumstances"');
    expect((await leads("audit")).out).toContain("nora  exported  the register of breaches");
  });

  test("the evidence has counts and no personal data", async () => {
    const { leads } = await register();
    await leads(harmless);
    const evidence = JSON.parse((await leads("evidence")).out);
    expect(evidence).toMatchObject({
      regulator: "FSRA",
      retention: {
        classes: [
          { class: "application", years: 6, from: "received", applications: 0 },
          { class: "mortgage", years: 6, from: "term end", applications: 0 },
        ],
        mortgagesWithoutTerm: 0,
      },
      breaches: { recorded: 1, open: 0 },
      lastRestore: null,
    });
  });
});
