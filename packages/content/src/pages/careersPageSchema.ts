import { z } from "zod";
import { phoneNumber, text, texts, titled } from "../fields.ts";
import { icon } from "../icons.ts";
import { benefitSchema } from "./benefitSchema.ts";
import { pageMetadataSchema } from "./pageMetadata.ts";

const careersBenefitSchema = benefitSchema.extend({
  colour: z.enum(["water", "land", "deep", "shallow"]),
});

const list = z.strictObject({ title: text, items: texts });

export const careersPageSchema = z.strictObject({
  hero: z.strictObject({ ...titled, button: text }),
  statistics: z.array(z.strictObject({ number: text, label: text, icon })),
  benefits: z.strictObject({ title: text, items: z.array(careersBenefitSchema).min(1) }),
  idealCandidate: list,
  whatWeOffer: list,
  contact: z.strictObject({
    title: text,
    text,
    phone: phoneNumber,
    email: z.email(),
    button: text,
  }),
  metadata: pageMetadataSchema,
});

export type CareersPage = z.infer<typeof careersPageSchema>;
