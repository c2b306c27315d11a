import { expect, test } from "vitest";
import { content as source } from "../brokerages/greater-simcoe/index.ts";
import { contentFrom } from "./contentFrom.ts";
import type { ContentSource } from "./contentSchema.ts";
import { brokerageNames, folderOf } from "./folder/chosenFolder.ts";
import { siteFrom } from "./loadSite.ts";
import { profileCards } from "./team/profileCards.ts";

const site = (changed: unknown) => siteFrom(changed, { folder: "", language: "en" });

/** Returns a deep copy that a test can change. */
const copy = (): ContentSource => structuredClone(source);

function problems(changed: ContentSource): string {
  try {
    contentFrom(changed);
  } catch (error) {
    return error instanceof Error ? error.message : "";
  }
  return "";
}

test.each(brokerageNames())("The folder %s can be published", async (name) => {
  const { content } = await import(`${folderOf(name)}/index.ts`);
  expect(contentFrom(content).brokerage.name).toBe(content.brokerage.name);
});

test("Titles get the brokerage's name unless they are complete", () => {
  const { pages } = site(source);
  const title = (path: string) => pages.find((page) => page.path === path)?.metadata.title;
  expect(title("/contact")).toBe(
    `${source.contact.page.metadata.title} | ${source.brokerage.name}`,
  );
  expect(title("/")).toBe(source.home.page.metadata.title);
});

test("An omitted page is in no menu, footer or list of pages, and the rest stays", () => {
  const { faqs: _faqs, podcast: _podcast, careers: _careers, ...rest } = copy();
  rest.home.reviews = [];
  rest.footer.company.links = rest.footer.company.links.filter(
    ({ to }) => to !== `/${source.podcast?.slug}`,
  );
  const whole = site(source);
  const less = site(rest);
  const gone = ["/faqs", "/careers", `/${source.podcast?.slug}`];
  expect(less.pages.map(({ path }) => path)).toEqual(
    whole.pages.map(({ path }) => path).filter((path) => !gone.includes(path)),
  );
  expect(whole.navigation.length - less.navigation.length).toBe(3);
  const links = less.footer.columns.flatMap(({ links }) => links.map(({ to }) => to));
  expect(links.filter((to) => gone.includes(to))).toEqual([]);
});

test("A brokerage may have no services, no calculators and no articles at all", () => {
  const { services: _services, resources: _resources, blog: _blog, ...rest } = copy();
  const less = site(rest);
  expect(less.calculatorPages).toEqual([]);
  expect(less.navigation.map(({ kind }) => kind)).not.toContain("calculators");
  const [leader] = less.team.members;
  expect(profileCards(less, leader).map(({ link }) => link)).toEqual([
    `mailto:${leader.profile.email}`,
    "/application",
  ]);
});

test.each(["Left Yesterday", "Without A Licence"])(
  "Rates that are offered are published by a licensed member, those of the past by anybody: %s",
  (saidBy) => {
    const changed = copy();
    const entries = changed.publishedRates?.rates.entries ?? [];
    Object.assign(entries[0] ?? {}, { saidBy: "Left Long Ago" });
    expect(problems(changed)).toBe("");
    const last = entries.length - 1;
    Object.assign(entries[last] ?? {}, { saidBy });
    const [leader] = source.team.members;
    const profile = { ...leader.profile, email: "new@office.example" };
    const without = { ...leader, profile, name: "Without A Licence", isLicensed: false };
    changed.team.members.push(without);
    expect(problems(changed).split("\n").slice(1)).toEqual([
      `  publishedRates.rates.entries[${last}].saidBy is "${saidBy}", but must be a member of the team with a licence, as long as the rate is offered: ${source.team.members.map(({ name }) => name).join(", ")}.`,
    ]);
  },
);

test.each([
  ["Six licensed people, one office.", true],
  ["One licensed person answers.", true],
  ["All 6 licensed agents", true],
  ["Some licensed people", true],
  ["Seven licensed people", false],
  ["5 licensed agents", false],
  ["Cinq personnes titulaires d’un permis", false],
  ["Six courtiers titulaires d’un permis", true],
])("A team of six claims its own number: %j, %s", (subtitle, isTrue) => {
  const changed = copy();
  changed.contact.page.subtitle = subtitle;
  expect(problems(changed).split("\n").slice(1)).toEqual(
    isTrue
      ? []
      : [
          `  contact.page.subtitle is "${subtitle}", but must be a text with the number of licensed people in the team: 6.`,
        ],
  );
});

test("A title gets the short name if the full one does not fit, and must leave space for it", () => {
  const changed = copy();
  const title = "A title that goes on for as long as nobody stops it";
  changed.contact.page.metadata.title = title;
  const { name, shortName } = changed.brokerage;
  expect(`${title} | ${name}`.length).toBeGreaterThan(75);
  expect(problems(changed)).toBe("");
  changed.contact.page.metadata.title = `${title}, and longer`;
  const room = 75 - ` | ${shortName}`.length;
  expect(problems(changed)).toContain(`but must be at most ${room} characters, because`);
});

test.each<[string, (changed: ContentSource) => unknown, ...string[]]>([
  [
    "an article of nobody, in no category",
    ({ blog }) => Object.assign(blog?.posts[0] ?? {}, { author: "nobody", category: "Weather" }),
    'blog.posts[0].author is "nobody", but must be the slug of a member: ',
    'blog.posts[0].category is "Weather", but must be one of the categories ',
  ],
  [
    "two pages of one URL",
    ({ services }) => Object.assign(services?.list[0] ?? {}, { slug: "contact" }),
    'services.list[0].slug is "contact", but must be a slug that no other page has.',
  ],
  [
    "two services as the same next step",
    ({ services }) => {
      for (const service of services?.list ?? []) service.nextStepFor = ["renewal"];
    },
    "services.list[1].nextStepFor is",
  ],
  [
    "a menu entry to an unknown page, unlike one to an omitted page",
    ({ navigation }) => navigation.push({ kind: "page", label: "Shop", to: "/shop" }),
    '.to is "/shop", but must be the path of a page of the site.',
  ],
  [
    "a podcast without a URL",
    ({ brokerage }) => delete brokerage.videos,
    "brokerage.videos is missing, but must be given",
  ],
])("A brokerage cannot have %s", (_, change, ...expected) => {
  const changed = copy();
  change(changed);
  for (const problem of expected) expect(problems(changed)).toContain(problem);
});

test("Every invalid value is reported with the value and the allowed values", () => {
  const changed = copy();
  Object.assign(changed.brokerage, { email: "desk", priceRange: 2026, siteUrl: "home" });
  Object.assign(changed.home.page.hero, { ticks: "one" });
  expect(problems(changed).split("\n").slice(1)).toEqual([
    '  brokerage.siteUrl is "home", but must be a full http(s) address.',
    '  brokerage.email is "desk", but must be an e-mail address.',
    "  brokerage.priceRange is 2026, but must be a text.",
    '  home.page.hero.ticks is "one", but must be a list.',
  ]);
});
