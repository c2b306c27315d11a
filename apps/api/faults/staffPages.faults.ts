import { expect, test } from "vitest";
import { mailPeer } from "../testing/mailPeer.ts";
import { report, until } from "./harness/measure.ts";
import { applicant } from "./harness/people.ts";
import { scaled } from "./harness/scaled.ts";
import { mailEnv } from "./harness/sinks.ts";
import { startServer } from "./harness/startServer.ts";
import { onEachStore } from "./harness/stores.ts";
import { submitUntilStored } from "./harness/submit.ts";

const kills = scaled(20);

onEachStore((openStore) => {
  test("after a kill while a button is pressed, the act is done with its entry or not at all, and once", async ({
    skip,
  }) => {
    const store = await openStore(skip);
    const { mails, settings } = await mailPeer();
    const env = {
      ...store.env,
      ...mailEnv(settings.smtpUrl),
      LOG_LEVEL: "warn",
    };
    let [done, notDone] = [0, 0];
    for (let round = 0; round < kills; round += 1) {
      const first = await startServer({ env });
      const person = applicant(`button-${round}`);
      await submitUntilStored(first.url, person, `button-${round}`);
      const mail = () => mails.find(({ text }) => text.includes(person.phoneOrEmail));
      await until(async () => mail() !== undefined, 60_000);
      const [path = ""] = /\/staff\/application\?link=[\w.-]+/.exec(mail()?.text ?? "") ?? [];
      const press = (url: string) =>
        fetch(url + path, { method: "POST", body: new URLSearchParams({ act: "answer" }) });
      const pressed = press(first.url).then(
        ({ status }) => status,
        () => 0,
      );
      await new Promise((resolve) => setTimeout(resolve, (round * 3) % 40));
      await first.kill();
      const status = await pressed;
      const second = await startServer({ env });
      const shown = await (await fetch(second.url + path)).text();
      const isAnswered = shown.includes("Not answered yet");
      if (status === 200) expect(isAnswered).toBe(true);
      expect(shown.split("<li>answered, ").length - 1).toBe(isAnswered ? 1 : 0);
      const again = await (await press(second.url)).text();
      expect(again.split("<li>answered, ")).toHaveLength(2);
      if (isAnswered) done += 1;
      else notDone += 1;
      await second.stop();
    }
    report(
      `${store.engine}: ${kills} kills at a button, ${done} acts done, ${notDone} not done, none twice`,
    );
    const contacts = mails.map(({ text }) => /button-\d+@\S+/.exec(text)?.[0]);
    expect(new Set(contacts).size).toBe(contacts.length);
  });
});
