import { z } from "zod";
import { text } from "../fields.ts";
import { pageMetadataSchema } from "./pageMetadata.ts";

export const notFoundPageSchema = z.strictObject({
  title: text,
  text,
  button: text,
  metadata: pageMetadataSchema,
});

export type NotFoundPage = z.infer<typeof notFoundPageSchema>;
