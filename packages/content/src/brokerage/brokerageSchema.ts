import { readPlace } from "@mortgage-kit/calculator-engine/canada/place";
import { regulatorOf } from "@mortgage-kit/compliance/regulators";
import { z } from "zod";
import { phoneNumber, text, texts, webAddress } from "../fields.ts";
import { weekdays } from "../office/office.ts";
import { reminderSchema } from "./reminderSchema.ts";

/** Origin of the site, without a path so that paths can be appended. http is for local use only. */
export const siteOrigin = z
  .url({ protocol: /^https?$/, error: "a full http(s) address" })
  .transform((value) => value.replace(/\/+$/, ""))
  .refine((value) => /^https?:\/\/[^/?#@]+$/.test(value), { error: "an address without a path" });

export const videoAddress = webAddress.refine((value) => decodeURI(value).includes("{id}"), {
  error: "a full https:// address with {id} where the video's id goes",
});

export const adTagId = z
  .string()
  .regex(/^(AW|G|GT)-[A-Z0-9]{4,20}$/, { error: "a tag id such as AW-123456789" });

export const adConversion = z
  .string()
  .regex(/^AW-\d{4,20}\/[\w-]{4,40}$/, { error: "a conversion such as AW-123456789/AbCdEf" });

const link = z.strictObject({ label: text, href: webAddress });

const legalDocument = z.strictObject({
  href: webAddress.optional(),
  /** Version that the document states, such as 2026-01. It is stored with each consent. */
  version: text.optional(),
});

const placeSchema = z
  .strictObject({ province: text.optional(), municipality: text.optional() })
  .superRefine((place, { addIssue }) => {
    for (const { setting, allowed } of readPlace(place).refused) {
      const message =
        allowed.length > 0
          ? `one of ${allowed.join(", ")}`
          : "left out: no municipality there taxes a purchase itself";
      addIssue({ code: "custom", path: [setting], input: place[setting], message });
    }
  });

/** Schema of what a brokerage claims of itself, as far as programs use it. */
const claimsSchema = z
  .strictObject({
    responseTime: text,
    /** `responseTime` in hours, after which an answer is overdue. For business days, add the weekend. */
    responseHours: z.int().positive(),
    /** Average of `reviewCount` reviews, for search engines. Only used if both are given. */
    rating: z.number().min(1).max(5).optional(),
    reviewCount: z.int().positive().optional(),
  })
  .refine(isOnePromise, { path: ["responseHours"], error: "the hours that responseTime promises" });

function isOnePromise(claims: { responseTime: string; responseHours: number }): boolean {
  const hours = /^(\d+) hours?$/.exec(claims.responseTime)?.[1];
  return hours === undefined || Number(hours) === claims.responseHours;
}

const hoursSchema = z
  .strictObject({
    days: z.array(z.enum(weekdays)).min(1),
    opens: z.iso.time({ precision: -1 }),
    closes: z.iso.time({ precision: -1 }),
  })
  .refine(({ opens, closes }) => opens < closes, { path: ["closes"], error: "after it opens" });

function isTimeZone(name: string): boolean {
  try {
    return new Intl.DateTimeFormat("en-CA", { timeZone: name }) !== undefined;
  } catch {
    return false;
  }
}

const written = z.strictObject({
  name: text,
  shortName: text,
  siteUrl: siteOrigin,
  address: z.strictObject({
    street: text,
    city: text,
    province: z.string().regex(/^[A-Z]{2}$/, { error: "a province's two letters, such as ON" }),
    postalCode: z
      .string()
      .regex(/^[A-Z]\d[A-Z] \d[A-Z]\d$/, { error: "a postal code such as K1A 0A0" }),
    country: z.string().regex(/^[A-Z]{2}$/, { error: "a country's two letters, such as CA" }),
  }),
  /** Default place of the calculators; the address's province if omitted. */
  place: placeSchema.optional(),
  serviceArea: text,
  areasServed: texts,
  licence: z.strictObject({ label: text, number: text }),
  /** Contact for personal information. Give a title instead of a name, which changes more often. */
  privacyOfficer: z.strictObject({ title: text, email: z.email(), phone: phoneNumber.optional() }),
  /** Person for complaints, as Ontario and others require: adds a page, named in footer and mails. */
  complaintsOfficer: z
    .strictObject({ name: text, title: text, email: z.email(), phone: phoneNumber.optional() })
    .optional(),
  /** French version of the site at another address, which Quebec requires. */
  frenchSite: link.optional(),
  /** IANA name of the office's time zone, such as America/Regina. */
  timeZone: z.string().refine(isTimeZone, { error: "a time zone such as America/Toronto" }),
  hours: hoursSchema,
  /** Closed days besides the province's holidays: 2026-12-24, or 12-24 for every year. */
  closedDays: z
    .array(
      z.string().regex(/^(?:\d{4}-)?\d\d-\d\d$/, { error: "a day such as 2026-12-24 or 12-24" }),
    )
    .default([]),
  phone: phoneNumber,
  email: z.email(),
  /** Text that search results show as the price range. */
  priceRange: text,
  poweredBy: link.optional(),
  targets: z.strictObject({
    applicationPortal: webAddress,
    /** Page that collects reviews, if there is one. */
    reviews: webAddress.optional(),
    /** Blog at another address, if there is one. */
    blog: webAddress.optional(),
    privacy: webAddress,
    terms: webAddress,
    maps: webAddress,
  }),
  /** Without an address, the application page shows a placeholder text. */
  documents: z.strictObject({
    terms: legalDocument,
    privacy: legalDocument,
    disclosure: legalDocument,
  }),
  /** Addresses of the podcast, required if there is one. */
  videos: z
    .strictObject({
      channel: webAddress,
      subscribe: webAddress,
      watch: videoAddress,
      /** If omitted, the site loads no pictures from a third party and draws its own covers. */
      thumbnail: videoAddress.optional(),
    })
    .optional(),
  contactForm: z.strictObject({
    name: text,
    height: z.number().int().positive(),
    provider: text.optional(),
    src: webAddress.optional(),
  }),
  adTag: z.strictObject({
    id: adTagId.optional(),
    clickConversion: adConversion.optional(),
    contactConversion: adConversion.optional(),
  }),
  networks: z.array(link),
  claims: claimsSchema,
  /** Reminder e-mail before a renewal. If omitted, the site has no page to request one. */
  reminder: reminderSchema.optional(),
});

/** Adds the authority that licenses brokerages of the province, whose duties the build checks. */
export const brokerageSchema = written.transform((brokerage, { issues, value }) => {
  const regulator = regulatorOf(brokerage.address.province);
  if (regulator) return { ...brokerage, regulator };
  const message = "a province whose regulator is known, which no territory's is";
  issues.push({ code: "custom", path: ["address", "province"], message, input: value });
  return z.NEVER;
});

export type BrokerageSource = z.input<typeof brokerageSchema>;
export type Brokerage = z.infer<typeof brokerageSchema>;
