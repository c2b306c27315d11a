import { simcoeTokens, type Tokens } from "../theme/tokens.ts";
import { bezel } from "./bezel.ts";
import { contourMarkup } from "./contourSvg.ts";
import { initialsOf } from "./initialsOf.ts";

const width = 480;
const height = 600;

/**
 * A team portrait as a complete SVG file: the initials in a compass ring on the sitter's own stretch
 * of lake. For files and Open Graph images; on a page use the Avatar component, which has the web font.
 */
export function avatarSvg(name: string, tokens: Tokens = simcoeTokens): string {
  const options = { composition: "portrait", width, height } as const;
  const { surface, strong } = tokens.grounds.white;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">`,
    contourMarkup(name, options, tokens.chart),
    `<circle cx="${width / 2}" cy="${height / 2}" r="122" fill="${surface}"/>`,
    `<path fill="none" stroke="${strong}" d="${bezel(width / 2, height / 2, 114)}"/>`,
    `<text x="${width / 2}" y="${height / 2}" dy=".35em" text-anchor="middle" font-family="Besley,Georgia,serif" font-size="80" fill="${strong}">${initialsOf(name)}</text>`,
    `</svg>`,
  ].join("");
}
