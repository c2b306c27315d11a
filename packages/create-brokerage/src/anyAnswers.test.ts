import { randomUUID } from "node:crypto";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import fc from "fast-check";
import { afterEach, beforeEach, expect, test } from "vitest";
import { type Answers, answersSchema, type Province, provinces } from "./answers.ts";
import { copyTemplate } from "./copyTemplate.ts";
import { areaCodeNote, postalCodeIn, postalCodeProblem, telephoneIn } from "./places.ts";
import { readAnswers } from "./readAnswers.ts";
import { slugOf } from "./slugOf.ts";

const codes = Object.keys(provinces) as readonly Province[];

/** Words that occur in names: with accents, apostrophes, other scripts, one letter or many. */
const word = fc.oneof(
  fc.constantFrom(
    "Ann",
    "Zoë",
    "O'Brien",
    "Lee-Ng",
    "3M",
    "De",
    "Ltd.",
    "李",
    "Ōtepoti",
    "&",
    "<b>",
    '"',
    "</i>",
  ),
  fc.string({
    unit: fc.constantFrom(..."abcdefghijklmnopqrstuvwxyz"),
    minLength: 1,
    maxLength: 90,
  }),
);
const words = (least: number, max: number) =>
  fc
    .array(word, { minLength: least, maxLength: 8 })
    .map((some) => some.join(" ").slice(0, max).trim())
    .filter((name) => name.split(" ").length >= least);

const colour = fc.constantFrom("#1d4f91", "#b3362b", "#000000", "#0b5d5e");
const person = fc.record({
  name: words(2, 60),
  level: words(1, 60),
  phone: fc.constant("902-555-0131"),
  email: fc.constant("someone@harbourhouse.example"),
});
const anyAnswers: fc.Arbitrary<Answers> = fc.record({
  folder: fc.constant("any"),
  name: words(1, 120),
  city: words(1, 40),
  province: fc.constantFrom(...codes),
  phone: fc.constant("902-555-0130"),
  email: fc.constant("desk@harbourhouse.example"),
  licence: words(1, 60),
  colours: fc.record({ main: colour, action: colour }),
  people: fc.array(person, { minLength: 1, maxLength: 12 }),
});

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "brokerage-"));
});
afterEach(() => rmSync(folder, { recursive: true }));

/** Writes a folder from these answers and returns the content that it would publish. */
const published = (answers: Answers) =>
  copyTemplate(join(folder, randomUUID()), answers, "with the repository's types");

test("Any valid answers give a folder that can be published", async () => {
  await fc.assert(
    fc.asyncProperty(anyAnswers, async (answers) => {
      const content = await published(readAnswers(answers));
      expect(content.team.members).toHaveLength(answers.people.length);
      expect(content.resources?.embedPage).toBeDefined();
    }),
    { numRuns: 100, seed: 1 },
  );
}, 180_000);

test.each(codes)(
  "Every number of people in %s with the longest name gives a valid folder",
  async (province) => {
    const name = "Consolidated Northumberland Residential Mortgage Partnership".repeat(2);
    expect(name).toHaveLength(120);
    for (let count = 1; count <= 12; count++) {
      const people = Array.from({ length: count }, () => ({
        name: "Ann Lee",
        level: "Mortgage Broker",
        phone: telephoneIn(province),
        email: "ann@northumberland.example",
      }));
      const answers = readAnswers({
        ...{ folder: slugOf(name), name, province, people, licence: "1" },
        ...{ city: "Saint-Louis-du-Ha! Ha!", postalCode: postalCodeIn(province) },
        ...{ phone: telephoneIn(province), email: "desk@northumberland.example" },
        colours: { main: "#1d4f91", action: "#b3362b" },
      });
      const { brokerage, team } = await published(answers);
      expect(brokerage.address.postalCode).toBe(postalCodeIn(province));
      expect(new Set(team.members.map(({ slug }) => slug)).size).toBe(count);
      expect(areaCodeNote(brokerage.phone, province)).toBeUndefined();
    }
  },
  180_000,
);

test("A postal code of another province is rejected, a telephone number of another one noted", () => {
  expect(postalCodeProblem("M5V 2T6", "NS")).toBe(
    'is "M5V 2T6", but postal codes of NS begin with B',
  );
  expect(areaCodeNote("416-555-0100", "NS")).toBe(
    "416-555-0100 is kept, though NS has the area codes 902, 782.",
  );
  expect(areaCodeNote("800-555-0100", "NS")).toBeUndefined();
});

test("A name of more than 120 letters is rejected with the limit", () => {
  const { error } = answersSchema.shape.name.safeParse("x".repeat(121));
  expect(error?.issues[0]?.message).toBe("at most 120 characters long");
});
