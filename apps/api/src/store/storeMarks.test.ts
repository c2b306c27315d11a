import { expect, test } from "vitest";
import { brokerage as example } from "../../testing/brokerage.ts";
import { onEachEngine, opened } from "../../testing/onEachEngine.ts";
import { submission } from "../../testing/submission.ts";
import { testStore } from "../../testing/testStore.ts";
import { describeDatabase, openDatabase } from "./openDatabase.ts";
import { markOwner, refuseWrongStore } from "./storeMarks.ts";

const brokerageOf = (name: string, number: string) => ({
  ...example,
  name,
  licence: { ...example.licence, number },
});
const north = brokerageOf("North Lending", "1001");
const south = brokerageOf("South Lending", "2002");

onEachEngine((engine) => {
  test("a store with applications opens for its brokerage alone, also under another name or licence", async () => {
    const database = await engine.ownDatabase();
    const db = await opened(database);
    const start = async (brokerage: typeof north) => {
      const own = await openDatabase(database);
      await refuseWrongStore(own, { database, dataDir: "/nowhere", brokerage });
      await markOwner(own, brokerage);
      await own.destroy();
    };
    await start(south);
    await start(north);
    await testStore(db).accept(submission());
    await expect(start(south)).rejects.toThrow(
      `${describeDatabase(database)} has the applications of North Lending, 1001, but SITE_BROKERAGE or the release is of South Lending, 2002: set DATA_DIR or DATABASE_URL to its own.`,
    );
    await start(brokerageOf("North And Daughters", "1001"));
    await start(brokerageOf("North And Daughters", "1003"));
    await expect(start(north)).rejects.toThrow("of North And Daughters, 1003, but");
  });
});
