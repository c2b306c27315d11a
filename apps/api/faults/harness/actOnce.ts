import { writeFileSync } from "node:fs";
import { retentionRules } from "@mortgage-kit/compliance/retention";
import { buildApp } from "../../src/app.ts";
import { staffLinks } from "../../src/deliveries/staffLinks.ts";
import { readBrokerages } from "../../src/settings/brokerages.ts";
import { readSettings } from "../../src/settings/readSettings.ts";
import { leadStore } from "../../src/store/leadStore.ts";
import { openDatabase } from "../../src/store/openDatabase.ts";

// Posts one form of staff's pages to the app in this process, which may be killed meanwhile, and prints
// the status of the answer. KILL_WHEN names a file that is written before, so that no call of the start
// is counted.

const [path = "", form = ""] = process.argv.slice(2);
const brokerages = await readBrokerages(process.env);
const { database } = readSettings(process.env, brokerages);
const db = await openDatabase(database);
const { brokerage } = brokerages.en;
const links = staffLinks(Buffer.from("a secret"), brokerage.siteUrl, "team@brokerage.example");
const clock = () => new Date();
const app = await buildApp({
  brokerages,
  leads: leadStore({ db, channels: ["email"] }),
  clock,
  maxEventLoopDelay: 0,
  staff: {
    db,
    channels: ["email"],
    links,
    settings: { retention: retentionRules(brokerage.regulator), isBehindTls: false },
  },
});
await app.ready();
if (process.env.KILL_WHEN) writeFileSync(process.env.KILL_WHEN, "");
const { statusCode } = await app.inject({
  method: "POST",
  url: path,
  headers: {
    "content-type": "application/x-www-form-urlencoded",
    cookie: `staff=${new URL(links.toList(clock())).searchParams.get("link")}`,
  },
  payload: form,
});
process.stdout.write(`${statusCode}\n`);
await app.close();
await db.destroy();
