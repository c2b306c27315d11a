import { regulatorOf } from "@mortgage-kit/compliance/regulators";
import { darkPaletteFrom, lightPaletteFrom } from "@mortgage-kit/ui/tokens";
import { type Answers, provinces } from "./answers.ts";
import { postalCodeIn } from "./places.ts";
import { slugOf } from "./slugOf.ts";

/** Values of the template's placeholders. A line whose placeholder has no value is omitted. */
export type Placeholders = Readonly<Record<string, unknown>>;

/**
 * Returns the values that all files of the template share. A missing street or postal code gets a
 * placeholder. Throws if the province's regulator is unknown.
 */
export function placeholdersOf(answers: Answers) {
  const { name, city, province, phone, email, licence, colours, people } = answers;
  const regulator = regulatorOf(province);
  if (!regulator) throw new Error(`No regulator is known for ${province}.`);
  const provinceName = provinces[province];
  const brand = { main: colours.main, action: colours.action };
  const titles = [
    `${name} | Mortgages in ${city}`,
    `${name} | ${city}`,
    `${name} | Mortgages`,
    `Mortgages in ${city}`,
  ];
  return {
    ...{ name, city, province, provinceName, regulator, phone, email, licence },
    shortName: shortNameOf(name),
    // A page's description has at most 170 characters.
    nameInDescription: name.length <= 60 ? name : shortNameOf(name),
    slug: slugOf(name),
    street: answers.street ?? "1 Main Street",
    postalCode: answers.postalCode ?? postalCodeIn(province),
    siteUrl: `https://www.${email.slice(email.indexOf("@") + 1)}`,
    mapSearch: encodeURIComponent(`${city}, ${provinceName}`),
    // A page title has at most 75 characters.
    homeTitle: titles.find(({ length }) => length <= 75),
    palette: lightPaletteFrom(brand),
    darkPalette: darkPaletteFrom(brand),
    mark: markFor(name),
    people: people.map((person) => person.name).join(", "),
    complaintsName: people[0]?.name,
    // An agent is named with the title of the licence.
    complaintsTitle: `${people[0]?.level}, designated for complaints`,
  };
}

/** Returns the values for each person's file. `person` is a unique variable name. */
export function placeholdersOfPeople(
  people: Answers["people"],
): (Placeholders & { person: string })[] {
  const taken = new Set<string>();
  return people.map(({ name, level, licence, phone, email }) => {
    const slug = numbered(slugOf(name) || "member", taken);
    // A single word could be a reserved word, and a variable name cannot start with a digit.
    const words = /^[a-z]+-/.test(slug) ? slug : `member-${slug}`;
    const title = name.length < 4 ? `Meet ${name}` : name;
    return {
      person: words.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase()),
      personSlug: slug,
      personName: name,
      personTitle: title.length <= 48 ? title : "One Of Our Team",
      firstName: name.split(" ")[0],
      level,
      badge: licence ? `${level}, Licence #${licence}` : level,
      personLicence: licence,
      personPhone: phone,
      personEmail: email,
    };
  });
}

/** Returns the slug, with a number if it is taken, and adds the result to `taken`. */
function numbered(slug: string, taken: Set<string>): string {
  let free = slug;
  for (let number = 2; taken.has(free); number++) free = `${slug}-${number}`;
  taken.add(free);
  return free;
}

/** Returns the whole name if it is short, else its first word. */
function shortNameOf(name: string): string {
  if (name.length <= 16) return name;
  const [first = name] = name.split(" ");
  return first.slice(0, 24);
}

/** Returns the outline of the drawn logo: 24 distances from its centre, derived from the name. */
function markFor(name: string): number[] {
  const points = 24;
  const [wide, narrow, fine] = [2, 3, 5].map((turns, index) => {
    const phase = hashOf(`${name} ${index}`) * 2 * Math.PI;
    return (point: number) => Math.sin((point / points) * 2 * Math.PI * turns + phase);
  });
  return Array.from({ length: points }, (_, point) => {
    const reach = (wide?.(point) ?? 0) * 2.2 + (narrow?.(point) ?? 0) * 1.8 + (fine?.(point) ?? 0);
    return Math.round((26 + reach) * 2) / 2;
  });
}

/** Hashes a text to a number from 0 to 1. */
function hashOf(text: string): number {
  let hash = 2166136261;
  for (const letter of text) {
    hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 16777619) >>> 0;
  }
  return hash / 2 ** 32;
}
