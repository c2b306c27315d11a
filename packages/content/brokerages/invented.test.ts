import { expect, test } from "vitest";
import { matchesIn, stringsIn } from "../testing/stringsIn.ts";
import { invented } from "./invented.ts";

const cases = Object.entries(invented).map(
  ([name, content]) => [name, stringsIn(content)] as const,
);

test.each(cases)(
  "%s has only placeholder hosts, email addresses and telephone numbers",
  (_, texts) => {
    const hosts = matchesIn(texts, /https?:\/\/([^/"\s]+)/g);
    const mail = matchesIn(texts, /[\w.]+@([\w.-]+)/g);
    const phones = matchesIn(texts, /\b\d{3}[-. ]\d{3}[-. ]\d{4}\b/g);
    expect(hosts.length * mail.length * phones.length).toBeGreaterThan(0);
    expect(hosts.filter((host) => !host.endsWith(".example"))).toEqual([]);
    expect(mail.filter((host) => !host.endsWith(".example"))).toEqual([]);
    expect(phones.filter((phone) => !/^\d{3}-555-01\d\d$/.test(phone))).toEqual([]);
  },
);

test.each(cases)("%s uses no word that the style guide excludes", (_, texts) => {
  const prose = texts.filter((text) => !text.startsWith("/") && !/^[a-z-]+$/.test(text));
  const avoided = /\b(unlock|seamless|journey|solution|leverag|hassle|dream home|one-stop)\w*|—/i;
  expect(prose.filter((text) => avoided.test(text))).toEqual([]);
});
