import { expect, test } from "vitest";
import { decodeXml } from "./fetchFeed.ts";

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
