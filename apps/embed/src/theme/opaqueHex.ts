/**
 * Converts a CSS colour of any notation into `#rrggbb`, computed by the browser; `null` for an
 * invalid or translucent one.
 */
export function opaqueHex(value: string, frame: HTMLElement): string | null {
  if (!CSS.supports("color", value)) return null;
  const probe = document.createElement("span");
  frame.append(probe);
  probe.style.color = `color-mix(in srgb, ${value} 100%, white 0%)`;
  const computed = getComputedStyle(probe).color;
  probe.remove();
  return hexOf(computed);
}

const notation =
  /^color\(srgb (?<channels>[\d.e+-]+ [\d.e+-]+ [\d.e+-]+)(?: \/ (?<alpha>[\d.]+))?\)$/;

/** Parses the browser's notation of a colour mixed in sRGB: `color(srgb 0.1 0.2 0.3)`. */
export function hexOf(computed: string): string | null {
  const { channels, alpha = "1" } = notation.exec(computed)?.groups ?? {};
  if (!channels || Number(alpha) < 1) return null;
  const byte = (share: string) => Math.round(Math.min(1, Math.max(0, Number(share))) * 255);
  return `#${channels
    .split(" ")
    .map((share) => byte(share).toString(16).padStart(2, "0"))
    .join("")}`;
}
