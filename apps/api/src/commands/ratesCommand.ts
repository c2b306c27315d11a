import { wordsOf } from "@mortgage-kit/content/words";
import { entryOf, nameOf } from "../rates/ratesPage.ts";
import {
  builtRates,
  type RunningRates,
  runningRates,
  type SetRate,
} from "../rates/runningRates.ts";
import { type Command, CommandError, type Options, UsageError } from "./command.ts";
import { alignColumns } from "./records.ts";

const given = [
  ["kind", "KIND", "fixed or variable"],
  ["years", "N", "years of the term"],
  ["class", "CLASS", "insured, insurable or uninsured"],
  ["for", "PURPOSES", "purchase, switch and refinance, joined by commas"],
  ["use", "USE", "owner or rental"],
  ["rate", "PERCENT", "the rate, such as 3.94"],
  ["by", "NAME", "the team member who publishes it"],
  ["day", "DATE", "its first day, at most 30 days ahead; default: today"],
  ["prime", "PERCENT", "the big banks' prime rate, for a variable rate"],
  ["hold", "DAYS", "days for which it is held"],
  ["costs", "DOLLARS", "costs that the APR includes"],
] as const;

export const ratesCommand: Command = {
  summary: "List, set or withdraw the rates that the site publishes, or take one back",
  usage: "list | set OPTIONS | withdraw OPTIONS | undo --id ID",
  takes: {
    ACTION: "list, set, withdraw or undo",
    ...Object.fromEntries(given.map(([name, value, says]) => [`--${name} ${value}`, says])),
    "--id ID": "with undo: the rate's id, as list prints it",
    "--yes": "accept a change of more than 0.75 points",
  },
  notes: ["Pages show a change within a minute. Nothing is removed: undo keeps the entry, marked."],
  async run(context) {
    const { db, settings, references, now: at, actor, options, print } = context;
    const built = settings.siteDir === undefined ? undefined : builtRates(settings.siteDir);
    if (!built) throw new CommandError("This brokerage's site publishes no rates.");
    const rates = runningRates(db, built, settings.brokerage.timeZone);
    const act = { at, actor, confirmed: options.flag("yes") };
    const [action, ...more] = references;
    if (more.length > 0 || !["list", "set", "withdraw", "undo"].includes(action ?? "")) {
      throw new UsageError("Give one of list, set, withdraw and undo.");
    }
    if (action === "undo") {
      const id = options.text("id") ?? "";
      if (!(await rates.undo(id, act))) throw new CommandError(`There is no rate "${id}" to undo.`);
    }
    if (action === "set" || action === "withdraw") await add(rates, action, act, options);
    print(await currentTable(rates, at));
    const set = await rates.set();
    if (set.length > 0) print(`\n${setTable(set)}`);
  },
};

async function add(
  rates: RunningRates,
  action: "set" | "withdraw",
  act: { at: Date; actor: string; confirmed: boolean },
  options: Options,
): Promise<void> {
  const { optionOf, RateRefused } = await import("@mortgage-kit/content/rates");
  const {
    for: purposes = "",
    by,
    rate,
    day = rates.dayOf(act.at),
    hold,
    ...others
  } = Object.fromEntries(given.map(([name]) => [name, options.text(name)]));
  const boxes = Object.fromEntries(purposes.split(",").map((purpose) => [purpose, "on"]));
  const form = { ...others, ...boxes, saidBy: by, rate, day, holdDays: hold };
  try {
    await rates.add(entryOf(form, action === "withdraw"), { ...act, nameOf: optionOf });
  } catch (error) {
    throw error instanceof RateRefused ? new CommandError(error.message) : error;
  }
}

async function currentTable(rates: RunningRates, now: Date): Promise<string> {
  const { conditionsText } = await import("@mortgage-kit/content/rates");
  const words = wordsOf("en");
  const { rates: current } = await rates.file(now);
  const rows = current.map((rate) => [
    nameOf(rate),
    `${rate.annualRate.toFixed(2)} %`,
    rate.day,
    rate.saidBy,
    conditionsText(rate, words, "en"),
  ]);
  return alignColumns([["RATE", "", "SINCE", "BY", "FOR"], ...rows]);
}

function setTable(set: readonly SetRate[]): string {
  const rows = set.map(({ id, entry, setAt, setBy }) => {
    const rate = entry.annualRate?.toFixed(2) ?? "withdrawn";
    return [id, nameOf(entry), rate, entry.day, setAt, setBy];
  });
  return alignColumns([["ID", "SET", "", "FROM", "AT (UTC)", "BY"], ...rows]);
}
