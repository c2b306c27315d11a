import { z } from "zod";
import { text, textOf } from "../fields.ts";
import { icon } from "../icons.ts";

export const benefitSchema = z.strictObject({ icon, title: text, description: textOf(40) });

export const benefitsSchema = z.array(benefitSchema).min(1);
