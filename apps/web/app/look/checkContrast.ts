import { contrastPairs, type Tokens } from "@mortgage-kit/ui/tokens";

/** Throws if two colours that meet in a component cannot be read, and names every such pair. */
export function checkContrast(tokens: Tokens): void {
  const unreadable = contrastPairs(tokens).filter(({ ratio, min }) => ratio < min);
  if (unreadable.length === 0) return;
  const lines = unreadable.map(
    ({ place, ink, surface, colours: [on, under], ratio, min }) =>
      `  ${place}: ${ink} ${on} on ${surface} ${under} has a contrast of ${ratio.toFixed(2)} to 1, but needs ${min}.`,
  );
  throw new Error(`The palette of the brokerage's look cannot be read.\n${lines.join("\n")}`);
}
