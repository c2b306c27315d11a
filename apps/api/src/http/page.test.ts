import { expect, test } from "vitest";
import { brokerages } from "../../testing/brokerage.ts";
import { framed, html, page, plainFrame } from "./page.ts";

const answer = page("<b>Title</b>", html`<p>${"{{title}} & {{content}} $&"}</p>`);

test.each(["en", "fr"] as const)(
  "the frame of a server without a site shows the brokerage's name and licence (%s)",
  (language) => {
    const { brokerage } = brokerages[language];
    const shown = framed(plainFrame(brokerage, language), answer);
    const { label, number } = brokerage.licence;
    for (const text of [brokerage.name, `${label} ${number}`]) {
      expect(shown).toContain(html`${text}`.html);
    }
  },
);

test("a frame's placeholders are filled once, with escaped text", () => {
  const frame = { html: "<h1>{{title}}</h1>{{content}}", contentSecurityPolicy: "" };
  expect(framed(frame, answer)).toBe(
    "<h1>&lt;b&gt;Title&lt;/b&gt;</h1><p>{{title}} &amp; {{content}} $&amp;</p>",
  );
});
