import { type QuestionId, questionIds } from "@mortgage-kit/calculator-engine/insight";
import { z } from "zod";
import { slug, text, textOf, titled, webAddress } from "../fields.ts";
import type { IconName } from "../icons.ts";
import { pageMetadataSchema } from "../pages/pageMetadata.ts";
import { embedPage } from "../words/embedPage.ts";

/** Texts of the resources page. Omit the texts of a section that the site does not have. */
const resourcesPageSchema = z.strictObject({
  hero: z.strictObject(titled),
  /** Texts of the sample rates. Their date and APR label are in `rateDisclosure`. */
  rates: z
    .strictObject({
      ...titled,
      term: text,
      rate: text,
      footnote: text,
      /** Label of the link to the page with the brokerage's own rates, if there is one. */
      datedRatesLink: text.optional(),
    })
    .optional(),
  calculators: z.strictObject({ ...titled, button: text }),
  furtherCalculators: z.strictObject({ ...titled, button: text }).optional(),
  /** Label of the link to the page that configures an embedded calculator. */
  embedLink: text.optional(),
  usefulLinks: z.strictObject({ ...titled, linkText: text }).optional(),
  videos: z.strictObject({ ...titled, button: text }).optional(),
  metadata: pageMetadataSchema,
});

export type ResourcesPage = z.infer<typeof resourcesPageSchema>;

const calculatorPageSchema = z.strictObject({
  privacy: text,
  /** Text before the estimated time. */
  takes: text,
  needsScript: z.strictObject({ title: text, text, contactLink: text }),
});

/** Link from the resources page to an external article. */
const usefulLinkSchema = z.strictObject({
  id: slug,
  /** Name of the source, shown instead of a logo. */
  label: text,
  title: text,
  description: textOf(40),
  url: webAddress,
});

export type UsefulLink = z.infer<typeof usefulLinkSchema>;

/** The time that each calculator takes, its icon and the icon's background. */
const looks = {
  affordability: { estimatedTime: "3-5 min", icon: "House", colour: "water" },
  payment: { estimatedTime: "2-3 min", icon: "Calculator", colour: "land" },
  refinance: { estimatedTime: "4-6 min", icon: "RefreshCw", colour: "shallow" },
  "rent-vs-buy": { estimatedTime: "5-7 min", icon: "Scale", colour: "deep" },
  "debt-consolidation": { estimatedTime: "4-5 min", icon: "Coins", colour: "land" },
  "closing-fees": { estimatedTime: "2-3 min", icon: "Receipt", colour: "water" },
  renewal: { estimatedTime: "3-5 min", icon: "FileText", colour: "deep" },
  leaving: { estimatedTime: "2-4 min", icon: "Calendar", colour: "water" },
  "home-income": { estimatedTime: "2-4 min", icon: "Wallet", colour: "shallow" },
  "fixed-or-variable": { estimatedTime: "2-3 min", icon: "Percent", colour: "land" },
} as const satisfies Record<QuestionId, { estimatedTime: string; icon: IconName; colour: string }>;

/** Card on the resources page. Its texts also name the calculator and head its page. */
const calculatorCardSchema = z
  .strictObject({
    id: z.enum(questionIds),
    title: text,
    description: textOf(40),
    metadata: pageMetadataSchema,
  })
  .transform((card) => ({ ...card, ...looks[card.id], route: calculatorPath(card.id) }));

export function calculatorPath(id: QuestionId): string {
  return `/resources/${id}-calculator`;
}

export type CalculatorCardSource = z.input<typeof calculatorCardSchema>;
export type CalculatorCard = z.output<typeof calculatorCardSchema>;

export const resourcesSchema = z.strictObject({
  page: resourcesPageSchema,
  calculatorPage: calculatorPageSchema,
  /** True to offer site owners a page on which they embed the calculators. */
  embedPage: z
    .literal(true)
    .transform(() => embedPage)
    .optional(),
  /** Calculators in the grid of the resources page and in the menu. */
  calculatorCards: z.array(calculatorCardSchema).min(1),
  /** Calculators below the grid. */
  furtherCalculators: z.array(calculatorCardSchema).default([]),
  /** True to show every other calculator below them, with the kit's own words. */
  otherCalculators: z.boolean().default(false),
  usefulLinks: z.array(usefulLinkSchema).default([]),
});
