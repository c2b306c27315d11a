import { expect, test, vi } from "vitest";
import { readOptions } from "./readOptions.ts";

// Mocked, because its components need a style sheet compiler; only the calculators' ids are used.
vi.mock("@mortgage-kit/calculators", () => ({ calculatorIds: ["affordability", "payment"] }));

const read = (attributes: Record<string, string>, inheritedLanguage: string | null = null) =>
  readOptions({
    get: (name) => attributes[name] ?? null,
    inheritedLanguage,
    baseUrl: "https://brokerage.example/tools/",
  });

test.each([
  [{}, false],
  [{ "share-figures": "", compact: "" }, true],
  [{ "share-figures": "true", compact: "compact" }, true],
  [{ "share-figures": "false", compact: "FALSE " }, false],
])("%o sets the boolean attributes to %s", (attributes, isSet) => {
  const { options } = read({ calculator: "payment", ...attributes });
  expect(options).toMatchObject({ sharesFigures: isSet, isCompact: isSet });
});

test("attributes become options, with absolute URLs", () => {
  const { options, problems } = read({
    calculator: "payment",
    lang: "fr-CA",
    agents: "Robin Ng <robin@brokerage.example>, Marie-Ève Roy <me@brokerage.example>",
    apply: "/apply",
    brokerage: "Example Mortgages",
    licence: " FSRA #00000 ",
    rates: "/rates.json",
    province: "ns",
    municipality: "halifax",
    compact: "",
  });
  expect(problems).toEqual([]);
  expect(options).toMatchObject({
    calculator: "payment",
    lang: "fr",
    pages: { application: "https://brokerage.example/apply" },
    brokerage: "Example Mortgages",
    licence: "FSRA #00000",
    rates: "https://brokerage.example/rates.json",
    place: { province: "ns", municipality: "halifax" },
    isCompact: true,
    sharesFigures: false,
  });
  expect(options?.agents.map(({ firstName }) => firstName)).toEqual(["Robin", "Marie-Ève"]);
});

test("the language defaults to the page's, and to English if the page's is not available", () => {
  expect(read({ calculator: "payment" }, "fr-CA").options?.lang).toBe("fr");
  expect(read({ calculator: "payment" }, "de").options?.lang).toBe("en");
  expect(read({ calculator: "payment" }).options?.lang).toBe("en");
});

test.each([
  [{}, 'The attribute "calculator" is missing. Set it to one of: affordability, payment.'],
  [{ calculator: "lottery" }, 'There is no calculator "lottery".'],
  [{ calculator: "payment", lang: "de" }, 'The calculators do not speak "de".'],
  [{ calculator: "payment", agents: "Robin" }, 'an entry that cannot be read: "Robin"'],
  [
    { calculator: "payment", apply: "javascript:alert(1)" },
    'not the address of a page: "javascript',
  ],
  [
    { calculator: "payment", province: "US" },
    'The attribute "province" cannot be "US". Set it to one of: ON, BC, AB, MB, SK, QC, NB, NS, PE, NL, YT, NT, NU.',
  ],
  [
    { calculator: "payment", municipality: "hamilton" },
    '"municipality" cannot be "hamilton". Set it to one of: toronto, montreal, quebec-city, halifax.',
  ],
  [
    { calculator: "payment", province: "NS", municipality: "toronto" },
    'The attribute "municipality" cannot be "toronto". Set it to one of: halifax.',
  ],
  [{ calculator: "payment", province: "AB", municipality: "calgary" }, "Leave it out."],
  [{ calculator: "payment", province: "YT", municipality: "whitehorse" }, "Leave it out."],
  [{ calculator: "payment", rates: "data:,{}" }, '"rates" is not the address of a page: "data:'],
  [{ calculator: "payment", contact: "mailto:a@b.example" }, 'not the address of a page: "mailto:'],
])("%j is rejected with what to do", (attributes: Record<string, string>, problem) => {
  const { options, problems } = read(attributes);
  expect(options).toBeNull();
  expect(problems.join()).toContain(problem);
});

test.each([
  [{ province: "nt" }, { province: "nt", municipality: null }],
  [{}, { province: null, municipality: null }],
])("%o set the place %o", (attributes, place) => {
  expect(read({ calculator: "payment", ...attributes }).options?.place).toEqual(place);
});

test("problems on a French page are reported in French", () => {
  const { problems, title } = read({ calculator: "loto", lang: "fr" });
  expect(title).toContain("ne peut pas encore être affichée");
  expect(problems[0]).toContain("Il n’y a pas de calculatrice");
  const place = read({ calculator: "payment", lang: "fr", municipality: "laval" });
  expect(place.problems.join()).toContain("L’attribut « municipality » ne peut pas être « laval »");
});
