import { z } from "zod";
import { text } from "../fields.ts";

const place = z.tuple([z.number().min(-90).max(90), z.number().min(-180).max(180)]).readonly();

/** Closed line as `latitude longitude` pairs, separated by commas. */
const ring = z
  .string()
  .trim()
  .regex(/^(-?\d+(\.\d+)?\s+-?\d+(\.\d+)?\s*(,\s*|$)){3,}$/, {
    error: 'three or more places such as "44.6 -79.4, 44.5 -79.3, 44.4 -79.4"',
  })
  .transform((line) =>
    line.split(",").map((pair) => {
      const [latitude = 0, longitude = 0] = pair.trim().split(/\s+/).map(Number);
      return [latitude, longitude] as const;
    }),
  );

const sheetSchema = z.strictObject({
  centre: place,
  /** Width of the sheet in kilometres. */
  km: z.number().positive().max(2000),
});

/** Each page shows a sheet of the chart; without a chart, an invented lake. */
export const chartSchema = z.strictObject({
  /** Towns named on the sheets. The town of the brokerage's address is marked. */
  towns: z.array(z.strictObject({ name: text, at: place })).min(1),
  waters: z
    .array(
      z.strictObject({
        name: text,
        shore: ring,
        islands: z.array(ring).default([]),
        /** Known depths, between which the bottom is interpolated. */
        depths: z.array(z.strictObject({ at: place, metres: z.number().positive() })).min(1),
      }),
    )
    .min(1),
  /** Part of the chart that a page shows if it has none of its own in `sheets`. */
  area: sheetSchema,
  /** Parts of the chart by the page's name: `home`, `our-team`, `contact`. */
  sheets: z.record(z.string(), sheetSchema).default({}),
});
