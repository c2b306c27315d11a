import { z } from "zod";
import { sitePath, text } from "../fields.ts";
import { pageMetadataSchema } from "./pageMetadata.ts";

/** Page on which site owners configure the tag that embeds a calculator. */
export const embedPageSchema = z.strictObject({
  title: text,
  description: text,
  builder: z.strictObject({
    title: text,
    text,
    calculator: text,
    language: text,
    languages: z.strictObject({ en: text, fr: text }),
    way: text,
    ways: z.strictObject({ script: text, pinned: text, frame: text }),
    look: text,
    lookHint: text,
    colours: z.strictObject({
      action: text,
      "on-action": text,
      surface: text,
      text,
      strong: text,
      link: text,
      progress: text,
    }),
    pickColour: text.includes("{colour}"),
    unknownColour: text,
    poorContrast: text.includes("{ratio}").includes("{min}"),
    font: text,
    headingFont: text,
    fontHint: text,
    corner: text,
    corners: z.strictObject({ asIs: text, square: text, round: text, rounder: text }),
    place: text,
    placeHint: text,
    province: text,
    noProvince: text,
    municipality: text,
    noMunicipality: text,
    nextSteps: text,
    apply: text,
    contact: text,
    agents: text,
    agentsHint: text,
    brokerage: text,
    brokerageHint: text,
    licence: text,
    compact: text,
    share: text,
    hasPolicy: text,
    snippet: text,
    policy: text,
    styleSheet: text,
    copy: text,
    copied: text,
    selected: text,
    preview: text,
    pinnedNote: text,
  }),
  hints: z.strictObject({
    title: text,
    list: z
      .array(
        z.strictObject({
          name: text,
          text,
          link: z.strictObject({ text, href: sitePath }).optional(),
        }),
      )
      .min(1),
  }),
  metadata: pageMetadataSchema,
});

export type EmbedPage = z.infer<typeof embedPageSchema>;
