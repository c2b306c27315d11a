import { expect, onTestFinished, test } from "vitest";
import { onEachEngine } from "../testing/onEachEngine.ts";
import { badBodies } from "./harness/badBodies.ts";
import { tellTale } from "./harness/people.ts";
import { storeApp } from "./harness/storeApp.ts";

test("there are 48 bad bodies", () => {
  expect(badBodies).toHaveLength(48);
});

onEachEngine((engine) => {
  test("each bad body gets its status, stores no record and is not echoed", async () => {
    const { post, count, close } = await storeApp(await engine.emptyDatabase());
    onTestFinished(close);
    const wrong: string[] = [];
    for (const { name, body, headers, status } of badBodies) {
      const answer = await post(body, headers);
      if (answer.statusCode !== status) wrong.push(`${name}: ${answer.statusCode}`);
      const isForm = headers?.["content-type"]?.includes("form-urlencoded");
      // The response to a form contains its input; no other response repeats it.
      if (!isForm && tellTale.test(answer.body)) wrong.push(`${name}: repeated`);
    }
    expect(wrong).toEqual([]);
    expect(await count()).toBe(0);
  });
});
