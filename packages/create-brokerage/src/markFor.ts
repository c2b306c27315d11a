/** Returns a shore for the mark, always the same for a name, and another for another name. */
export function markFor(name: string): number[] {
  const points = 24;
  const [wide, narrow, fine] = [2, 3, 5].map((turns, index) => {
    const phase = hashOf(`${name} ${index}`) * 2 * Math.PI;
    return (point: number) => Math.sin((point / points) * 2 * Math.PI * turns + phase);
  });
  return Array.from({ length: points }, (_, point) => {
    const reach = (wide?.(point) ?? 0) * 2.2 + (narrow?.(point) ?? 0) * 1.8 + (fine?.(point) ?? 0);
    return Math.round((26 + reach) * 2) / 2;
  });
}

/** Hashes a text to a number from 0 to 1. */
function hashOf(text: string): number {
  let hash = 2166136261;
  for (const letter of text) {
    hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 16777619) >>> 0;
  }
  return hash / 2 ** 32;
}
