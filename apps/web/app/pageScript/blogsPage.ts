import type { FeedItem, WordpressFeed } from "@mortgage-kit/contracts";
import { longDate } from "../dates/longDate.ts";
import { query } from "../requests/apiRequest.ts";
import { onEvent } from "./onEvent.ts";
import { whenIdle } from "./whenIdle.ts";

const shownItems = 3;
const snippetCharacters = 150;

async function latestPosts(section: HTMLElement): Promise<void> {
  const answer = await query<WordpressFeed>(["/api/wordpress-feed"]).catch(() => null);
  const items = answer?.success ? [...(answer.feed?.items ?? [])].filter(isLinked) : [];
  const list = section.querySelector<HTMLElement>("[data-feed-posts]");
  const specimen = list?.querySelector("li");
  if (items.length === 0 || !list || !specimen) return section.remove();
  const readMore = section.dataset.feed ?? "";
  list.querySelector("ul")?.replaceChildren(
    ...items.slice(0, shownItems).map((item) => {
      const entry = specimen.cloneNode(true) as HTMLElement;
      const [link] = entry.getElementsByTagName("a");
      if (link) Object.assign(link, { href: item.link, textContent: item.title });
      const [source, snippet] = entry.getElementsByTagName("p");
      if (source) source.textContent = sourceOf(item);
      if (snippet) snippet.textContent = snippetOf(item) || readMore;
      return entry;
    }),
  );
  list.hidden = false;
  section.querySelector("[data-feed-waiting]")?.remove();
}

/** Returns false for a link that would run a script in this page. */
const isLinked = ({ link }: FeedItem) => /^https?:/i.test(link);

function sourceOf({ pubDate, isoDate, creator }: FeedItem): string {
  const date = [pubDate, isoDate].find((text) => text && !Number.isNaN(Date.parse(text)));
  return [date && longDate(date), creator].filter(Boolean).join(" · ");
}

function snippetOf({ contentSnippet, content }: Partial<FeedItem>): string {
  if (contentSnippet) return contentSnippet;
  const text = new DOMParser().parseFromString(content ?? "", "text/html").body.textContent?.trim();
  return text ? `${[...text].slice(0, snippetCharacters).join("")}...` : "";
}

const feed = document.querySelector<HTMLElement>("[data-feed]");
if (feed) whenIdle(() => latestPosts(feed));
onEvent("submit", "[data-newsletter]", (form, event) => {
  event.preventDefault();
  const status = form.querySelector("[role=status]");
  if (status) status.textContent = form.dataset.newsletter ?? "";
});
