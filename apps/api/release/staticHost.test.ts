import { expect, test } from "vitest";
import { headersFile, pagesWithoutMail, redirectsFile } from "./staticHost.ts";

const site = {
  pages: [
    { path: "/", file: "index.html", contentSecurityPolicy: "script-src 'sha256-home'" },
    { path: "/faqs", file: "faqs/index.html", contentSecurityPolicy: "script-src 'sha256-faqs'" },
  ],
  notFound: [
    { under: "/", file: "404/index.html", contentSecurityPolicy: "default-src 'none'" },
    { under: "/blogs/", file: "blogs/none.html", contentSecurityPolicy: "default-src 'none'" },
  ],
};

/** Returns the values of a header, by the path of their rule. */
function valuesOf(name: string): Record<string, string> {
  const rules = headersFile(site).trim().split("\n\n");
  return Object.fromEntries(
    rules.flatMap((rule) => {
      const [path = "", ...lines] = rule.split("\n");
      const line = lines.find((candidate) => candidate.startsWith(`  ${name}: `));
      return line ? [[path, line.slice(name.length + 4)]] : [];
    }),
  );
}

test("each page has exactly one policy, with and without a trailing slash", () => {
  expect(valuesOf("content-security-policy")).toEqual({
    "/": "script-src 'sha256-home'",
    "/faqs": "script-src 'sha256-faqs'",
    "/faqs/": "script-src 'sha256-faqs'",
  });
  expect(valuesOf("x-frame-options")).toEqual({});
});

test("every file has HSTS, and assets are immutable", () => {
  expect(valuesOf("strict-transport-security")["/*"]).toContain("max-age=");
  expect(valuesOf("x-content-type-options")).toEqual({ "/*": "nosniff" });
  expect(valuesOf("cache-control")).toEqual({
    "/assets/*": "public, max-age=31536000, immutable",
    "/embed/assets/*": "public, max-age=31536000, immutable",
    "/embed/v1.js": "public, max-age=300",
    "/embed/frame-height.js": "public, max-age=300",
  });
});

test("other origins may load the embed scripts and nothing else", () => {
  expect(Object.keys(valuesOf("access-control-allow-origin"))).toEqual([
    "/embed/assets/*",
    "/embed/v1.js",
    "/embed/frame-height.js",
  ]);
  const { "/faqs/": page, "/embed/v1.js": script } = valuesOf("cross-origin-resource-policy");
  expect([page, script]).toEqual(["same-origin", "cross-origin"]);
});

test("API paths go to the server, and unknown paths get the nearest not-found page", () => {
  expect(redirectsFile(site, "https://api.example").trim().split("\n")).toEqual([
    "/api/* https://api.example/api/:splat 200",
    "/staff/* https://api.example/staff/:splat 200",
    "/Faqs /faqs 308",
    "/FAQS /faqs 308",
    "/FAQs /faqs 308",
    "/blogs/* /blogs/none.html 404",
    "/* /404/index.html 404",
  ]);
});

const framed = {
  ...site,
  frames: [
    {
      path: "/embed/frame/payment",
      file: "embed/frame.html",
      contentSecurityPolicy: "frame-ancestors *",
    },
  ],
};

test("an embed frame has its policy at each of its URLs", () => {
  expect(headersFile(framed)).toContain(
    "/embed/frame/payment\n  content-security-policy: frame-ancestors *\n  cross-origin-resource-policy: cross-origin\n",
  );
  expect(redirectsFile(framed, "https://api.example")).toContain(
    "/embed/frame/payment /embed/frame.html 200\n",
  );
});

test("a frame allows only the configured origins", () => {
  const headers = headersFile(framed, ["https://a.example", "https://b.example"]);
  expect(headers.match(/frame-ancestors .*/g)).toEqual([
    "frame-ancestors https://a.example https://b.example",
    "frame-ancestors https://a.example https://b.example",
  ]);
});

test("without mail, the replacement page has the reminder page's URL and policy", () => {
  const page = (file: string) => ({ path: "/remind-me", file, contentSecurityPolicy: file });
  const [form, instead] = [page("form.html"), page("instead.html")];
  const { pages } = pagesWithoutMail({
    ...site,
    pages: [...site.pages, form],
    withoutMail: [instead],
  });
  expect(pages).toEqual([...site.pages, instead]);
});
