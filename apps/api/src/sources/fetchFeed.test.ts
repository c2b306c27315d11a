import { afterEach, expect, test, vi } from "vitest";
import { feedLimits } from "./cachedSource.ts";
import { decodeXml, fetchFeed } from "./fetchFeed.ts";

const url = "https://blog.example/feed/";

function answerWith(body: string | ReadableStream<Uint8Array> | null, init: ResponseInit = {}) {
  const fetched = vi.fn<typeof fetch>(async () => new Response(body, init));
  vi.stubGlobal("fetch", fetched);
  return fetched;
}

const rss = "<rss><channel></channel></rss>";
const item = (title: string, more: string) =>
  `<item><title>${title}</title><link>https://blog.example/${title}</link>${more}</item>`;

const load = () => fetchFeed(url, new AbortController().signal);

afterEach(() => {
  vi.unstubAllGlobals();
});

test("a redirect is not followed", async () => {
  const fetched = answerWith(null, { status: 302, headers: { location: "http://127.0.0.1/" } });
  await expect(load()).rejects.toThrow(
    "answered 302 and redirects to http://127.0.0.1/, which is not followed: set BLOG_FEED_URL to it",
  );
  expect(fetched).toHaveBeenCalledExactlyOnceWith(
    url,
    expect.objectContaining({ redirect: "manual" }),
  );
});

test("the message about a redirect has neither query nor password", async () => {
  answerWith(null, { status: 301, headers: { location: "https://u:p@blog.example/new/?key=s3" } });
  await expect(load()).rejects.toThrow("redirects to https://blog.example/new/, which");
});

test.each([204, 404, 500])("a response of %s is a failure", async (status) => {
  answerWith(status === 204 ? null : rss, { status });
  await expect(load()).rejects.toThrow(`answered ${status}`);
});

test("an absent source is a failure with its reason", async () => {
  const cause = Object.assign(new Error("refused"), { code: "ECONNREFUSED" });
  vi.stubGlobal("fetch", () => Promise.reject(new TypeError("fetch failed", { cause })));
  await expect(load()).rejects.toThrow("cannot be read (ECONNREFUSED)");
});

test("a timeout is reported as such", async () => {
  vi.stubGlobal("fetch", (_url: string, { signal }: RequestInit) => Promise.reject(signal?.reason));
  const late = AbortSignal.abort(new Error("took too long"));
  await expect(fetchFeed(url, late)).rejects.toThrow("took too long");
});

test("an endless body is read up to the size limit, then aborted", async () => {
  let sent = 0;
  let isCancelled = false;
  const endless = new ReadableStream<Uint8Array>({
    pull(controller) {
      sent += 65_536;
      controller.enqueue(Buffer.alloc(65_536, sent === 65_536 ? "<rss>".padEnd(65_536) : " "));
    },
    cancel() {
      isCancelled = true;
    },
  });
  answerWith(endless);
  await expect(load()).rejects.toThrow("too large");
  expect(isCancelled).toBe(true);
  expect(sent).toBeLessThan(feedLimits.bodyBytes + 4 * 65_536);
});

test("of a larger feed the items within the limit are read", async () => {
  let isCancelled = false;
  let pulls = 0;
  const many = new ReadableStream<Uint8Array>({
    pull(controller) {
      pulls += 1;
      const long = `<description>${"word ".repeat(20_000)}</description>`;
      controller.enqueue(
        Buffer.from(`${pulls === 1 ? "<rss><channel>" : ""}${item(`p${pulls}`, long)}`),
      );
    },
    cancel() {
      isCancelled = true;
    },
  });
  answerWith(many);
  expect(await load()).toHaveLength(feedLimits.items);
  expect(isCancelled).toBe(true);
});

const decode = (bytes: Uint8Array, contentType = "application/xml") =>
  decodeXml(bytes, contentType);
const latin1 = (text: string) => Buffer.from(text, "latin1");

test("UTF-8 is the default", () => {
  const text = `<t>${"é李🏠".repeat(100)}</t>`;
  expect(decode(Buffer.from(text))).toBe(text);
});

test("the HTTP header's character set is used", () => {
  expect(decode(latin1("<t>\xe9\x93</t>"), 'text/xml; charset="windows-1252"')).toBe("<t>é“</t>");
});

test("the declaration's character set is used, also after a blank line or a comment", () => {
  for (const before of ["", "\n", "<!-- c -->\n"]) {
    const text = `${before}<?xml version="1.0" encoding='ISO-8859-1'?><t>`;
    expect(decode(latin1(`${text}\xe9`))).toBe(`${text}é`);
  }
});

test("a byte-order mark overrides both", () => {
  const utf16 = Buffer.concat([Buffer.from([0xff, 0xfe]), Buffer.from("<t>é</t>", "utf16le")]);
  expect(decode(utf16, "text/xml; charset=utf-8")).toBe("<t>é</t>");
  const utf8 = Buffer.concat([Buffer.from([0xef, 0xbb, 0xbf]), Buffer.from("<t>é</t>")]);
  expect(decode(utf8, "text/xml; charset=iso-8859-1")).toBe("<t>é</t>");
});

test("UTF-16 without a mark is recognised", () => {
  expect(decode(Buffer.from("<t>é</t>", "utf16le"))).toBe("<t>é</t>");
});

test("bytes that do not fit the character set become replacement characters", () => {
  expect(decode(latin1("<t>\xe9</t>"))).toBe("<t>\ufffd</t>");
});

test("an unknown character set is refused", () => {
  expect(() => decode(latin1("<t/>"), "text/xml; charset=klingon")).toThrow("not known");
});
