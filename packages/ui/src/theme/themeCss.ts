import { customProperty } from "./customProperty.ts";
import { groundClass } from "./groundClass.ts";
import { themeVars } from "./themeVars.ts";
import type { GroundName, Tokens } from "./tokens.ts";

type Values = { [name: string]: string | Values };

function declarations(values: Values, path: readonly string[]): string[] {
  return Object.entries(values).flatMap(([name, value]) =>
    typeof value === "string"
      ? [`--${customProperty([...path, name])}: ${value};`]
      : declarations(value, [...path, name]),
  );
}

const block = (selector: string, lines: readonly string[]) =>
  `${selector} {\n${lines.map((line) => `  ${line}`).join("\n")}\n}\n`;

/**
 * A brand as the text of a style sheet, for projects without vanilla-extract's compiler. Load it after the
 * kit's own style sheet.
 *
 * @param selector What carries the brand: a class that stands on `<html>`, or `:root`.
 * @example
 * writeFileSync("brand.css", themeCss({ ...defaultTokens, radius: { small: 0, large: 0 } }, ".my-brand"));
 */
export function themeCss(tokens: Tokens, selector = ":root"): string {
  const names = Object.keys(tokens.grounds) as GroundName[];
  const grounds = names.map((name) => {
    const onGround = block(
      `${selector} .${groundClass(name)}`,
      declarations(tokens.grounds[name], ["ground"]),
    );
    // On paper every ground is white: ink is dear and a printed page has no dark sections.
    return name === "white" ? onGround : `@media screen {\n${onGround}}\n`;
  });
  return [block(selector, declarations(themeVars(tokens), [])), ...grounds].join("\n");
}
