import { describe, expect, test } from "vitest";
import { feedLimits } from "./cachedSource.ts";
import { firstCharacters, htmlToText, parseFeedDate, readFeed } from "./readFeed.ts";

const feedUrl = "https://blog.example/feed/";
const read = (text: string) => readFeed(text, feedUrl);

const declaration = '<?xml version="1.0" encoding="UTF-8"?>';
const item = (more = "", title = "Rates") =>
  `<item><title>${title}</title><link>https://blog.example/rates</link>${more}</item>`;
const rss = (items = item()) => `<rss version="2.0"><channel>${items}</channel></rss>`;

describe("reading", () => {
  test("reads the fields of a WordPress feed", () => {
    const items = read(`${declaration}
<rss version="2.0" xmlns:content="http://purl.org/rss/1.0/modules/content/"
  xmlns:dc="http://purl.org/dc/elements/1.1/" xmlns:atom="http://www.w3.org/2005/Atom"
  xmlns:media="http://search.yahoo.com/mrss/">
<channel><title>Channel</title><atom:link href="https://blog.example/feed" rel="self"/>
<item><title>Rates &amp;amp; <![CDATA[<em>terms</em>]]></title><link>https://blog.example/rates?a=1&amp;copy=2</link>
<dc:creator><![CDATA[Ava]]></dc:creator><pubDate>Tue, 10 Jun 2025 14:00:00 +0000</pubDate>
<media:title>Not this one</media:title><media:content><title>Nor this</title></media:content>
<guid isPermaLink="false">https://blog.example/?p=1</guid>
<description><![CDATA[<p>Short</p>]]></description>
<content:encoded><![CDATA[<p>What a <b>five-year</b> term costs.</p>]]></content:encoded>
</item></channel></rss>`);
    expect(items).toEqual([
      {
        title: "Rates & terms",
        link: "https://blog.example/rates?a=1&copy=2",
        pubDate: "Tue, 10 Jun 2025 14:00:00 +0000",
        isoDate: "2025-06-10T14:00:00.000Z",
        contentSnippet: "Short",
        content: "What a five-year term costs.",
        creator: "Ava",
      },
    ]);
  });

  test("treats Atom text as HTML only if its type says so", () => {
    const [first] = read(`<feed xmlns="http://www.w3.org/2005/Atom"><title>F</title><entry>
      <title>5 &lt; 6</title><link rel="enclosure" href="/e"/><link href="/post"/>
      <author><name>A &amp; B</name><email>a@blog.example</email></author>
      <updated>2025-06-10T10:00:00Z</updated><summary type="html">&lt;b&gt;s&lt;/b&gt;</summary>
      <content type="xhtml"><h:div xmlns:h="http://www.w3.org/1999/xhtml">x
      <h:b>y</h:b><h:style>z</h:style></h:div></content>
      </entry></feed>`);
    expect(first).toMatchObject({
      title: "5 < 6",
      link: "https://blog.example/post",
      creator: "A & B",
      isoDate: "2025-06-10T10:00:00.000Z",
      content: "x y",
    });
  });

  test("keeps the angle brackets of Atom text and of CDATA", () => {
    const atom = `<feed xmlns="http://www.w3.org/2005/Atom"><entry><link href="/p"/>
      <title>Use &lt;b&gt; if GDS&lt;TDS</title></entry></feed>`;
    expect(read(atom)).toMatchObject([{ title: "Use <b> if GDS<TDS" }]);
    expect(read(rss(item("", "<![CDATA[Is GDS<TDS?]]>")))).toMatchObject([
      { title: "Is GDS<TDS?" },
    ]);
  });

  test("sorts before it keeps the first, since some feeds begin with the oldest", () => {
    const day = (at: number) => `<pubDate>2025-01-${String(at).padStart(2, "0")}</pubDate>`;
    const items = Array.from({ length: 31 }, (_, at) => item(day(at + 1), `Day ${at + 1}`));
    const found = read(rss(items.join("")));
    expect(found).toHaveLength(feedLimits.items);
    expect(found[0]).toMatchObject({ title: "Day 31" });
  });

  test("reads RSS 1.0 items outside the channel", () => {
    const items = read(`<rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#"
      xmlns="http://purl.org/rss/1.0/"><channel/><item><title>T</title><link>https://a.example</link>
      </item></rdf:RDF>`);
    expect(items).toMatchObject([{ title: "T", link: "https://a.example/" }]);
  });

  test("accepts a feed without items", () => {
    expect(read('<rss version="2.0"><channel><title>T</title></channel></rss>')).toEqual([]);
  });

  test("keeps no more items than the limit", () => {
    expect(read(rss(item().repeat(25)))).toHaveLength(feedLimits.items);
  });

  test("sorts items newest first, and keeps the feed's order without all dates", () => {
    const dated = (title: string, day: number) =>
      item(`<pubDate>${day} Jun 2025 10:00:00 GMT</pubDate>`, title);
    const titles = (items: string) => read(rss(items)).map(({ title }) => title);
    expect(titles(dated("old", 9) + dated("new", 10))).toEqual(["new", "old"]);
    expect(titles(dated("old", 9) + item("", "undated") + dated("new", 10))).toEqual([
      "old",
      "undated",
      "new",
    ]);
  });

  test("resolves links against the nearest base", () => {
    const entry = (base: string) => `<entry${base}><title>t</title><link href="post-1"/></entry>`;
    const links = read(
      `<feed xmlns="http://www.w3.org/2005/Atom" xml:base="https://a.example/blog/">${entry("")}${entry(' xml:base="sub/"')}</feed>`,
    ).map(({ link }) => link);
    expect(links).toEqual(["https://a.example/blog/post-1", "https://a.example/blog/sub/post-1"]);
  });
});

