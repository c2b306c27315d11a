import { z } from "zod";
import { claimsSchema, publishedFiguresSchema } from "./claims.ts";

export const webAddress = z.url({ protocol: /^https$/, error: "a full https:// address" });

/** A canonical host: an origin only, so that paths can be appended to it. http is for local trials. */
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

export const phoneNumber = z.string().regex(/^\d{3}-\d{3}-\d{4}$/);

const legalDocument = z.object({
  href: webAddress.optional(),
  /** As the document calls itself, such as 2026-01: it is kept with each consent. */
  version: z.string().min(1).optional(),
});

const link = z.object({ label: z.string().min(1), href: webAddress });

export const brokerageSchema = z.object({
  name: z.string().min(1),
  shortName: z.string().min(1),
  siteUrl: siteOrigin,
  address: z.object({
    street: z.string().min(1),
    city: z.string().min(1),
    province: z.string().length(2),
    postalCode: z.string().regex(/^[A-Z]\d[A-Z] \d[A-Z]\d$/),
    country: z.string().length(2),
  }),
  serviceArea: z.string().min(1),
  areasServed: z.array(z.string().min(1)).min(1),
  licence: z.object({ label: z.string().min(1), number: z.string().min(1) }),
  regulator: z.string().min(1),
  hours: z.object({
    label: z.string().min(1),
    days: z.array(z.string().min(1)).min(1),
    opens: z.iso.time({ precision: -1 }),
    closes: z.iso.time({ precision: -1 }),
  }),
  phone: phoneNumber,
  email: z.email(),
  /** What search results show in place of a price. */
  priceRange: z.string().min(1),
  copyrightYear: z.number().int(),
  poweredBy: link,
  targets: z.object({
    applicationPortal: webAddress,
    reviews: webAddress,
    blog: webAddress,
    privacy: webAddress,
    terms: webAddress,
    maps: webAddress,
  }),
  /** What an applicant agrees to. Until an address is set, the application page's link is a placeholder. */
  documents: z.object({
    terms: legalDocument,
    privacy: legalDocument,
    disclosure: legalDocument,
  }),
  videos: z.object({
    channel: webAddress,
    subscribe: webAddress,
    watch: videoAddress,
    /** Without one, no picture is asked of a third party: the site draws its own cover. */
    thumbnail: videoAddress.optional(),
  }),
  contactForm: z.object({
    name: z.string().min(1),
    height: z.number().int().positive(),
    provider: z.string().min(1).optional(),
    src: webAddress.optional(),
  }),
  adTag: z.object({
    id: adTagId.optional(),
    clickConversion: adConversion.optional(),
    contactConversion: adConversion.optional(),
  }),
  networks: z.array(link),
  claims: claimsSchema,
  publishedFigures: publishedFiguresSchema,
});

export type Brokerage = z.infer<typeof brokerageSchema>;
