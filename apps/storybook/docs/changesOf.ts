/** Names of components in a change, each with the change's paragraphs. */
export type Changes = ReadonlyMap<string, readonly string[]>;

/**
 * Returns the changes that name each component, from changesets and changelogs.
 *
 * @param components Names such as `Button`.
 */
export function changesOf(texts: readonly string[], components: readonly string[]): Changes {
  const paragraphs = texts.flatMap((text) =>
    text
      .replace(/^---[\s\S]*?---/, "")
      .split(/\n\s*\n|\n(?=- )/)
      .map((paragraph) => paragraph.replace(/^- /, "").replaceAll(/\s+/g, " ").trim()),
  );
  const found = components.map((name): [string, readonly string[]] => {
    const mention = new RegExp(`(^|\\W)${name}(\\W|$)`);
    return [name, paragraphs.filter((text) => !text.startsWith("#") && mention.test(text))];
  });
  return new Map(found.filter(([, changes]) => changes.length > 0));
}
