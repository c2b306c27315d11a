/**
 * What a terminal shows as nothing, or lets turn the rest of a line round, written as its code point,
 * so that a name can neither hide nor pretend.
 */
export function visibleText(text: string): string {
  return text.replace(/[\p{C}\p{Zl}\p{Zp}]/gu, (character) => {
    const code = character.codePointAt(0) ?? 0;
    return `<U+${code.toString(16).toUpperCase().padStart(4, "0")}>`;
  });
}

/** At most so many characters, the last of them an ellipsis when something was left out. */
export function shortText(text: string, limit: number): string {
  const characters = Array.from(visibleText(text));
  if (characters.length <= limit) return characters.join("");
  return `${characters.slice(0, limit - 1).join("")}…`;
}
