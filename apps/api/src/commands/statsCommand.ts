import { readCounts, torontoDay } from "../visits/pageCounts.ts";
import { type Command, exitCodes } from "./command.ts";
import { alignColumns } from "./leadTable.ts";

const dayMs = 24 * 60 * 60 * 1000;

const tables = [
  { title: "DAY", kind: "page", by: "day" },
  { title: "PAGE", kind: "page", by: "name" },
  { title: "ORIGIN", kind: "origin", by: "name" },
  { title: "CAMPAIGN", kind: "campaign", by: "name" },
  { title: "FIRST RESULT", kind: "result", by: "name" },
  { title: "APPLICATIONS BY ORIGIN", kind: "application", by: "name" },
] as const;

export const statsCommand: Command = {
  summary: "Show visits by page, day and origin, results reached, and applications",
  usage: "[--days N] [--limit N]",
  takes: {
    "--days N": "the last N days in Toronto, with today (default: 7)",
    "--limit N": "at most this many rows of a table (default: 30)",
  },
  notes: [
    "The server counts the pages that it serves, without scripts, cookies or addresses. A result counts",
    "when a browser loads it first; browsers keep it until the site is built again.",
  ],
  async run({ db, options, now, print }) {
    const days = options.count("days") ?? 7;
    const limit = options.count("limit") ?? 30;
    const from = torontoDay(new Date(now.getTime() - (days - 1) * dayMs));
    const to = torontoDay(now);
    print(`From ${from} to ${to}.`);
    for (const { title, kind, by } of tables) {
      const counts = await readCounts(db, kind, { from, to, by });
      const rows = by === "day" ? counts.toSorted((a, b) => (a.name < b.name ? 1 : -1)) : counts;
      const shown = rows.slice(0, limit).map(({ name, count }) => [name, String(count)]);
      print(
        `\n${alignColumns([[title, "COUNT"], ...(shown.length > 0 ? shown : [["none", ""]])])}`,
      );
    }
    return exitCodes.done;
  },
};
