import { execFileSync } from "node:child_process";
import { join } from "node:path";
import { detailPaths, detailsTokenHeader, spamSignals } from "@mortgage-kit/contracts";
import { expect, test } from "vitest";
import { openDatabase } from "../src/leads/openDatabase.ts";
import { brokerage } from "../testing/brokerage.ts";
import { report, until } from "./harness/measure.ts";
import { applicant } from "./harness/people.ts";
import { mailEnv } from "./harness/sinks.ts";
import { postfixMissing, startPostfix } from "./harness/startPostfix.ts";
import { startServer } from "./harness/startServer.ts";
import { onEachStore, type TestStore } from "./harness/stores.ts";
import { send, submit } from "./harness/submit.ts";

const cli = join(import.meta.dirname, "../src/cli.js");

/** Returns everything that a link could change. */
async function contentOf({ settings }: TestStore) {
  const db = await openDatabase(settings);
  try {
    const tables = ["leads", "lead_details", "deliveries", "audit_log", "held_notices"] as const;
    const rows = await Promise.all(
      tables.map((table) => db.selectFrom(table).selectAll().execute()),
    );
    return JSON.stringify(rows);
  } finally {
    await db.destroy();
  }
}

const post = (url: string, body: object) => send(url, Buffer.from(JSON.stringify(body)));

onEachStore((openStore, engine) => {
  test("a scanner behind Postfix opens every link of every mail twice, and nothing changes", async ({
    skip,
  }) => {
    const missing = postfixMissing();
    if (missing) skip(missing);
    const store = await openStore(skip);
    const postfix = await startPostfix();
    const env = {
      ...store.env,
      ...mailEnv(postfix.url),
      LOG_LEVEL: "warn",
    };
    const server = await startServer({ env });
    const { headers } = await submit(server.url, applicant("scanned"));
    await post(server.url + detailPaths.details, {
      token: String(headers[detailsTokenHeader]),
      purpose: "renewal",
      resultTitle: "Payment",
      resultLines: ["A line of a result"],
    });
    const { firstName, phoneOrEmail, agreedToTerms } = applicant("called");
    await post(server.url + detailPaths.callBack, { name: firstName, phoneOrEmail, agreedToTerms });
    await submit(server.url, applicant("held"), { [spamSignals.honeypotHeader]: "1" });
    const subjects = () => postfix.mails().map(({ headers }) => headers.get("subject") ?? "");
    await until(async () => subjects().length === 4, 60_000);
    execFileSync(process.execPath, [cli, "digest"], { env: { PATH: process.env.PATH, ...env } });
    await until(async () => subjects().length === 5, 60_000);

    const found = postfix.mails().map(({ text, html }) => {
      const links = [...`${text}\n${html}`.matchAll(/https?:\/\/[^\s"<]+/g)].map(([link]) => link);
      return [...new Set(links)].filter((link) => link.startsWith(brokerage.siteUrl));
    });
    for (const links of found) expect(links.length).toBeGreaterThan(0);
    const paths = found.flat().map((link) => link.slice(brokerage.siteUrl.length));
    const before = await contentOf(store);
    for (const path of [...paths, ...paths]) {
      const answer = await fetch(server.url + path.replaceAll("&amp;", "&"));
      expect(answer.status).toBe(200);
    }
    expect(await contentOf(store)).toBe(before);

    const [path = ""] = paths.filter((one) => one.includes("act=answer"));
    const press = async () => {
      const body = new URLSearchParams({ act: "answer" });
      return (await fetch(server.url + path, { method: "POST", body })).text();
    };
    expect(await press()).toContain("Not answered yet");
    expect(await press()).toContain("This button did nothing");
    expect(await server.stop()).toBe(0);
    report(
      `${engine}: Postfix delivered ${found.length} mails; their ${paths.length} links were opened twice, and nothing changed`,
    );
  });
});