describe("what real blogs send is read as a browser's reader shows it", () => {
  test.each([
    ["a blank line before the declaration", `\n${declaration}${rss()}`],
    ["a comment before the declaration", `<!-- cached -->${declaration}${rss()}`],
    ["a byte-order mark and a newline", `\ufeff\n${declaration}${rss()}`],
    ["U+0008 and U+000B", rss(item("<description>a\u0008b\u000bc</description>"))],
    ["an undeclared prefix", rss(item("<dc:creator>Ana</dc:creator>"))],
    ["text after the end", `${declaration}${rss()}\n<b>Generated in 0.2 s & cached`],
    ["a missing end", rss(item()).replace("</channel></rss>", "")],
    [
      "a document type without entities",
      `<!DOCTYPE rss PUBLIC "-//N//DTD RSS 0.91//EN" "x">${rss()}`,
    ],
  ])("%s", (_, text) => {
    expect(read(text)).toMatchObject([{ title: "Rates", link: "https://blog.example/rates" }]);
  });

  test.each([
    ["entities of HTML", "Caf&eacute;&nbsp;&#8217;24&hellip;", "Café ’24…"],
    ["a bare ampersand", "Q & A, AT&T", "Q & A, AT&T"],
    ["control characters", "a\u0008b\u000bc", "a b c"],
  ])("%s", (_, title, shown) => {
    expect(read(rss(item("", title)))[0]?.title).toBe(shown);
  });

  test.each(["Sat, 07 Mar 2026 10:00:00 CEST", "ven., 07 août 2026 10:00:00 +0200"])(
    "the date %s is kept as text",
    (date) => {
      const [first] = read(rss(item(`<pubDate>${date}</pubDate>`)));
      expect(first).toMatchObject({ title: "Rates", pubDate: date });
      expect(first).not.toHaveProperty("isoDate");
    },
  );
});

