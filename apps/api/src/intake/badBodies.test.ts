import { gzipSync } from "node:zlib";
import { expect, test } from "vitest";
import { applicant, tellTale } from "../../faults/harness/people.ts";
import { onEachEngine } from "../../testing/onEachEngine.ts";
import { testApp } from "../../testing/testApp.ts";
import { valuesOf } from "../../testing/valuesOf.ts";

interface BadBody {
  name: string;
  body: string | Buffer;
  headers?: Record<string, string>;
  status: number;
}

const good = applicant("body");
const json = (more: Record<string, unknown>) => JSON.stringify({ ...good, ...more });
const raw = JSON.stringify(good);
const rawWith = (value: string) => raw.replace('"Zyx-Applicant"', value);
/** Returns the good body with raw bytes in place of a name. */
const withBytes = (...values: number[]) =>
  Buffer.from(raw.replace("Zyx-Applicant", String.fromCharCode(...values)), "latin1");
const form = { "content-type": "application/x-www-form-urlencoded" };
const formOf = (fields: Record<string, string>) => new URLSearchParams(fields).toString();
const type = (value: string) => ({ "content-type": value });

function refused(status: number, cases: [string, string | Buffer, Record<string, string>?][]) {
  return cases.map(
    ([name, body, headers]): BadBody => ({ name, body, status, ...(headers && { headers }) }),
  );
}

/** Bodies with one fault each, and their expected status. */
const badBodies: BadBody[] = [
  ...refused(400, [
    ["nothing", ""],
    ["not JSON", "hello"],
    ["half of it", raw.slice(0, 40)],
    ["two at once", raw + raw],
    ["a number", "1"],
    ["null", "null"],
    ["true", "true"],
    ["a text", '"text"'],
    ["a list", `[${raw}]`],
    ["an empty object", "{}"],
    ["a field missing", JSON.stringify({ ...good, lastName: undefined })],
    ["a field null", json({ firstName: null })],
    ["a field a number", json({ firstName: 5 })],
    ["a field a list", json({ firstName: ["a"] })],
    ["a field an object", json({ firstName: { toString: "a" } })],
    ["an empty field", json({ firstName: "" })],
    ["a blank field", json({ firstName: " \t " })],
    ["invisible characters alone", json({ firstName: "\u200b\u2060" })],
    ["a field too long", json({ firstName: "a".repeat(101) })],
    ["a contact too long", json({ phoneOrEmail: "a".repeat(255) })],
    ["terms not agreed", json({ agreedToTerms: "false" })],
    ["terms agreed as a boolean", json({ agreedToTerms: true })],
    ["terms agreed in capitals", json({ agreedToTerms: "TRUE" })],
    ["an unknown field", json({ income: 1 })],
    ["a field of another case", json({ FirstName: "a" })],
    ["__proto__", raw.replace("{", '{"__proto__":{"admin":true},')],
    ["constructor", raw.replace("{", '{"constructor":{"prototype":{"admin":true}},')],
    ["a NUL character", json({ firstName: "a\u0000b" })],
    ["an escape character", json({ firstName: "a\u001b[2Jb" })],
    ["a line break inside", json({ firstName: "a\r\nBcc: x" })],
    ["half a surrogate pair", rawWith('"a\\ud800"')],
    ["the other half", rawWith('"\\udc00a"')],
    ["surrogates the wrong way round", rawWith('"\\udc00\\ud800"')],
    ["invalid UTF-8", withBytes(0xff, 0xfe)],
    ["an overlong encoding", withBytes(0xc0, 0xaf)],
    ["a surrogate as UTF-8", withBytes(0xed, 0xa0, 0x80)],
    ["UTF-16", Buffer.from(raw, "utf16le")],
    ["nesting without end", "[".repeat(8_000)],
    ["a field twice", raw.replace("{", '{"firstName":"a",')],
    ["a field twice, once escaped", raw.replace("{", '{"\\u0066irstName":"a",')],
    ["a form without its fields", formOf({ firstName: "a" }), form],
    ["a form with a field twice", `${formOf(good)}&firstName=b`, form],
    ["a form with a broken escape", "firstName=%zz", form],
    ["a form of more than 100 fields", "a=1&".repeat(101), form],
  ]),
  ...refused(413, [["more than 16 KiB", json({ firstName: "a".repeat(17_000) })]]),
  ...refused(415, [
    ["text", raw, type("text/plain")],
    ["another character set", raw, type("application/json; charset=iso-8859-1")],
    ["a file upload", raw, type("multipart/form-data; boundary=x")],
    ["a compressed body", gzipSync(raw), { "content-encoding": "gzip" }],
  ]),
];

onEachEngine((engine) => {
  test("each bad body gets its status, stores no record and is not echoed", async () => {
    const { app, db } = await testApp({}, (await engine.emptyDatabase()).db);
    const wrong: string[] = [];
    for (const { name, body, headers, status } of badBodies) {
      const answer = await app.inject({
        method: "POST",
        url: "/api/mortgage-applications",
        headers: { "content-type": "application/json", ...headers },
        payload: body,
      });
      if (answer.statusCode !== status) wrong.push(`${name}: ${answer.statusCode}`);
      const isForm = headers?.["content-type"]?.includes("form-urlencoded");
      // The response to a form contains its input; no other response repeats it.
      if (!isForm && tellTale.test(answer.body)) wrong.push(`${name}: repeated`);
    }
    expect(wrong).toEqual([]);
    expect(await valuesOf(db, "leads", "id")).toEqual([]);
  });
});
