import type { CheerioAPI } from "cheerio";

const customProperty = /--[a-z][\w-]*/g;

/**
 * Gives custom properties short names, as each long one costs a visitor some ten bytes of the first
 * packets. A name that a script spells out stays.
 */
export function shortenProperties(css: string, scripts: string): string {
  const spelled = new Set(scripts.match(customProperty));
  const shortOf = numbered("--");
  return css.replace(customProperty, (name) => (spelled.has(name) ? name : shortOf(name)));
}

/**
 * Gives the classes of a page short names and drops those without a rule. Only for a page that no
 * script draws a part of.
 */
export function shortenClasses(page: CheerioAPI, css: string): string {
  const shortOf = numbered("_");
  const styled = new Set(css.match(/(?<=\.)[a-z_][\w-]*/gi));
  for (const element of page("[class]").toArray()) {
    const classes = page(element).attr("class")?.split(/\s+/).filter(Boolean) ?? [];
    const kept = classes.filter((name) => styled.has(name)).map(shortOf);
    page(element).attr("class", kept.length > 0 ? kept.join(" ") : null);
  }
  // Within rules a point before a letter is a number's only after a digit or in a value.
  return css.replace(/[^{};]+(?=\{)/g, (selector) =>
    selector.replace(/\.([a-z_][\w-]*)/gi, (_, name: string) => `.${shortOf(name)}`),
  );
}

function numbered(prefix: string): (name: string) => string {
  const names = new Map<string, string>();
  return (name) => {
    // Letters alone: validators of HTML know no custom property that begins with a digit.
    const letters = names.size.toString(26).replace(/\d/g, (digit) => "qrstuvwxyz".charAt(+digit));
    const short = names.get(name) ?? `${prefix}${letters}`;
    names.set(name, short);
    return short;
  };
}
