import { avatarSvg, initialsOf } from "@mortgage-kit/ui/art";
import { tokens } from "../look/tokens.ts";
import { capHeight, outlinedText } from "./outlinedText.ts";

const size = 80;

/** Returns a member's portrait as an SVG file, the initials in the heading font. */
export function teamPortrait(name: string): string {
  const { path, width } = outlinedText(initialsOf(name), "heading", size);
  const [x, y] = [(-width / 2).toFixed(1), (capHeight("heading", size) / 2).toFixed(1)];
  return avatarSvg(name, { outlinedInitials: `M${x} ${y}${path}`, tokens });
}
