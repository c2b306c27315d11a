import { decodeHTML } from "entities";

const inlineElements = new Set(
  "a abbr b bdi bdo cite code del dfn em font i ins kbd mark q s samp small span strong sub sup time tt u var wbr".split(
    " ",
  ),
);

/** Elements whose content is not text. */
const skippedElements = new Set(
  "iframe math noembed noframes noscript object script select style svg template textarea title xmp".split(
    " ",
  ),
);

/**
 * Returns the plain text of an HTML fragment: no tag, no entity, no control character, spaces
 * collapsed.
 */
export function htmlToText(html: string, limit: number): string {
  const decoded = decodeHTML(withoutTags(html));
  // Stripped twice, so that doubly escaped markup is removed too.
  const text = withoutTags(decoded)
    .replace(/[\p{Cc}\s]+/gu, " ")
    .trim();
  return firstCharacters(text, limit);
}

/** Returns at most `limit` characters, never ending in half a surrogate pair. */
export function firstCharacters(text: string, limit: number): string {
  return text.slice(0, limit).replace(/[\ud800-\udbff]$/, "");
}

// Uses one pass of indexOf, because regular expressions for tags go quadratic on hostile input.
function withoutTags(html: string): string {
  const lowerCase = html.toLowerCase();
  let text = "";
  let at = 0;
  for (let open = html.indexOf("<"); open !== -1; open = html.indexOf("<", at)) {
    text += html.slice(at, open);
    const tag = readTag(html, lowerCase, open);
    text += tag.replacement;
    at = tag.end;
  }
  return text + html.slice(at);
}

function readTag(html: string, lowerCase: string, open: number) {
  const next = html[open + 1] ?? "";
  if (html.startsWith("<!--", open)) {
    return { end: endAfter(html, "-->", open + 4), replacement: "" };
  }
  if (/[!?]/.test(next)) return { end: endAfter(html, ">", open), replacement: "" };
  const nameStart = open + (next === "/" ? 2 : 1);
  if (!/[a-z]/.test(lowerCase[nameStart] ?? "")) return { end: open + 1, replacement: "<" };

  const name = /^[^\s/>]*/.exec(lowerCase.slice(nameStart, nameStart + 32))?.[0] ?? "";
  let end = endOfTag(html, nameStart);
  if (next !== "/" && skippedElements.has(name)) {
    end = endAfter(html, ">", endAfter(lowerCase, `</${name}`, end));
  }
  if (name === "img") return { end, replacement: emojiOf(html.slice(nameStart, end)) ?? " " };
  return { end, replacement: inlineElements.has(name) ? "" : " " };
}

const alternative = /\salt\s*=\s*(?:"([^"]{1,99})"|'([^']{1,99})')/i;
const emoji =
  /^(?=.*(?:\p{Extended_Pictographic}|\p{Regional_Indicator}|\u20e3))[\p{Emoji}\p{Emoji_Component}]{1,32}$/u;

/** Blogs show emoji as images; the image's alternative text is the character. */
function emojiOf(tag: string): string | undefined {
  const found = alternative.exec(tag.slice(0, 2_048));
  const text = decodeHTML(found?.[1] ?? found?.[2] ?? "");
  return emoji.test(text) ? text : undefined;
}

function endAfter(html: string, mark: string, from: number): number {
  const at = html.indexOf(mark, from);
  return at === -1 ? html.length : at + mark.length;
}

/**
 * Returns the end of a tag. A `>` inside a quoted attribute does not end it; an open quote swallows
 * the rest, as in a browser.
 */
function endOfTag(html: string, from: number): number {
  let at = from;
  while (at < html.length) {
    const character = html[at];
    if (character === ">") return at + 1;
    const quote = character === "=" ? /^\s*(["'])/.exec(html.slice(at + 1, at + 16)) : null;
    at = quote?.[1] ? endAfter(html, quote[1], at + 1 + quote[0].length) : at + 1;
  }
  return at;
}
