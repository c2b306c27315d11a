import { Parser } from "htmlparser2";

const inlineElements = new Set(
  "a abbr b bdi bdo cite code del dfn em font i ins kbd mark q s samp small span strong sub sup time tt u var wbr".split(
    " ",
  ),
);

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
  // Stripped twice, so that doubly escaped markup is removed too.
  const text = withoutTags(withoutTags(html, true), false)
    .replace(/[\p{Cc}\s]+/gu, " ")
    .trim();
  return firstCharacters(text, limit);
}

/** Returns at most `limit` characters, never ending in half a surrogate pair. */
export function firstCharacters(text: string, limit: number): string {
  return text.slice(0, limit).replace(/[\ud800-\udbff]$/, "");
}

function withoutTags(html: string, decodeEntities: boolean): string {
  let text = "";
  /** Names of the open elements, from the outermost skipped one inwards. */
  const skipped: string[] = [];
  const parser = new Parser(
    {
      onopentag(name, { alt = "" }) {
        if (skipped.length > 0 || skippedElements.has(name)) skipped.push(name);
        if (name === "img") text += emoji.test(alt) ? alt : " ";
        else if (!inlineElements.has(name)) text += " ";
      },
      ontext(part) {
        if (skipped.length === 0) text += part;
      },
      onclosetag(name) {
        if (skipped.at(-1) === name) skipped.pop();
        if (name !== "img" && !inlineElements.has(name)) text += " ";
      },
    },
    { decodeEntities },
  );
  parser.end(html);
  return text;
}

/** Blogs show emoji as images; the image's alternative text is the character. */
const emoji =
  /^(?=.*(?:\p{Extended_Pictographic}|\p{Regional_Indicator}|\u20e3))[\p{Emoji}\p{Emoji_Component}]{1,32}$/u;
