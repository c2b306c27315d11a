import { type Content, contentSchema } from "./contentSchema.ts";
import { crossChecks } from "./crossChecks.ts";
import { FolderError } from "./folder/FolderError.ts";
import { allowedInWords, wrongValues } from "./folder/wrongValues.ts";
import { pageTitle } from "./pages/pageMetadata.ts";

const checkedSchema = contentSchema.check(crossChecks);

/**
 * Validates the content of a brokerage's folder and completes it: adds the brokerage's name to titles,
 * and the author's name to articles. Throws a FolderError that lists every invalid value.
 */
export function contentFrom(source: unknown): Content {
  const result = checkedSchema.safeParse(source, { error: allowedInWords });
  if (!result.success) throw new FolderError(wrongValues(source, result.error.issues));
  return branded(withAuthors(result.data));
}

function withAuthors(content: Content): Content {
  const { blog, team } = content;
  if (!blog) return content;
  const names = new Map(team.members.map(({ slug, name }) => [slug, name]));
  const posts = blog.posts.map((post) => ({
    ...post,
    author: names.get(post.author) ?? post.author,
  }));
  return { ...content, blog: { ...blog, posts } };
}

/** Appends the brokerage's name to every page title, except to the home page's, which is complete. */
function branded({ home, ...content }: Content): Content {
  return { ...withNames(content, content.brokerage), home };
}

function withNames<T>(value: T, brokerage: Content["brokerage"]): T;
function withNames(value: unknown, brokerage: Content["brokerage"]): unknown {
  if (Array.isArray(value)) return value.map((entry) => withNames(entry, brokerage));
  if (typeof value !== "object" || value === null) return value;
  const entries = Object.entries(value).map(([key, entry]) => [
    key,
    key === "metadata"
      ? { ...entry, title: pageTitle(entry.title, brokerage) }
      : withNames(entry, brokerage),
  ]);
  return Object.fromEntries(entries);
}
