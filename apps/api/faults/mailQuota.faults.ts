import { setTimeout as wait } from "node:timers/promises";
import { expect, test } from "vitest";
import { mailPeer } from "../testing/mailPeer.ts";
import { report, until } from "./harness/measure.ts";
import { applicant } from "./harness/people.ts";
import { scaled } from "./harness/scaled.ts";
import { mailEnv } from "./harness/sinks.ts";
import { startServer } from "./harness/startServer.ts";
import { sqliteStore } from "./harness/stores.ts";
import { statusOf, submit } from "./harness/submit.ts";
import { from, scriptVisitor } from "./harness/visitors.ts";

const perMinute = 300;
const mailsPerMinute = 30;
const floodMs = scaled(150) * 1_000;
const mailedWithinMs = 300_000;

test("a mail server of 30 a minute mails a person's application beside 300 posts a minute", async () => {
  const accepted: number[] = [];
  const { mails, settings } = await mailPeer({
    onMailFrom(_address, _session, done) {
      const now = performance.now();
      if (accepted.filter((at) => now - at < 60_000).length < mailsPerMinute) {
        accepted.push(now);
        return done();
      }
      done(Object.assign(new Error("Too many mails, try again later"), { responseCode: 450 }));
    },
  });
  const server = await startServer({
    env: {
      ...sqliteStore().env,
      LOG_LEVEL: "fatal",
      TRUSTED_PROXIES: "127.0.0.1",
      ...mailEnv(settings.smtpUrl),
    },
  });
  const { url } = server;
  const posts = Array.from({ length: (perMinute * floodMs) / 60_000 }, async (_, index) => {
    await wait((index * 60_000) / perMinute);
    const person = { ...applicant(`flood-${index}`), phoneOrEmail: `${index}@robot.example` };
    return statusOf(submit(url, person, from(`10.0.${index & 255}`)));
  });
  await wait(floodMs / 2);
  const person = await scriptVisitor(url, "100.64.0", "honest", 2_000);
  expect(person.status).toBe(201);
  const isMailed = () => mails.some(({ text }) => text.includes(person.contact));
  const ms = await until(async () => isMailed(), mailedWithinMs);
  const statuses = await Promise.all(posts);
  const stored = statuses.filter((status) => status === 201).length;
  const counts = () =>
    new Set(mails.flatMap(({ text }) => text.match(/\d+@robot\.example/g) ?? [])).size;
  const allMs = await until(async () => counts() === stored, mailedWithinMs);
  report(
    `${stored} of ${posts.length} posts stored at ${perMinute} a minute, a mail server of ${mailsPerMinute} a minute: the person's application was mailed after ${Math.round(ms)} ms, the last post ${Math.round(allMs / 1000)} s after the flood, in ${mails.length} mails in all`,
  );
  expect(await server.stop()).toBe(0);
});
