const severalWords = /\p{L}[ '’]\p{L}/u;

/** Returns the texts of words by their paths; a function by its source, which holds its texts. */
function textsIn(words: unknown, path: string): [path: string, text: string][] {
  if (typeof words === "object" && words !== null) {
    return Object.entries(words).flatMap(([id, part]) =>
      textsIn(part, path ? `${path}.${id}` : id),
    );
  }
  const written = typeof words === "function" ? quotedIn(String(words)) : words;
  return typeof written === "string" ? [[path, written]] : [];
}

const quotedIn = (source: string) =>
  Array.from(source.matchAll(/(["'`])(?:\\.|(?!\1).)*\1/gs), ([text]) => text).join(" ");

/**
 * Returns the paths of texts of several words that are the same in two languages, because one was not
 * translated.
 *
 * @example
 * const english = { title: "Rental yield", label: "Rent a month", unit: "%" };
 * untranslated(english, { ...english, title: "Rendement locatif" }); // ["label"]
 */
export function untranslated(one: object, other: object): readonly string[] {
  const others = new Map(textsIn(other, ""));
  return textsIn(one, "").flatMap(([path, text]) =>
    severalWords.test(text) && others.get(path) === text ? [path] : [],
  );
}
