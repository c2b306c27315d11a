import { z } from "zod";
import { drawing, picture, slug, text } from "../fields.ts";

const colour = z
  .string()
  .regex(/^#[0-9a-f]{6}$/, { error: "a colour as # and six lower-case hex digits" });
const shade = z.string().regex(/^#[0-9a-f]{6}([0-9a-f]{2})?$/, {
  error: "a colour as # and six or, where it is translucent, eight lower-case hex digits",
});

/** Colours of one background, by the names of the kit's tokens. */
const backgroundSchema = z.strictObject({
  surface: colour,
  tint: colour,
  text: colour,
  soft: colour,
  strong: colour,
  link: colour,
  linkHover: colour,
  rule: colour,
  contour: colour,
  edge: colour,
  focus: colour,
  shadow: shade,
  action: colour,
  actionHover: colour,
  onAction: colour,
  danger: colour,
  success: colour,
  caution: colour,
  series1: colour,
  series2: colour,
  series3: colour,
  series4: colour,
});

const calloutSchema = z.strictObject({ surface: colour, text: colour, accent: colour });

const paletteSchema = z.strictObject({
  backgrounds: z.strictObject({
    white: backgroundSchema,
    shallow: backgroundSchema,
    land: backgroundSchema,
    deep: backgroundSchema,
  }),
  callouts: z.strictObject({ note: calloutSchema, caution: calloutSchema, warning: calloutSchema }),
  /** Colours of maps: land and its contours, five depths from the shore, and depth lines. */
  chart: z.strictObject({
    land: colour,
    landLine: colour,
    water: z.tuple([colour, colour, colour, colour, colour]).readonly(),
    waterLine: colour,
  }),
});

/** Font file of the folder. The measures size a fallback font, which prevents a layout shift. */
const fontSchema = z.strictObject({
  family: text,
  file: z.string().regex(/\.woff2$/, { error: "a .woff2 file of the folder" }),
  /** Weights in the file: one, or the minimum and maximum of a range. */
  weights: z.string().regex(/^\d{3}( \d{3})?$/, { error: "a weight such as 500 or 400 700" }),
  /** Weight that texts use. */
  weight: z.int().min(100).max(900),
  kind: z.enum(["serif", "sans-serif"]),
  measures: z.strictObject({
    ascent: z.number(),
    descent: z.number(),
    lineGap: z.number(),
    unitsPerEm: z.number().positive(),
    xWidthAvg: z.number().positive(),
  }),
});

/** Place on a map, in percent of its width and height, and the side on which its name has room. */
const placeSchema = z.strictObject({
  x: z.number().min(0).max(100),
  y: z.number().min(0).max(100),
  side: z.enum(["left", "right"]),
});

/**
 * Drawing with two symbols: `map`, which takes its colours from the theme (`fill` for water, `stroke`
 * for shores, `currentColor` for the land's contours), and `names`, whose text keeps its size.
 */
const mapSchema = z.strictObject({
  file: drawing,
  width: z.number().positive(),
  height: z.number().positive(),
  /** Says what the map shows, in each language of the site. */
  alt: z.strictObject({ en: text, fr: text.optional() }),
  /** Members who work there, by their slugs. */
  people: z.record(slug, placeSchema).default({}),
});

/** Schema of a brokerage's theme. Omitted parts use the kit's defaults. */
export const lookSchema = z.strictObject({
  /**
   * Two CSS colours from which the kit derives the palettes for light and dark screens: `main` for
   * dark backgrounds and links, `action` for the main buttons. Replaces `palette` and `dark`.
   */
  colours: z.strictObject({ main: text, action: text }).optional(),
  palette: paletteSchema.optional(),
  /** Colours for visitors whose system is dark. If omitted, the site stays light. */
  dark: paletteSchema.optional(),
  fonts: z.strictObject({ heading: fontSchema, body: fontSchema }).optional(),
  radius: z.strictObject({ small: z.number().min(0), large: z.number().min(0) }).optional(),
  /** Square marks in the logo, on white, and in icons, on dark. Without them, an initial stands in icons. */
  mark: z.strictObject({ onWhite: drawing, onDark: drawing }).optional(),
  /** Logo of the folder's pictures. If omitted, the site draws it from the mark and the name. */
  logo: drawing.optional(),
  /** Upright picture beside the application form and the blog's newest article. */
  shore: picture.optional(),
  /** Maps by the page that shows them. */
  maps: z
    .strictObject({ home: mapSchema, "our-team": mapSchema, contact: mapSchema })
    .partial()
    .default({}),
});

export type Look = z.input<typeof lookSchema>;
export type BrandPalette = z.infer<typeof paletteSchema>;
export type BrandFont = z.infer<typeof fontSchema>;
