import { expect, test } from "vitest";
import { matchesIn, stringsIn } from "../testing/stringsIn.ts";
import { content as greaterSimcoe } from "./greater-simcoe/index.ts";
import { content as starter } from "./starter/index.ts";

test("Hosts, email addresses and telephone numbers are placeholders", () => {
  const texts = stringsIn(greaterSimcoe);
  const hosts = matchesIn(texts, /https?:\/\/([^/"\s]+)/g);
  const mail = matchesIn(texts, /[\w.]+@([\w.-]+)/g);
  const phones = matchesIn(texts, /\b\d{3}[-. ]\d{3}[-. ]\d{4}\b/g);
  expect(hosts.length * mail.length * phones.length).toBeGreaterThan(0);
  expect([...hosts, ...mail].filter((host) => !host.endsWith(".example"))).toEqual([]);
  expect(phones.filter((phone) => !/^\d{3}-555-01\d\d$/.test(phone))).toEqual([]);
});

test.each([
  ["Greater Simcoe", greaterSimcoe],
  ["The starter folder", starter],
])("%s uses no word that the style guide excludes", (_, content) => {
  const prose = stringsIn(content).filter(
    (text) => !text.startsWith("/") && !/^[a-z-]+$/.test(text),
  );
  const avoided = /\b(unlock|seamless|journey|solution|leverag|hassle|dream home|one-stop)\w*|—/i;
  expect(prose.filter((text) => avoided.test(text))).toEqual([]);
});