describe("refused", () => {
  const entities = '<!DOCTYPE rss [<!ENTITY a "aaaa"><!ENTITY b "&a;&a;">]>';
  test.each([
    ["declared entities", `${entities}${rss(item("", "&b;"))}`, "declares entities"],
    ["an HTML page", "<html><body><p>Sign in</p></body></html>", "not a feed"],
    ["deep nesting", `<rss version="2.0">${"<a>".repeat(1_000)}`, "too deeply"],
    ["nothing", "", "not a feed"],
    ["JSON", '{"items":[]}', "not a feed"],
  ])("%s", (_, text, reason) => {
    expect(() => read(text)).toThrow(reason);
  });
});

describe("an item", () => {
  const content = (html: string) =>
    read(rss(item(`<description><![CDATA[${html}]]></description>`)))[0];
  const linked = (link: string) =>
    read(rss(`<item><title>T</title><link><![CDATA[${link}]]></link></item>`))[0];

  test("has the first 150 characters of the content without its tags as its snippet", () => {
    expect(content(`<p>${"a".repeat(200)}</p>`)?.contentSnippet).toBe(`${"a".repeat(150)}...`);
  });

  test("without content invites to read on", () => {
    for (const empty of [content("<img src='x'>"), read(rss())[0]])
      expect(empty).toMatchObject({ content: "", contentSnippet: "Click to read more..." });
  });

  test("is cut at the limit of each field", () => {
    expect(content("a ".repeat(9_000))?.content).toHaveLength(4_096);
  });

  test.each([
    ["a script", "javascript:alert(1)"],
    ["data", "data:text/html,x"],
    ["a file", "file:///etc/passwd"],
    ["one that carries a password", "https://user:secret@blog.example/"],
    ["one that is no address", "https://"],
    ["one without end", `https://blog.example/${"a".repeat(5_000)}`],
  ])("is dropped when its link is %s", (_, link) => {
    expect(linked(link)).toBeUndefined();
  });

  test("has a relative link resolved, and a guid in place of a missing link", () => {
    expect(linked("../post")?.link).toBe("https://blog.example/post");
    const guid = "<item><title>T</title><guid>https://blog.example/?p=1</guid></item>";
    expect(read(rss(guid))[0]?.link).toBe("https://blog.example/?p=1");
    expect(read(rss(guid.replace("<guid>", '<guid isPermaLink="false">')))).toEqual([]);
  });

  test("without a title gets its first whole words as title", () => {
    const words = "Rates fell again this week, and nobody in town was surprised by it at all.";
    const titled = (text: string) =>
      read(rss(item(`<description>${text}</description>`, " <br> ")))[0];
    expect(titled(words)?.title).toBe("Rates fell again this week, and nobody in town was…");
    expect(titled("Short")?.title).toBe("Short");
    expect(titled("")).toBeUndefined();
  });

  test("names its author, and no address", () => {
    const creatorOf = (author: string) => read(rss(item(`<author>${author}</author>`)))[0]?.creator;
    expect(creatorOf("ava@blog.example (Ava Reid)")).toBe("Ava Reid");
    expect(creatorOf("ava@blog.example")).toBe("");
    expect(creatorOf("Ava Reid")).toBe("Ava Reid");
  });
});

test.each([
  ["Tue, 10 Jun 2025 14:00:00 +0000", "2025-06-10T14:00:00.000Z"],
  ["Tue, 10 Jun 2025 14:00:00 EST", "2025-06-10T19:00:00.000Z"],
  ["Tue, 10 Jun 25 14:00 GMT", "2025-06-10T14:00:00.000Z"],
  ["Tue, 10 Jun 2025 14:00:00", "2025-06-10T14:00:00.000Z"],
  ["10 Jun 2025", "2025-06-10T00:00:00.000Z"],
  [" 2025-06-10T10:00:00-04:00 ", "2025-06-10T14:00:00.000Z"],
  ["2025-06-10T10:00:00", "2025-06-10T10:00:00.000Z"],
  ["2025-06-10", "2025-06-10T00:00:00.000Z"],
])("%s is read the same in every time zone", (text, iso) => {
  expect(parseFeedDate(text)).toBe(iso);
});

