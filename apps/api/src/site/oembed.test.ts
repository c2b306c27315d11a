import { afterAll, expect, test } from "vitest";
import { brokerage } from "../../testing/brokerage.ts";
import { manifest, writeSmallSite } from "../../testing/smallSite.ts";
import { testApp } from "../../testing/testApp.ts";
import { loadBuiltSite } from "./loadBuiltSite.ts";

const { client, remove } = writeSmallSite();
afterAll(remove);

const { siteUrl } = brokerage;
const page = `${siteUrl}/payment-calculator`;

async function get(query: Record<string, string>) {
  const { app } = await testApp({ site: loadBuiltSite(client) });
  return app.inject({ url: "/embed/oembed", query });
}

test("a calculator's page gets its frame, within the editor's limits and in its language", async () => {
  expect(manifest.pages.map(({ path }) => path)).toContain("/payment-calculator");
  const whole = await get({ url: page });
  expect(whole.statusCode).toBe(200);
  expect(whole.headers["access-control-allow-origin"]).toBe("*");
  expect(whole.json()).toMatchObject({ version: "1.0", type: "rich", width: 640, height: 1000 });
  const small = (await get({ url: `${page}?from=x#y`, maxwidth: "320", lang: "fr" })).json();
  expect(small).toMatchObject({ width: 320, height: 1000 });
  expect(small.html).toBe(
    `<iframe src="${siteUrl}/embed/frame/payment?lang=fr" title="Payment" width="320" height="1000" loading="lazy"></iframe>`,
  );
});

test("other addresses, formats and limits are refused", async () => {
  for (const url of [`${siteUrl}/faqs`, "https://other.example/payment-calculator", "payment"]) {
    expect((await get({ url })).statusCode).toBe(404);
  }
  expect((await get({ url: page, format: "xml" })).statusCode).toBe(501);
  for (const wrong of [{ maxwidth: "wide" }, { lang: "de" }]) {
    expect((await get({ url: page, ...wrong })).statusCode).toBe(400);
  }
  expect((await get({})).statusCode).toBe(400);
});
