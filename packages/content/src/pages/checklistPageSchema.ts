import { z } from "zod";
import { slug, text, titled } from "../fields.ts";
import { pageMetadataSchema } from "./pageMetadata.ts";

const item = z.strictObject({
  text,
  /** Conditions for accepting the document, such as its maximum age. */
  detail: text.optional(),
  /** True if each applicant brings one. */
  each: z.boolean().default(false),
});

const situation = z.strictObject({
  /** Fragment of the URL, after the #. */
  id: slug,
  title: text,
  intro: text,
  items: z.array(item).min(2),
});

/** Checklists of documents to bring to an agent, by situation. */
export const checklistPageSchema = z
  .strictObject({
    hero: z.strictObject(titled),
    /** Note beside an item that each applicant brings. */
    each: text,
    print: text,
    mail: z.strictObject({
      button: text,
      subject: text,
      greeting: text,
      have: text,
      missing: text,
    }),
    /** The first lists the documents that every applicant brings; the others add to it. */
    situations: z.tuple([situation], situation),
    /** Heading of the situations that add to the first. */
    others: z.strictObject({ title: text, text }),
    /** Where the list comes from. */
    sources: z.strictObject({ title: text, text }),
    /** Label of the link to a situation, on service pages and calculator results. */
    link: text,
    /** Ids of the situations to which services' pages link, by the service's slug. */
    services: z.record(slug, slug).default({}),
    metadata: pageMetadataSchema,
  })
  .check(({ value, issues }) => {
    const known = value.situations.map(({ id }) => id);
    for (const [service, id] of Object.entries(value.services)) {
      if (known.includes(id)) continue;
      issues.push({
        code: "custom",
        path: ["services", service],
        message: `the id of a situation: ${known.join(", ")}`,
        input: id,
      });
    }
  });

export type ChecklistPage = z.output<typeof checklistPageSchema>;
export type ChecklistPageSource = z.input<typeof checklistPageSchema>;
