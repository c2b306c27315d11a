import { defaultTokens, type Tokens } from "../theme/tokens.ts";
import { bezel } from "./bezel.ts";
import { contourMarkup } from "./contourSvg.ts";
import { initialsOf } from "./initialsOf.ts";

const width = 480;
const height = 600;

export interface AvatarDrawing {
  /** Path data of the initials around the point 0, 0: a file shown as a picture loads no web font. */
  outlinedInitials?: string;
  tokens?: Tokens;
}

/**
 * Returns a team portrait as a complete SVG file: the initials in a compass ring on the person's
 * own stretch of lake. For files and shared pictures; on a page use the Avatar component, which has
 * the web font.
 */
export function avatarSvg(
  name: string,
  { outlinedInitials, tokens = defaultTokens }: AvatarDrawing = {},
): string {
  const options = { composition: "portrait", width, height } as const;
  const { surface, strong } = tokens.backgrounds.white;
  const family = tokens.font.heading.replaceAll('"', "'");
  const [x, y] = [width / 2, height / 2];
  const initials = outlinedInitials
    ? `<path transform="translate(${x} ${y})" fill="${strong}" d="${outlinedInitials}"/>`
    : `<text x="${x}" y="${y}" dy=".35em" text-anchor="middle" font-family="${family}" font-size="80" fill="${strong}">${initialsOf(name)}</text>`;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">`,
    contourMarkup(name, options, tokens.chart),
    `<circle cx="${x}" cy="${y}" r="122" fill="${surface}"/>`,
    `<path fill="none" stroke="${strong}" d="${bezel(x, y, 114)}"/>`,
    initials,
    `</svg>`,
  ].join("");
}
