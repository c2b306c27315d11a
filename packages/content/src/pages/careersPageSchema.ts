import { z } from "zod";
import { phoneNumber, text, texts } from "../fields.ts";
import { icon } from "../icons.ts";
import { benefitSchema } from "./benefitSchema.ts";
import { pageMetadataSchema } from "./pageMetadata.ts";

const careersBenefitSchema = benefitSchema.extend({
  colour: z.enum(["water", "land", "deep", "shallow"]),
});

const careersStatisticSchema = z.strictObject({ number: text, label: text, icon });

const list = z.strictObject({ title: text, items: texts });

export const careersPageSchema = z.strictObject({
  hero: z.strictObject({ title: text, subtitle: text, button: text }),
  statistics: z.array(careersStatisticSchema),
  benefits: z.strictObject({ title: text, items: z.array(careersBenefitSchema).min(1) }),
  idealCandidate: list,
  whatWeOffer: list,
  contact: z.strictObject({
    title: text,
    text,
    name: text,
    phone: phoneNumber,
    email: z.email(),
    button: text,
  }),
  metadata: pageMetadataSchema,
});

export type CareersBenefit = z.infer<typeof careersBenefitSchema>;
export type CareersStatistic = z.infer<typeof careersStatisticSchema>;
export type CareersPage = z.infer<typeof careersPageSchema>;
