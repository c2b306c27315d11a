import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { FeedReader } from "./FeedReader.ts";
import { feedLimits } from "./feedLimits.ts";

function read(...pieces: string[]) {
  const reader = new FeedReader();
  for (const piece of pieces) reader.write(piece);
  if (!reader.isFull) reader.close();
  return reader.items;
}

const wordpress = `<?xml version="1.0" encoding="UTF-8"?>
<rss version="2.0" xmlns:content="http://purl.org/rss/1.0/modules/content/"
  xmlns:dc="http://purl.org/dc/elements/1.1/" xmlns:atom="http://www.w3.org/2005/Atom"
  xmlns:media="http://search.yahoo.com/mrss/">
<channel><title>Channel</title><atom:link href="https://blog.example/feed" rel="self"/>
<item><title>Rates &amp;amp; terms</title><link>https://blog.example/rates?a=1&amp;copy=2</link>
<dc:creator><![CDATA[Ava]]></dc:creator><pubDate>Tue, 10 Jun 2025 14:00:00 +0000</pubDate>
<media:title>Not this one</media:title><media:content><title>Nor this</title></media:content>
<guid isPermaLink="false">https://blog.example/?p=1</guid>
<description><![CDATA[<p>Short</p>]]></description><content:encoded><![CDATA[<p>Long</p>]]></content:encoded>
</item></channel></rss>`;

const wordpressItem = {
  title: "Rates &amp; terms",
  link: "https://blog.example/rates?a=1&copy=2",
  creator: "Ava",
  published: "Tue, 10 Jun 2025 14:00:00 +0000",
  summary: "<p>Short</p>",
  content: "<p>Long</p>",
};

describe("reading", () => {
  test("reads the fields of a WordPress feed", () => {
    expect(read(wordpress)).toEqual([wordpressItem]);
  });

  test("gives the same items for any split into chunks", () => {
    const cuts = fc.array(fc.integer({ min: 0, max: wordpress.length }), { maxLength: 20 });
    fc.assert(
      fc.property(cuts, (unsorted) => {
        const points = [0, ...unsorted.sort((a, b) => a - b), wordpress.length];
        const pieces = points.slice(1).map((end, index) => wordpress.slice(points[index], end));
        expect(read(...pieces)).toEqual([wordpressItem]);
      }),
      { numRuns: 200, seed: 1 },
    );
  });

  test("treats Atom text as HTML only if its type says so", () => {
    const [item] = read(`<feed xmlns="http://www.w3.org/2005/Atom"><title>F</title><entry>
      <title>5 &lt; 6</title><link rel="enclosure" href="/e"/><link href="/post"/>
      <author><name>A &amp; B</name><email>a@blog.example</email></author>
      <updated>2025-06-10T10:00:00Z</updated><summary type="html">&lt;b>s&lt;/b></summary>
      <content type="xhtml"><div xmlns="http://www.w3.org/1999/xhtml">x <b>&lt;y</b></div></content>
      </entry></feed>`);
    expect(item).toEqual({
      title: "5 &lt; 6",
      link: "/post",
      creator: "A &amp; B",
      updated: "2025-06-10T10:00:00Z",
      summary: "<b>s</b>",
      content: "<div>x <b>&lt;y</b></div>",
    });
  });

  test("reads RSS 1.0 items outside the channel", () => {
    const items = read(`<rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#"
      xmlns="http://purl.org/rss/1.0/"><channel/><item><title>T</title><link>https://a.example</link>
      </item></rdf:RDF>`);
    expect(items).toEqual([{ title: "T", link: "https://a.example" }]);
  });

  test("accepts a feed without items", () => {
    expect(read("<rss><channel/></rss>")).toEqual([]);
  });

  test("limits the length of a field", () => {
    const [item] = read("<rss><item><title>", "x".repeat(200_000), "</title></item></rss>");
    expect(item?.title).toHaveLength(feedLimits.markupCharacters);
  });

  test("stops after enough items, ignoring what follows", () => {
    const items = read(`<rss>${"<item><title>t</title></item>".repeat(25)}</wrong>`);
    expect(items).toHaveLength(feedLimits.items);
  });
});

describe("refused", () => {
  const entities = '<!DOCTYPE rss [<!ENTITY a "aaaa"><!ENTITY b "&a;&a;">]><rss>&b;</rss>';
  test.each([
    ["a document type, and with it every entity bomb", entities, "document type"],
    ["an HTML page", "<html><body><p>Sign in</p></body></html>", "not a feed"],
    ["nesting beyond the limit", "<rss>".repeat(feedLimits.depth + 1), "too deeply"],
    ["an undeclared entity", "<rss>&nbsp;</rss>", "well-formed"],
    ["an undeclared prefix", "<rss><dc:creator/></rss>", "well-formed"],
    ["a document that ends too early", "<rss><item><title>t</title></item>", "well-formed"],
    ["nothing", "", "well-formed"],
    ["JSON", '{"items":[]}', "well-formed"],
  ])("%s", (_, text, reason) => {
    expect(() => read(text)).toThrow(reason);
  });
});
