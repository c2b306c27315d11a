/** Returns a compass ring of degrees: a tick every 5°, longer every 30°. */
export function bezel(x: number, y: number, radius: number): string {
  return Array.from({ length: 72 }, (_, index) => {
    const angle = (index * Math.PI) / 36;
    const inner = radius * (index % 6 === 0 ? 0.92 : 0.96);
    const at = (reach: number) =>
      `${(x + Math.sin(angle) * reach).toFixed(1)} ${(y - Math.cos(angle) * reach).toFixed(1)}`;
    return `M${at(inner)}L${at(radius)}`;
  }).join("");
}
