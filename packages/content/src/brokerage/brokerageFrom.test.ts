import { expect, test } from "vitest";
import { chosenFolder } from "../folder/chosenFolder.ts";
import { videoLink } from "../podcast/podcastSchema.ts";
import { wordsOf } from "../words.ts";
import { acknowledgement } from "./acknowledgement.ts";
import { addressLines } from "./addressLines.ts";
import {
  loadBrokerages,
  type SiteVariables,
  siteVariables,
  withVariables,
} from "./brokerageFrom.ts";
import { type Brokerage, brokerageSchema } from "./brokerageSchema.ts";
import { phoneLink } from "./phoneLink.ts";

const { en } = await loadBrokerages(chosenFolder(process.env));
const { brokerage: chosen } = en;
// The chosen brokerage may have no podcast, so the test adds one to apply all variables.
const brokerage: Brokerage = {
  ...chosen,
  videos: {
    channel: "https://videos.example/@us",
    subscribe: "https://videos.example/@us/subscribe",
    watch: "https://videos.example/watch/{id}",
  },
};
const { regulator: _regulator, ...written } = brokerage;
const brokerageFrom = (variables: SiteVariables) => withVariables(brokerage, variables);

test("Without variables the brokerage is the one in its folder", () => {
  expect(withVariables(chosen, {})).toEqual(chosen);
  expect(brokerageFrom({})).toEqual(brokerage);
  expect(brokerageFrom({ SITE_URL: "", SITE_AD_TAG_ID: "  " })).toEqual(brokerage);
});

test("Each variable overrides only its own field", () => {
  const changed = brokerageFrom({
    SITE_URL: "https://mortgages.example/",
    SITE_REVIEWS_URL: "https://reviews.example/other",
    SITE_AD_TAG_ID: "AW-123456789",
    SITE_VIDEO_THUMBNAIL_URL: "https://images.example/{id}.jpg",
    SITE_CONTACT_FORM_URL: "https://forms.example/contact",
  });
  expect(changed).toEqual({
    ...brokerage,
    siteUrl: "https://mortgages.example",
    targets: { ...brokerage.targets, reviews: "https://reviews.example/other" },
    adTag: { id: "AW-123456789" },
    videos: { ...brokerage.videos, thumbnail: "https://images.example/{id}.jpg" },
    contactForm: {
      ...brokerage.contactForm,
      provider: "forms.example",
      src: "https://forms.example/contact",
    },
  });
  const { regulator, ...source } = changed;
  expect(brokerageSchema.parse(source)).toEqual({ ...source, regulator });
});

test("A document's URL is used in footer and consent, its version in the consent", () => {
  const terms = "https://legal.example/t";
  const changed = brokerageFrom({ SITE_TERMS_URL: terms, SITE_TERMS_VERSION: "2026-01" });
  expect(changed.targets.terms).toBe(terms);
  expect(changed.documents).toEqual({
    ...brokerage.documents,
    terms: { href: terms, version: "2026-01" },
  });
});

test.each([
  { responseTime: "24 hours", responseHours: 24, isTaken: true },
  { responseTime: "1 hour", responseHours: 1, isTaken: true },
  { responseTime: "one business day", responseHours: 72, isTaken: true },
  { responseTime: "48 hours", responseHours: 24, isTaken: false },
])(
  "A promise of $responseTime with an alarm after $responseHours hours is accepted: $isTaken",
  ({ isTaken, ...promise }) => {
    const { success, error } = brokerageSchema.safeParse({
      ...written,
      claims: { ...brokerage.claims, ...promise },
    });
    expect(success).toBe(isTaken);
    if (!isTaken) expect(error?.issues[0]?.path).toEqual(["claims", "responseHours"]);
  },
);

test("The acknowledgement names the sender and contains no offer", () => {
  const { subject, text } = acknowledgement(en, wordsOf("en"));
  expect(subject).toContain(brokerage.name);
  for (const named of [brokerage.phone, brokerage.email, brokerage.address.street]) {
    expect(text).toContain(named);
  }
  expect(text).not.toMatch(/[$%]|hours?\b/);
});

test("The form's provider is named by its host unless a name is set", () => {
  const SITE_CONTACT_FORM_URL = "https://forms.example/contact";
  expect(brokerageFrom({ SITE_CONTACT_FORM_URL }).contactForm.provider).toBe("forms.example");
  const named = brokerageFrom({ SITE_CONTACT_FORM_URL, SITE_CONTACT_FORM_PROVIDER: "Leadworks" });
  expect(named.contactForm).toEqual({
    ...brokerage.contactForm,
    src: SITE_CONTACT_FORM_URL,
    provider: "Leadworks",
  });
});

test("Each variable sets exactly one field", () => {
  const samples = [
    "https://one.example",
    "https://one.example/{id}",
    "AW-123456789",
    "AW-123456789/AbCdEf",
    "Leadworks",
  ];
  const reached = Object.entries(siteVariables).map(([name, { accepts }]) => {
    const value = samples.find((sample) => accepts.safeParse(sample).success);
    return JSON.stringify(brokerageFrom({ [name]: value }));
  });
  expect(reached).not.toContain(JSON.stringify(brokerage));
  expect(new Set(reached).size).toBe(reached.length);
});

test("A misspelt variable is refused with the name that was meant", () => {
  expect(() => brokerageFrom({ SITE_URI: "https://mortgages.example" })).toThrow(
    "SITE_URI is not a setting: name it SITE_URL, or remove it.",
  );
});

test.each([
  ["SITE_URL", "mortgages.example", "a full http(s) address"],
  ["SITE_URL", "https://mortgages.example/home", "an address without a path"],
  ["SITE_TERMS_URL", "http://legal.example/terms", "a full https:// address"],
  ["SITE_BLOG_URL", "javascript:alert(1)", "a full https:// address"],
  [
    "SITE_VIDEO_WATCH_URL",
    "https://videos.example/watch",
    "a full https:// address with {id} where the video's id goes",
  ],
  ["SITE_AD_TAG_ID", "123", "a tag id such as AW-123456789"],
  ["SITE_AD_CLICK_CONVERSION", "AW-123456789", "a conversion such as AW-123456789/AbCdEf"],
])("%s rejects %s and says what it needs", (name, value, wanted) => {
  expect(() => brokerageFrom({ [name]: value })).toThrow(
    `${name} is "${value}", but it must be ${wanted}.`,
  );
});

test("A variable does not add a podcast to a brokerage without one", () => {
  const { videos: _videos, ...without } = brokerage;
  const env = { SITE_VIDEO_CHANNEL_URL: "https://videos.example/@other" };
  expect(withVariables(without, env)).toEqual(without);
});

test("Address, telephone and video links are built from their parts", () => {
  const address = { ...brokerage.address, city: "Elora", province: "ON", postalCode: "N0B 0A0" };
  expect(addressLines({ address })).toEqual([brokerage.address.street, "Elora, ON N0B 0A0"]);
  expect(phoneLink("613-555-0142")).toBe("tel:+16135550142");
  expect(videoLink("https://videos.example/watch/{id}", "a1B2_c3D4-5")).toBe(
    "https://videos.example/watch/a1B2_c3D4-5",
  );
});
