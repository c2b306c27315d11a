import { slugOf } from "@mortgage-kit/content/slugOf";
import { alignFigures } from "./alignFigures.ts";

interface ArticleBody {
  html: string;
  contents: { id: string; title: string }[];
}

const heading = /<h2>([\s\S]*?)<\/h2>/g;
const table = /<table>([\s\S]*?)<\/table>/g;
const caption = /<caption>([\s\S]*?)<\/caption>/;
const tags = /<[^>]+>/g;

/**
 * Gives each table a container to scroll, which the keyboard can reach and the caption names. Puts what
 * stands before the first heading, and each heading with its text, in a section of its own.
 */
export function articleBody(source: string): ArticleBody {
  const contents: ArticleBody["contents"] = [];
  const linked = source.replace(heading, (_whole, words: string) => {
    const title = words.replace(tags, "");
    const id = slugOf(title.replace(/&\w+;|['’]/g, ""));
    contents.push({ id, title });
    return `<h2 id="${id}">${words}</h2>`;
  });
  const html = linked.replace(table, (whole, inner: string) => {
    const name = caption.exec(inner)?.[1]?.replace(tags, "").replaceAll('"', "&quot;");
    const label = name ? ` role="region" aria-label="${name}"` : "";
    return `<div class="table"${label} tabindex="0">${alignFigures(whole)}</div>`;
  });
  const parts = html.split(/(?=<h2 )/).map((part) => `<section>${part}</section>`);
  return { html: parts.join(""), contents };
}