test.each(["", "yesterday", "32 Foo 2025 10:00 GMT", "0001-01-01", "9".repeat(1_000)])(
  "%s is not a date",
  (text) => {
    expect(parseFeedDate(text)).toBeUndefined();
  },
);

test("no text makes reading a feed much slower than an ordinary one of the same size", () => {
  const size = 256 * 1024;
  const costOf = (text: string) => {
    const before = process.cpuUsage();
    for (const part of [`<title>${text}`, `<author><![CDATA[${text}]]></author>`]) {
      try {
        read(`<rss><channel><item><link>https://blog.example/1</link>${part}`);
      } catch {
        // Most of these are nested too deeply.
      }
    }
    const { user, system } = process.cpuUsage(before);
    return user + system;
  };
  const ordinary = "<p>What a <b>term</b> costs &amp; why.</p> ";
  const fill = (text: string) => text.repeat(size / text.length);
  costOf(fill(ordinary));
  const base = Math.max(2_000, costOf(fill(ordinary)));
  const fillers = [
    "a",
    " ",
    "<",
    "<a ",
    "<!--",
    "<![CDATA[",
    "<?",
    "&",
    "&amp;",
    '"',
    "(",
    "[",
    "a@",
  ];
  const slow = fillers.filter((text) => costOf(fill(text)) > 30 * base);
  expect(slow).toEqual([]);
});

test.each([
  ["blocks become spaces", "<p>one</p><p>two<br>three</p>", "one two three"],
  ["words in inline tags stay whole", "<b>re</b>new<em>al</em>", "renewal"],
  [
    "entities are decoded",
    "Fixed &amp; variable&nbsp;&#8217;24 &hellip; caf&eacute;",
    "Fixed & variable ’24 … café",
  ],
  ["a bare angle bracket is text", "5 < 6, <5% down > none", "5 < 6, <5% down > none"],
  ["so is one before a letter", "Is GDS<TDS? What lenders count", "Is GDS<TDS? What lenders count"],
  ["even escaped", "Is GDS&lt;TDS? a&lt;b", "Is GDS<TDS? a<b"],
  ["scripts go with their content", "a<script>alert('</b>')</script>b", "a b"],
  ["so do styles and drawings", "<style>p{}</style>a<svg><title>t</title></svg>", "a"],
  ["an unclosed script takes the rest", "a<script>alert(1)", "a"],
  ["an unclosed tag is no text", "a<img src=x onerror=alert(1)", "a"],
  ["a bracket in an attribute ends nothing", `<a title="x>y" href='z>'>link</a>`, "link"],
  ["an apostrophe between tags is no quote", "<p>Don't</p> stop", "Don't stop"],
  ["comments vanish", "a<!-- <b>x</b> -->b<!-- c", "ab"],
  ["doubly escaped markup is not markup either", "&lt;script&gt;alert(1)&lt;/script&gt;ok", "ok"],
  [
    "an emoji that was made a picture is the emoji again",
    `Sold<img src="https://s.w.org/1f3e0.png" alt="🏠" class="wp-smiley" />! <img alt='👩🏽‍💻'><img alt="&#x1f1e8;&#x1f1e6;">`,
    "Sold🏠! 👩🏽‍💻🇨🇦",
  ],
  ["any other picture is none of the words", `a<img alt="A house">b<img alt="5">c`, "a b c"],
  ["nor is markup in a picture's alternative", `<img alt="&lt;b&gt;🏠&lt;/b&gt;">x`, "x"],
  ["control characters become spaces", "a\u0000b\u0007\n\tc", "a b c"],
])("%s", (_, html, text) => {
  expect(htmlToText(html, 1_000)).toBe(text);
});

test("the limit never leaves half a character", () => {
  expect(htmlToText("🏠🏠", 3)).toBe("🏠");
  expect(firstCharacters("ab🏠", 3)).toBe("ab");
});
