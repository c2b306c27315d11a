import { fork } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { setTimeout as wait } from "node:timers/promises";
import { expect, onTestFinished, test } from "vitest";
import { mailPeer, readMail } from "../testing/mailPeer.ts";
import { digestAt } from "./harness/digestProcess.ts";
import { report } from "./harness/measure.ts";
import { scaled } from "./harness/scaled.ts";
import { onEachStore } from "./harness/stores.ts";

const kills = scaled(20);
const minuteMs = 60_000;
const dayMs = 24 * 60 * minuteMs;
const firstMorning = Date.parse("2026-03-09T15:00:00.000Z");

/** When a process is killed: at any time, before the mail server accepts the mail, or right after. */
const moments = ["any", "before", "after"] as const;

onEachStore((openStore) => {
  test("after a kill, the digest of each day is mailed under one id, and not again", async ({
    skip,
  }) => {
    const store = await openStore(skip);
    let moment: (typeof moments)[number] | undefined;
    let kill = () => {};
    const accepted: string[] = [];
    const { settings: email } = await mailPeer({
      onRcptTo(_address, _session, done) {
        if (moment === "before") kill();
        else done();
      },
      async onData(stream, _session, done) {
        const { headers } = readMail(await text(stream), "");
        accepted.push(headers.get("message-id") ?? "");
        if (moment === "after") kill();
        else done();
      },
    });
    let repeats = 0;
    for (let round = 0; round < kills; round += 1) {
      accepted.length = 0;
      moment = moments[round % moments.length];
      const at = firstMorning + round * dayMs;
      const task = { database: store.settings, email, at };
      const child = fork(join(import.meta.dirname, "harness/digestProcess.ts"), { execArgv: [] });
      onTestFinished(() => void child.kill("SIGKILL"));
      kill = () => child.kill("SIGKILL");
      const exited = once(child, "exit");
      const begun = once(child, "message");
      child.send(task);
      await begun;
      if (moment === "any") {
        await wait((round * 17) % 120);
        kill();
      }
      await exited;
      moment = undefined;
      await digestAt({ ...task, at: at + 2 * minuteMs });
      expect(accepted.length).toBeGreaterThan(0);
      expect(new Set(accepted).size).toBe(1);
      repeats += accepted.length - 1;
      expect(await digestAt({ ...task, at: at + 4 * minuteMs })).toBe(false);
    }
    report(
      `${store.engine}: ${kills} kills of a digest, ${kills} days mailed, ${repeats} again under the same id`,
    );
  });
});
