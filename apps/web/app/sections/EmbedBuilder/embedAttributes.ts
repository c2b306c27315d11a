import type { EmbedChoice, EmbedSource } from "./EmbedChoice.ts";

/** Returns the attributes of the element, with the rates' address below `base`. */
export function embedAttributes(
  choice: EmbedChoice,
  { brokerage, rates }: Pick<EmbedSource, "brokerage" | "rates">,
  base: string,
): Record<string, string> {
  return {
    calculator: choice.calculator,
    lang: choice.language,
    ...hostAttributes(choice),
    // The rates are those of no other brokerage.
    ...(rates && choice.brokerage.trim() === brokerage.name && { rates: base + rates }),
    ...(choice.sharesFigures && { "share-figures": "" }),
  };
}

/** Returns those attributes that also work as query parameters of a frame's address. */
export function hostAttributes(choice: EmbedChoice): Record<string, string> {
  const { province, municipality, apply, contact, agents, brokerage, licence } = choice;
  return {
    ...filled({ province, municipality, apply, contact, agents, brokerage, licence }),
    ...(choice.isCompact && { compact: "" }),
  };
}

export function lookProperties(
  { look }: EmbedChoice,
  { themeParameters }: Pick<EmbedSource, "themeParameters">,
): Record<string, string> {
  return Object.fromEntries(
    Object.entries(filled(look)).flatMap(([name, value]) =>
      (themeParameters[name] ?? []).map((property) => [property, value]),
    ),
  );
}

export function filled(values: Readonly<Record<string, string>>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(values).flatMap(([name, value]) => {
      const trimmed = value.trim();
      return trimmed ? [[name, trimmed]] : [];
    }),
  );
}
