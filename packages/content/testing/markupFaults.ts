const attributes: Record<string, RegExp> = {
  a: /^ href="\/[a-z0-9/-]*"$/,
  th: /^ scope="(col|row)"$/,
};
const plainTags = new Set("h2 h3 p ul ol li strong em table caption thead tbody tr td".split(" "));

/** Returns the errors in an article's HTML, such as unclosed or disallowed elements. */
export function markupFaults(html: string): string[] {
  const open: string[] = [];
  const faults: string[] = [];
  for (const [whole, slash, name = "", rest = ""] of html.matchAll(/<(\/?)([a-z0-9]*)([^>]*)>/gi)) {
    if (slash) {
      if (open.pop() !== name) faults.push(`${whole} closes another element`);
      continue;
    }
    open.push(name);
    const allowed = attributes[name]?.test(rest) ?? (plainTags.has(name) && rest === "");
    if (!allowed) faults.push(`${whole} is not allowed`);
  }
  if (/&(?!amp;|lt;|gt;|quot;)/.test(html)) faults.push("a bare ampersand");
  for (const [table] of html.matchAll(/<table>[\s\S]*?<\/table>/g)) {
    if (!/^<table>\n<caption>[^<]+<\/caption>\n<thead><tr><th scope="col">/.test(table)) {
      faults.push("a table without a caption and a head");
    }
  }
  return [...faults, ...open.map((name) => `${name} is never closed`)];
}
