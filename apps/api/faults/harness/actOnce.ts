import { retentionRules } from "@mortgage-kit/compliance/retention";
import { buildApp } from "../../src/app.ts";
import { staffLinks } from "../../src/deliveries/staffLinks.ts";
import { readBrokerages } from "../../src/settings/brokerages.ts";
import { type Environment, readSettings } from "../../src/settings/readSettings.ts";
import { openDatabase } from "../../src/store/openDatabase.ts";
import { testStore } from "../../testing/testStore.ts";

/** Posts one form of staff's pages to an app of this environment, and returns the status of the answer. */
export async function actOnce(
  env: Environment,
  [path = "", form = ""]: readonly string[],
  beforePost = () => {},
): Promise<number> {
  const brokerages = await readBrokerages(env);
  const { database } = readSettings(env, brokerages);
  const db = await openDatabase(database);
  const { brokerage } = brokerages.en;
  const links = staffLinks(Buffer.from("a secret"), brokerage.siteUrl, "team@brokerage.example");
  const clock = () => new Date();
  const app = await buildApp({
    brokerages,
    leads: testStore(db, ["email"]),
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
  beforePost();
  const { statusCode } = await app.inject({
    method: "POST",
    url: path,
    headers: {
      "content-type": "application/x-www-form-urlencoded",
      cookie: `staff=${new URL(links.toList(clock())).searchParams.get("link")}`,
    },
    payload: form,
  });
  await app.close();
  await db.destroy();
  return statusCode;
}
