import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { leads } from "../testing/leadsTerminal.ts";
import { temporaryFolder } from "../testing/onEachEngine.ts";
import { siteWithRates } from "../testing/siteWithRates.ts";
import { killing, onPostgres, type Scene, scene } from "./harness/cutOff.ts";
import { report, scaled } from "./harness/measure.ts";
import { onEachStore, sqliteStore, type TestStore } from "./harness/stores.ts";

const killer = killing();

const rate = "--kind fixed --years 5 --class insured --for purchase,switch --use owner --by".split(
  " ",
);
const by = [...rate, "Ann Example"];

/** Commands that change a rate, and the state they find and leave: rates set, and whether each is undone. */
const acts = [
  { act: "set", args: () => ["rates", "set", ...by, "--rate", "3.94"], states: ["", "3.94"] },
  { act: "withdraw", args: () => ["rates", "withdraw", ...by], states: ["", "withdrawn"] },
  {
    act: "undo",
    args: (id: string) => ["rates", "undo", "--id", id],
    states: ["3.94", "3.94 undone"],
    isSeeded: true,
  },
];

const rowsIn = ({ read }: TestStore) => read((db) => db.selectFrom("rates").selectAll().execute());

async function stateOf(store: TestStore): Promise<string> {
  const rows = await rowsIn(store);
  return rows
    .map(({ entry, undone_at, undone_by }) => {
      expect(undone_at === null).toBe(undone_by === null);
      const { annualRate, saidBy } = JSON.parse(entry);
      expect(saidBy).toBe("Ann Example");
      return `${annualRate ?? "withdrawn"}${undone_at ? " undone" : ""}`;
    })
    .join();
}

/** Returns the numbers of all calls; in a shortened run every few, from the last, which finds the new rates. */
const callsAmong = (count: number) => {
  const step = Math.ceil(count / scaled(count));
  return Array.from({ length: Math.ceil(count / step) }, (_, index) => count - index * step);
};

onEachStore((openStore, engine) => {
  test.for(acts)(
    "a $act killed at any write leaves the old or the new rates",
    async ({ act, args, states, isSeeded }, { skip }) => {
      const library = killer(skip);
      const store = await openStore(skip);
      const template = temporaryFolder();
      const site = siteWithRates();
      mkdirSync(join(template, "data"));
      const url = store.env.DATABASE_URL;

      /** Runs a round with the rates of before, and the id of the one that is set. */
      async function inScene<Result>(
        round: (place: Scene, id: string, own: TestStore) => Promise<Result>,
      ) {
        const place = scene(template, library, { ...site, ...(url && onPostgres(url)) });
        const own = url ? store : sqliteStore(place.dataDir);
        await own.read((db) => db.deleteFrom("rates").execute());
        if (isSeeded) await leads(acts[0]?.args("") ?? [], { ...site, ...own.env });
        const [row] = await rowsIn(own);
        const result = await round(place, row?.id ?? "", own);
        place.remove();
        return result;
      }

      const found = { old: 0, new: 0 };
      const calls = await inScene((place, id) => place.calls(args(id)));
      for (const call of callsAmong(calls)) {
        await inScene(async (place, id, own) => {
          const { signal } = await place.killedAt(args(id), call);
          const state = await stateOf(own);
          expect(states, `at call ${call} of ${calls}`).toContain(state);
          if (signal === "SIGKILL") found[state === states[0] ? "old" : "new"] += 1;
          expect(await leads("rates list", { ...site, ...own.env })).toMatchObject({ code: 0 });
        });
      }
      report(
        `${engine}: ${act} killed at ${found.old + found.new} of ${calls} calls: ${found.old} times the old rates, ${found.new} times the new`,
      );
      expect(found.old).toBeGreaterThan(0);
      expect(found.new).toBeGreaterThan(0);
    },
  );
});
