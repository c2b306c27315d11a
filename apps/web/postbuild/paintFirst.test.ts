import { expect, test } from "vitest";
import { paintFirst } from "./paintFirst.ts";

const webFace = "@font-face{font-family:Besley;src:url(/besley.woff2) format('woff2')}";
const fallback = "@font-face{font-family:Besley on Georgia;src:local('Georgia')}";

test("a web font waits beside the script that shows it, its fallback does not", () => {
  const html = paintFirst(`<head><style>a{b:c}${webFace}${fallback}</style></head>`);
  expect(html).toContain(`<style>a{b:c}${fallback}</style>`);
  expect(html).toContain(
    `<style media="(scripting: none)">${webFace}</style><style media="not all">`,
  );
});

test("the script fetches what its faces name", () => {
  const html = paintFirst(`<head><style>${webFace}</style></head>`);
  const [, pattern = ""] = /matchAll\(\/(.*?)\/g\)/.exec(html) ?? [];
  const found = [...webFace.matchAll(new RegExp(pattern, "g"))].map(([, url]) => url);
  expect(found).toEqual(["/besley.woff2"]);
});

test("without script nothing waits to be laid out", () => {
  const [, media] = /<style media="([^"]*)">main>section/.exec(paintFirst("<head></head>")) ?? [];
  expect(media).toBe("not all");
});
