import { expect, test } from "vitest";

const sources = import.meta.glob(["./**/*.fr.ts", "../../calculator-engine/src/*/*Form.fr.ts"], {
  query: "?raw",
  import: "default",
  eager: true,
});

test.each(Object.entries(sources))("%s has no-break spaces at signs and units", (_, source) => {
  // A line that breaks before a sign or a colon, or inside quotation marks, reads badly.
  const loose = /[\d}] (?:%|\$(?!\{))|[\p{L}\d}»] :(?= [\p{L}\d$]|["`])|« | »/gu;
  expect(String(source).match(loose)).toBeNull();
});
