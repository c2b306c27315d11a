import { load } from "cheerio";
import { expect, test } from "vitest";
import { frameworkScripts } from "./frameworkScripts.ts";

const record = '<script type="application/ld+json">{}</script>';
const preload = '<link rel="modulepreload" href="/a.js">';
const boot = '<script type="module">import "/a.js"</script>';
const live = (main: string) =>
  load(
    `<head>${record}${preload}</head><body><main>${main}</main>${boot}<script>b</script></body>`,
  );

test("a live page keeps the framework's scripts and loses their preloads", () => {
  const page = live("Rates");
  expect(frameworkScripts(page)).toEqual({ scripts: ['import "/a.js"', "b"] });
  expect(page("link")).toHaveLength(0);
});

test("a page that only reads has no script but its records", () => {
  expect(frameworkScripts(load(`${record}<main>Rates</main>`))).toEqual({ scripts: [] });
  expect(() => frameworkScripts(load("<script>alert(1)</script>"))).toThrow("alert(1)");
});

test("a script within the content, or a style attribute, fails the build", () => {
  expect(() => frameworkScripts(live("<script>alert(1)</script>"))).toThrow("alert(1)");
  expect(() => frameworkScripts(live('<p style="color:red">x</p>'))).toThrow("color:red");
});
