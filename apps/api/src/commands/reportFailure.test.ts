import { expect, test } from "vitest";
import { leads } from "../../testing/leadsTerminal.ts";
import { mailPeer } from "../../testing/mailPeer.ts";

test("a failed unit is mailed to staff, without a database", async () => {
  const { mails, settings } = await mailPeer();
  const env = {
    DATA_DIR: "/nowhere",
    ALLOW_INSECURE_MAIL: "true",
    SMTP_URL: settings.smtpUrl,
    LEADS_EMAIL_TO: settings.to,
    LEADS_EMAIL_FROM: settings.from,
  };
  const { code, out } = await leads("report-failure brokerage-backup.service", env);
  expect([code, out]).toEqual([0, "Told team@brokerage.example.\n"]);
  expect(mails[0]?.headers.get("subject")).toBe("brokerage-backup.service failed");
  expect(mails[0]?.text).toContain("journalctl -u brokerage-backup.service");
  expect((await leads(["report-failure", "a b"], env)).code).toBe(2);
  const { errors } = await leads("report-failure x.service", { DATA_DIR: "/nowhere" });
  expect(errors).toContain("No mail is configured");
});
