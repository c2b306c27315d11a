import { expect, test } from "vitest";
import { firstCharacters, htmlToText } from "./readFeed.ts";

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
