import { expect, test } from "vitest";
import { renderedSite } from "../site.ts";
import { oembedAnswer, oembedLink } from "./oembed.ts";

const { brokerage } = await renderedSite(process.env);

test("the oEmbed response shows a calculator in a frame, and the page links to it", () => {
  const { path, answer } = oembedAnswer(brokerage, {
    id: "payment",
    title: 'A "fair" payment',
    height: 1000,
  });
  expect(oembedLink(brokerage, "payment", "Payment")).toMatchObject({
    href: brokerage.siteUrl + path,
  });
  expect(answer).toMatchObject({ version: "1.0", type: "rich", width: 640, height: 1000 });
  expect(answer.html).toContain(`src="${brokerage.siteUrl}/embed/frame/payment"`);
  expect(answer.html).toContain('title="A &quot;fair&quot; payment"');
});
