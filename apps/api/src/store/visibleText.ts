/** Escapes invisible characters as code points, so that a name hides and imitates nothing. */
export function visibleText(text: string): string {
  return text.replace(/[\p{C}\p{Zl}\p{Zp}]/gu, asCodePoint);
}

function asCodePoint(character: string): string {
  const code = character.codePointAt(0) ?? 0;
  return `<U+${code.toString(16).toUpperCase().padStart(4, "0")}>`;
}

/** Characters that end a line or change the text direction. */
const controlCharacters = /[\u0085\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069]/gu;

/** Escapes characters that could imitate another line or name; keeps joiners that some scripts need. */
export function oneLine(text: string): string {
  return text.replace(controlCharacters, asCodePoint);
}

/** Returns JSON that parses to the same value, with these characters escaped for readers. */
export function jsonLine(value: unknown): string {
  return JSON.stringify(value).replace(
    controlCharacters,
    (mark) => `\\u${mark.charCodeAt(0).toString(16).padStart(4, "0")}`,
  );
}

/** Begins an encoded word (RFC 2047), which a mail program would decode to other text. */
const encodedWord = /=(?=\?)/g;

/** Returns text for one line of a subject or a list, as it was written and within a limit. */
export function shortText(text: string, limit: number): string {
  const characters = Array.from(visibleText(text).replace(encodedWord, "= "));
  if (characters.length <= limit) return characters.join("");
  return `${characters.slice(0, limit - 1).join("")}…`;
}
