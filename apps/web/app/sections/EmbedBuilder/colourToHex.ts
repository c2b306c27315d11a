let context: CanvasRenderingContext2D | null | undefined;

/**
 * Converts a CSS colour of any notation into `#rrggbb`, as the browser draws it; `null` for an
 * invalid or translucent one.
 */
export function colourToHex(colour: string): string | null {
  if (!CSS.supports("color", colour)) return null;
  context ??= document.createElement("canvas").getContext("2d", { willReadFrequently: true });
  if (!context) return null;
  context.clearRect(0, 0, 1, 1);
  context.fillStyle = colour;
  context.fillRect(0, 0, 1, 1);
  const [red = 0, green = 0, blue = 0, alpha = 0] = context.getImageData(0, 0, 1, 1).data;
  if (alpha < 255) return null;
  return `#${[red, green, blue].map((channel) => channel.toString(16).padStart(2, "0")).join("")}`;
}
