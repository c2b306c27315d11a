import type { CheerioAPI } from "cheerio";

const customProperty = /--[a-z][\w-]*/g;

/** Saves about ten bytes of the first packets per name. Keeps names that occur in a script. */
export function shortenProperties(css: string, scripts: string): string {
  const spelled = new Set(scripts.match(customProperty));
  const shortOf = numbered("--");
  return css.replace(customProperty, (name) => (spelled.has(name) ? name : shortOf(name)));
}

/** Drops classes without a rule too. Use it only for a page without live parts. */
export function shortenClasses(page: CheerioAPI, css: string): string {
  const shortOf = numbered("_");
  const styled = new Set(css.match(/(?<=\.)[a-z_][\w-]*/gi));
  for (const element of page("[class]").toArray()) {
    const classes = page(element).attr("class")?.split(/\s+/).filter(Boolean) ?? [];
    const kept = classes.filter((name) => styled.has(name)).map(shortOf);
    page(element).attr("class", kept.length > 0 ? kept.join(" ") : null);
  }
  // Searches only selectors, because a dot in a value may belong to a number.
  return css.replace(/[^{};]+(?=\{)/g, (selector) =>
    selector.replace(/\.([a-z_][\w-]*)/gi, (_, name: string) => `.${shortOf(name)}`),
  );
}

function numbered(prefix: string): (name: string) => string {
  const names = new Map<string, string>();
  return (name) => {
    // HTML validators reject a custom property that begins with a digit.
    const letters = names.size.toString(26).replace(/\d/g, (digit) => "qrstuvwxyz".charAt(+digit));
    const short = names.get(name) ?? `${prefix}${letters}`;
    names.set(name, short);
    return short;
  };
}
