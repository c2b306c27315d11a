import { chromium } from "playwright-core";
import { startSite } from "./e2e/startSite.ts";
const site = await startSite();
const browser = await chromium.launch({ executablePath: process.env.CHROMIUM_PATH ?? "/usr/bin/chromium", args: ["--no-sandbox", "--headless=new"] });
const drop = (re: RegExp) => (html: string) => html.replace(re, "");
const variants: Record<string, (html: string) => string> = {
  base: (h) => h,
  "no text-wrap": drop(/text-wrap(-style)?:[^;}]+;?/g),
  "no hyphens": drop(/(-webkit-)?hyphens:[^;}]+;?/g),
  "no local faces": drop(/@font-face\{[^}]*local\([^}]*\}/g),
  "no container": drop(/container(-type|-name)?:[^;}]+;?/g),
  "no svg": (h) => h.replace(/<svg[\s\S]*?<\/svg>/g, ""),
  "no web fonts": drop(/<style data-web-fonts[\s\S]*?<\/style>/),
  "no content-visibility": drop(/content-visibility:[^;}]+;?/g),
  "no scripts": drop(/<script[\s\S]*?<\/script>/g),
};
const pages = (process.argv[2] ?? "/,/our-team,/faqs,/resources/payment-calculator").split(",");
const runs = Number(process.argv[3] ?? 5);
for (const path of pages) {
  const found: Record<string, number[][]> = {};
  for (let r = 0; r < runs; r++) for (const [name, change] of Object.entries(variants)) {
    const context = await browser.newContext({ viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75, bypassCSP: true });
    const page = await context.newPage();
    await page.route("**/*", async (route) => {
      if (route.request().resourceType() !== "document") return route.continue();
      const res = await route.fetch();
      await route.fulfill({ response: res, body: change(await res.text()) });
    });
    const cdp = await context.newCDPSession(page);
    await cdp.send("Performance.enable");
    await cdp.send("Emulation.setCPUThrottlingRate", { rate: 4 });
    await page.goto(site.url + path, { waitUntil: "load" });
    await page.waitForTimeout(2500);
    const { metrics } = await cdp.send("Performance.getMetrics");
    const m = (n: string) => metrics.find((x) => x.name === n)!.value;
    (found[name] ??= []).push([m("LayoutDuration") * 1000, m("RecalcStyleDuration") * 1000, m("LayoutCount"), m("TaskDuration") * 1000, m("ScriptDuration")*1000]);
    await context.close();
  }
  console.log(path);
  for (const [name, rows] of Object.entries(found)) {
    const med = (i: number) => rows.map((r) => r[i]!).sort((a, b) => a - b)[Math.floor(rows.length / 2)]!.toFixed(0);
    console.log("  ", name.padEnd(22), "layout", med(0), "style", med(1), "layouts", med(2), "tasks", med(3), "script", med(4));
  }
}
await browser.close(); await site.stop();
