import type { RateEntry } from "@mortgage-kit/content/rates";
import { expect, test } from "vitest";
import { formPost } from "../../testing/formPost.ts";
import { environmentOf, leads } from "../../testing/leadsTerminal.ts";
import { type Engine, onEachEngine, opened, sqlite } from "../../testing/onEachEngine.ts";
import { builtRates, rateEntry, siteWithRates } from "../../testing/siteWithRates.ts";
import { openedAt, staffOf } from "../../testing/staffSetUp.ts";
import { testApp } from "../../testing/testApp.ts";
import type { LeadDatabase } from "../store/tables.ts";
import { runningRates } from "./runningRates.ts";

const monday = new Date("2026-11-30T14:00:00Z");
const browser = openedAt(monday);

const entry = { ...rateEntry, day: "2026-11-16", holdDays: 120 };
const rental = { ...entry, use: "rental", class: "uninsured", annualRate: 4.59 } as const;
const older = { ...entry, day: "2026-09-01", annualRate: 4.24, years: 3 };
const built = builtRates([older, entry, rental], {
  day: "2026-11-28",
  publishers: ["Ann Example", "Bo Example"],
  others: ["Cy Assistant"],
});

/** Form of the insured 5-year rate, as the page prefills it. */
const form = {
  ...{ act: "set", kind: "fixed", years: "5", class: "insured", use: "owner", rate: "3.94" },
  ...{ purchase: "on", switch: "on", holdDays: "120", day: "2026-11-30", saidBy: "Ann Example" },
};

/** Returns the command that does what a form does. */
function lineOf({ act, purchase, switch: renewal, ...fields }: typeof form): string[] {
  const purposes = [purchase && "purchase", renewal && "switch"].filter(Boolean).join();
  const { holdDays: hold, saidBy: by, ...others } = fields;
  const given = Object.entries({ ...others, hold, by, for: purposes });
  return ["rates", act, ...given.flatMap(([name, value]) => (value ? [`--${name}`, value] : []))];
}

async function setUp(engine: Engine) {
  const { settings: database, db } = await engine.emptyDatabase();
  let now = monday;
  const rates = runningRates(db, built, "America/Toronto");
  const { app } = await testApp({ clock: () => now, staff: staffOf(db), rates }, db);
  const press = (fields: object) => app.inject(formPost("/staff/rates", fields, browser));
  const published = async () => {
    const { body } = await app.inject({ url: "/rates.json" });
    const { rates } = JSON.parse(body);
    return rates.map(({ key, annualRate }: { key: string; annualRate: number }) => [
      key,
      annualRate,
    ]);
  };
  const command = (fields: typeof form) => {
    return leads(lineOf(fields), { ...environmentOf(database), ...siteWithRates(built) }, now);
  };
  return {
    app,
    db,
    database,
    rates,
    command,
    press,
    published,
    pass: (ms: number) => {
      now = new Date(now.getTime() + ms);
    },
  };
}

const insured = (annualRate: number) => ["fixed/5/insured/purchase,switch/owner", annualRate];
const rented = ["fixed/5/uninsured/purchase,switch/rental", 4.59];
const three = ["fixed/3/insured/purchase,switch/owner", 4.24];

