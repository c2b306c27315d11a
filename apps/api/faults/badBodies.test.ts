import { expect, test } from "vitest";
import { onEachEngine } from "../testing/onEachEngine.ts";
import { testApp } from "../testing/testApp.ts";
import { badBodies } from "./harness/badBodies.ts";
import { tellTale } from "./harness/people.ts";

onEachEngine((engine) => {
  test("each bad body gets its status, stores no record and is not echoed", async () => {
    const { app, db } = await testApp({}, await engine.emptyDatabase());
    const wrong: string[] = [];
    for (const { name, body, headers, status } of badBodies) {
      const answer = await app.inject({
        method: "POST",
        url: "/api/mortgage-applications",
        headers: { "content-type": "application/json", ...headers },
        payload: body,
      });
      if (answer.statusCode !== status) wrong.push(`${name}: ${answer.statusCode}`);
      const isForm = headers?.["content-type"]?.includes("form-urlencoded");
      // The response to a form contains its input; no other response repeats it.
      if (!isForm && tellTale.test(answer.body)) wrong.push(`${name}: repeated`);
    }
    expect(wrong).toEqual([]);
    expect(await db.selectFrom("leads").select("id").execute()).toEqual([]);
  });
});
