import { z } from "zod";
import { text } from "../fields.ts";
import { pageMetadataSchema } from "./pageMetadata.ts";

/** The page on which somebody puts the tag for their own site together. */
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
    action: text,
    actionHint: text,
    apply: text,
    contact: text,
    agents: text,
    agentsHint: text,
    compact: text,
    share: text,
    snippet: text,
    copy: text,
    copied: text,
    preview: text,
    pinnedNote: text,
  }),
  hints: z.strictObject({
    title: text,
    list: z.array(z.strictObject({ name: text, text })).min(1),
  }),
  metadata: pageMetadataSchema,
});

export type EmbedPage = z.infer<typeof embedPageSchema>;
