import type { Look } from "@mortgage-kit/content";
import { type BrandTheme, designTokens, themeCss } from "@mortgage-kit/ui/tokens";

export interface BrandFileText {
  readonly name: string;
  readonly purpose: string;
  readonly text: string;
}

export function brandFiles(theme: BrandTheme): readonly BrandFileText[] {
  const json = (value: unknown) => `${JSON.stringify(value, null, 2)}\n`;
  return [
    {
      name: "brand.css",
      purpose: "load it after the kit's styles.css",
      text: themeCss(theme),
    },
    {
      name: "brand.tokens.json",
      purpose: "design tokens for a designer's tools",
      text: json(designTokens(theme)),
    },
    {
      name: "look.ts",
      purpose: "the look of a brokerage's folder",
      text: `import type { Look } from "@mortgage-kit/content";\n\nexport const look: Look = ${json(lookOf(theme)).trimEnd()};\n`,
    },
  ];
}

/** Returns the look of a brokerage with a brand's colours. */
function lookOf({ backgrounds, callouts, chart, dark }: BrandTheme): Look {
  return {
    palette: { backgrounds, callouts, chart },
    dark,
  };
}
