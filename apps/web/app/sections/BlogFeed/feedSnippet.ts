const length = 150;

/** What to show of a post: its own summary, else how it begins, else an invitation. */
export function feedSnippet(item: { contentSnippet?: string; content?: string }): string {
  if (item.contentSnippet?.trim()) return item.contentSnippet;
  const text = item.content?.replace(/<[^>]*>/g, "").trim();
  return text ? `${text.slice(0, length)}...` : "Click to read more...";
}
