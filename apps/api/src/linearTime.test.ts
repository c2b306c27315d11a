import { reminderPaths, spamSignals } from "@mortgage-kit/contracts";
import type { InjectOptions } from "fastify";
import { describe, expect, onTestFinished, test } from "vitest";
import { growth, maxGrowth, repeats } from "../testing/growth.ts";
import { temporaryFolder } from "../testing/onEachEngine.ts";
import { linksIn, reminderSetUp } from "../testing/reminderSetUp.ts";
import { writeSmallSite } from "../testing/smallSite.ts";
import { loadBuiltSite } from "./site/loadBuiltSite.ts";
import { feedLimits } from "./sources/cachedSource.ts";
import { readFeed } from "./sources/readFeed.ts";

/** Bytes of the largest body, and nearly those of the largest head that Node reads. */
const bodyBytes = 16 * 1024;
const headBytes = 15_900;

async function slowest(size: number, run: (input: string) => unknown) {
  const slow: string[] = [];
  for (const repeated of repeats) {
    const input = repeated.repeat(size / repeated.length);
    const ratio = await growth(run, input);
    if (ratio >= maxGrowth)
      slow.push(`${JSON.stringify(repeated)} grows ${ratio.toFixed(1)} times`);
  }
  return slow;
}

/** Returns a text of the same length that Node accepts in a header, or in a URL. */
const inHead = (text: string) => text.replaceAll(/[^\x21-\x7e ]/g, "~");
const inUrl = (text: string) => encodeURI(inHead(text)).slice(0, text.length);

const post = (url: string, type: string, payload: string): InjectOptions => ({
  method: "POST",
  url,
  headers: { "content-type": type },
  payload,
});

const applications = "/api/mortgage-applications";
const form = "application/x-www-form-urlencoded";

const bodies: [string, (text: string) => InjectOptions][] = [
  ["a form", (text) => post(applications, form, text)],
  ["a form's field", (text) => post(applications, form, `firstName=${text}`)],
  ["a JSON body", (text) => post(applications, "application/json", text)],
  [
    "a JSON text",
    (text) => post(applications, "application/json", JSON.stringify({ firstName: text })),
  ],
  ["a JSON list", (text) => post(applications, "application/json", JSON.stringify([...text]))],
  ["a reminder's form", (text) => post(reminderPaths.ask, form, text)],
  ["a reminder's address", (text) => post(reminderPaths.ask, form, `email=${text}`)],
];

const heads: [string, (text: string) => InjectOptions][] = [
  ["a path", (text) => ({ url: `/${inUrl(text)}` })],
  ["a path of slashes and a letter", (text) => ({ url: `${inUrl(text)}/x` })],
  ["a query", (text) => ({ url: `/?${inUrl(text)}` })],
  ["a private link", (text) => ({ url: `${reminderPaths.confirm}?token=${inUrl(text)}` })],
  ...[
    "accept",
    "accept-encoding",
    "content-encoding",
    "content-type",
    "cookie",
    "idempotency-key",
    "if-none-match",
    "origin",
    "range",
    "x-forwarded-for",
    spamSignals.tokenHeader,
  ].map((name): [string, (text: string) => InjectOptions] => [
    `the header ${name}`,
    (text) => ({
      ...post(applications, form, "firstName=A"),
      headers: { "content-type": form, [name]: `x;${inHead(text)}` },
    }),
  ]),
  ["a page's If-None-Match", (text) => ({ url: "/", headers: { "if-none-match": inHead(text) } })],
  ["a page's encodings", (text) => ({ url: "/", headers: { "accept-encoding": inHead(text) } })],
];

describe("the work on a request is linear in its size", async () => {
  async function served() {
    const { client, remove } = writeSmallSite();
    onTestFinished(remove);
    return reminderSetUp(
      { engine: "sqlite", dataDir: temporaryFolder() },
      { site: loadBuiltSite(client) },
    );
  }

  test.each(bodies)("%s", async (_, request) => {
    const { app } = await served();
    expect(await slowest(bodyBytes - 200, (text) => app.inject(request(text)))).toEqual([]);
  });

  test.each(heads)("%s", async (_, request) => {
    const { app } = await served();
    expect(await slowest(headBytes, (text) => app.inject(request(text)))).toEqual([]);
  });

  test("one-click unsubscribe as multipart", async () => {
    const { app, mails, ask, worker } = await served();
    await ask();
    await worker().runDue();
    const [mail] = mails;
    const { withdraw } = linksIn(mail ?? expect.fail("no mail"));
    const type = "multipart/form-data; boundary=b";
    const slow = await slowest(bodyBytes - 200, (text) =>
      app.inject(post(withdraw, type, `name="List-Unsubscribe"\r\n${text}`)),
    );
    expect(slow).toEqual([]);
  });
});

describe("the work on a feed is linear in its size", () => {
  const fields = ["title", "description", "author", "pubDate", "link", "dc:creator"];
  const readItem = (fields: string) => {
    try {
      readFeed(`<rss><channel><item>${fields}`, "https://blog.example/");
    } catch {
      // Most of these are no XML.
    }
  };

  test("an item's fields", async () => {
    const slow = await slowest(feedLimits.markupCharacters, (text) => {
      const written = fields.map((name) => `<${name}><![CDATA[${text}]]></${name}>`);
      readItem(`<title>A</title><link>https://blog.example/1</link>${written.join("")}</item>`);
    });
    expect(slow).toEqual([]);
  });

  test("a document", async () => {
    const slow = await slowest(feedLimits.bodyBytes / 16, (text) => readItem(`<title>${text}`));
    expect(slow).toEqual([]);
  });
});

test("a form has at most 100 fields", async () => {
  const { app } = await reminderSetUp({ engine: "sqlite", dataDir: temporaryFolder() });
  const sent = (count: number) => app.inject(post(applications, form, "a=1&".repeat(count)));
  expect((await sent(101)).body).toContain("more than 100 fields");
  expect((await sent(100)).body).not.toContain("more than 100 fields");
});
