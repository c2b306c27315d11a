import { expect, test } from "vitest";
import { decodeXml } from "./decodeXml.ts";

async function decode(bytes: Uint8Array, contentType = "application/xml", chunkSize = 7) {
  async function* chunks() {
    for (let at = 0; at < bytes.length; at += chunkSize) yield bytes.subarray(at, at + chunkSize);
  }
  let text = "";
  for await (const piece of decodeXml(chunks(), contentType)) text += piece;
  return text;
}

const latin1 = (text: string) => Buffer.from(text, "latin1");

test("UTF-8 is the default, also with characters split between chunks", async () => {
  const text = `<t>${"é李🏠".repeat(100)}</t>`;
  expect(await decode(Buffer.from(text))).toBe(text);
});

test("the HTTP header's character set is used", async () => {
  expect(await decode(latin1("<t>\xe9\x93</t>"), 'text/xml; charset="windows-1252"')).toBe(
    "<t>é“</t>",
  );
});

test("the declaration's encoding is used when the header names none", async () => {
  const declaration = '<?xml version="1.0" encoding="iso-8859-1"?>';
  expect(await decode(latin1(`${declaration}<t>\xe9</t>`))).toBe(`${declaration}<t>é</t>`);
});

test("a byte-order mark overrides both", async () => {
  const utf16 = Buffer.concat([Buffer.from([0xff, 0xfe]), Buffer.from("<t>é</t>", "utf16le")]);
  expect(await decode(utf16, "text/xml; charset=utf-8")).toBe("<t>é</t>");
  const utf8 = Buffer.concat([Buffer.from([0xef, 0xbb, 0xbf]), Buffer.from("<t>é</t>")]);
  expect(await decode(utf8, "text/xml; charset=iso-8859-1")).toBe("<t>é</t>");
});

test("UTF-16 without a mark is recognised", async () => {
  expect(await decode(Buffer.from("<t>é</t>", "utf16le"))).toBe("<t>é</t>");
});

test("bytes that do not fit the character set become replacement characters", async () => {
  expect(await decode(latin1("<t>\xe9</t>"))).toBe("<t>\ufffd</t>");
});

test("an unknown character set is refused", async () => {
  await expect(decode(latin1("<t/>"), "text/xml; charset=klingon")).rejects.toThrow("not known");
});