onEachEngine((engine) => {
  test("a Monday: staff set a rate, and every reader of rates.json gets it; a mistake is undone", async () => {
    const { app, press, published } = await setUp(engine);
    expect(await published()).toEqual([three, insured(4.04), rented]);
    const done = await press({ ...form, rate: "٣٫٩٤٪", years: "５" });
    expect([done.statusCode, done.body]).toEqual([
      200,
      expect.stringContaining("5-year fixed at 3.94% from 2026-11-30"),
    ]);
    // A rental is not told 3.94.
    expect(await published()).toEqual([three, insured(3.94), rented]);
    await press({ ...form, rate: "3.49" });
    expect(await published()).toEqual([three, insured(3.49), rented]);
    const page = await app.inject({ url: "/staff/rates", headers: browser });
    const [, id = ""] = /name="id" value="([^"]+)"/.exec(page.body) ?? [];
    expect((await press({ act: "undo", id })).body).toContain("the rate before it applies again");
    expect(await published()).toEqual([three, insured(3.94), rented]);
    expect((await press({ act: "undo", id })).body).toContain("It was undone before");
    const history = JSON.parse((await app.inject({ url: "/rates.json" })).body).history;
    expect(history.map((one: RateEntry) => one.annualRate)).toEqual([4.24, 4.04, 4.59, 3.94]);
  });

  test.each([
    [{ rate: "9.99" }, "9.99% is 5.95 points away from the 4.04% of 2026-11-16"],
    [{ day: "2027-01-15" }, "more than 30 days ahead"],
    [{ day: "2026-11-29" }, "history is not rewritten"],
    [{ saidBy: "Somebody Else" }, "Nobody of the team is called “Somebody Else”; one of Ann"],
    [{ saidBy: "Cy Assistant" }, "Cy Assistant has no licence"],
    [{ act: "withdraw", years: "7" }, "There is no such rate to withdraw"],
    [{ rate: "cheap" }, "Rate in percent must be a number.", "--rate must be a number."],
    [{ rate: "" }, "Rate in percent must be a number.", "--rate must be a number."],
    [
      { purchase: "", switch: "" },
      "For must be one or more of purchase",
      "--for must be one or more of",
    ],
    [{ class: "cheap" }, "Class of the mortgage must be one of", "--class must be one of"],
  ])(
    "%j by page or command gets a sentence and changes nothing",
    async (change, sentence, ofCommand = sentence) => {
      const { press, command, published, rates } = await setUp(engine);
      const { statusCode, body } = await press({ ...form, ...change });
      expect([statusCode, body]).toEqual([400, expect.stringContaining(sentence)]);
      const { code, errors } = await command({ ...form, ...change });
      expect([code, errors]).toEqual([1, expect.stringContaining(ofCommand)]);
      expect(await published()).toEqual([three, insured(4.04), rented]);
      expect(await rates.set()).toEqual([]);
    },
  );

  test("a large change is published once it is confirmed, and a withdrawn rate is gone", async () => {
    const { press, command, published } = await setUp(engine);
    expect((await press({ ...form, rate: "9.99" })).body).toContain('name="confirmed"');
    await press({ ...form, rate: "9.99", confirmed: "on" });
    expect(await published()).toEqual([three, insured(9.99), rented]);
    await press({ ...form, act: "withdraw" });
    expect(await published()).toEqual([three, rented]);
    expect((await press({ ...form, act: "withdraw" })).body).toContain("no such rate");
    const sentence = expect.stringContaining("no such rate");
    expect(await command({ ...form, act: "withdraw" })).toMatchObject({
      code: 1,
      errors: sentence,
    });
    // It is compared with the rate before its withdrawal.
    expect((await press({ ...form, rate: "3.94" })).body).toContain("6.05 points away");
    expect(await published()).toEqual([three, rented]);
  });

  test("a rate of a day to come is published from that day on", async () => {
    const { press, published, pass } = await setUp(engine);
    await press({ ...form, day: "2026-12-07" });
    expect(await published()).toEqual([three, insured(4.04), rented]);
    pass(7 * 86_400_000);
    expect(await published()).toEqual([three, insured(3.94), rented]);
  });

  test("people at once, on two servers and by command, lose nothing", async () => {
    const { rates, database, command } = await setUp(engine);
    const other = runningRates(await opened(database), built, "America/Toronto");
    const set = (server: typeof rates, annualRate: number, actor: string) =>
      server.add(
        { ...entry, day: "2026-11-30", annualRate },
        { at: monday, actor, nameOf: String },
      );
    const all = [3.94, 3.99, 3.89, 3.84].flatMap((rate) => [
      set(rates, rate, "one"),
      set(other, rate, "two"),
    ]);
    expect((await command({ ...form, rate: "3.79" })).code).toBe(0);
    await Promise.all(all);
    const names = (await rates.set()).map(({ setBy }) => setBy);
    expect(names.toSorted().join()).toBe("nora,one,one,one,one,two,two,two,two");
    const [newest] = await rates.set();
    const { rates: current } = await rates.file(monday);
    expect(current.find(({ years, use }) => years === 5 && use === "owner")?.annualRate).toBe(
      newest?.entry.annualRate,
    );
  });
});

test("an old rate is named, and a broken store leaves the rates that are known", async () => {
  const { rates } = await setUp(sqlite);
  expect((await rates.old(monday)).map(({ years }) => years)).toEqual([3]);
  const withoutStore = runningRates({} as LeadDatabase, built, "America/Toronto");
  expect(await withoutStore.file(monday)).toBe(built);
});

test("a browser that no link of staff opened sets nothing", async () => {
  const { app, published } = await setUp(sqlite);
  const url = "/staff/rates";
  expect((await app.inject({ url })).statusCode).toBe(403);
  expect((await app.inject(formPost(url, form))).statusCode).toBe(403);
  expect(await published()).toEqual([three, insured(4.04), rented]);
});

test("rates.json is for every site, and is answered 304 while nothing changes", async () => {
  const { app } = await setUp(sqlite);
  const { headers } = await app.inject({ url: "/rates.json" });
  expect(headers).toMatchObject({
    "access-control-allow-origin": "*",
    "cache-control": "public, max-age=30",
  });
  const again = await app.inject({
    url: "/rates.json",
    headers: { "if-none-match": headers.etag },
  });
  expect(again.statusCode).toBe(304);
});
