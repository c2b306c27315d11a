import { expect, test } from "vitest";
import { mailPeer } from "../../testing/mailPeer.ts";
import { mailCheck } from "./emailChannels.ts";

test("mail fails where TLS is required and refused, before any mail is sent", async () => {
  const { settings, mails } = await mailPeer({ disabledCommands: ["STARTTLS"] });
  const warnings: object[] = [];
  const log = { warn: (details: object) => void warnings.push(details) };
  const check = mailCheck({ ...settings, mayBePlain: false }, log);
  expect(check.isFailing()).toBe(false);
  await check.run();
  await check.run();
  expect(check.isFailing()).toBe(true);
  expect(warnings).toEqual([{ problem: expect.stringContaining("required TLS") }]);
  const allowed = mailCheck(settings, log);
  await allowed.run();
  expect(allowed.isFailing()).toBe(false);
  expect(mails).toEqual([]);
});
