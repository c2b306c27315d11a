import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { adTag } from "./adTag.ts";

const tags = () => document.head.querySelectorAll("script[src*=googletagmanager]");
const told = () => (window.dataLayer ?? []).map((entry) => Array.from(entry as unknown[]));

const allow = () => localStorage.setItem("ad-choice", "allowed");
/** Runs the script on a page with a tag. */
function runWithTag() {
  document.documentElement.dataset.adTag = "AW-1";
  adTag();
}

beforeEach(() => {
  vi.useFakeTimers();
  // Requests to the tag's host are recorded, not sent.
  vi.spyOn(document.head, "append").mockImplementation((...nodes) => {
    for (const node of nodes) {
      const { src } = node as HTMLScriptElement;
      const seen = document.createElement("script");
      seen.type = "text/plain";
      document.head.appendChild(seen).setAttribute("src", src);
    }
  });
});

afterEach(() => {
  localStorage.clear();
  vi.useRealTimers();
  vi.restoreAllMocks();
  for (const tag of tags()) tag.remove();
  history.replaceState(null, "", location.pathname);
  delete document.documentElement.dataset.adTag;
  delete window.gtag;
  delete window.dataLayer;
});

test("nothing is loaded unless a tag is configured", () => {
  allow();
  adTag();
  expect(tags()).toHaveLength(0);
  expect(window.gtag).toBeUndefined();
});

test.each([undefined, "refused"])("nothing is loaded after the answer %s", (answer) => {
  if (answer) localStorage.setItem("ad-choice", answer);
  runWithTag();
  expect(tags()).toHaveLength(0);
  expect(window.gtag).toBeUndefined();
});

test("after consent the tag is loaded and gets the page's path once", () => {
  allow();
  runWithTag();
  expect(tags()[0]?.getAttribute("src")).toBe("https://www.googletagmanager.com/gtag/js?id=AW-1");
  expect(told()).toEqual([
    ["js", expect.any(Date)],
    ["config", "AW-1", { page_path: location.pathname }],
  ]);
});

test("an existing analytics function is used, and no other is loaded", () => {
  const gtag = vi.fn();
  window.gtag = gtag;
  allow();
  runWithTag();
  expect(tags()).toHaveLength(0);
  expect(gtag.mock.calls).toEqual([["config", "AW-1", { page_path: location.pathname }]]);
});

test.each(["#v1=abc", "#figures=abc", "#v3%3Dabc"])(
  "the tag waits until %s is removed from the URL",
  (fragment) => {
    allow();
    history.replaceState(null, "", location.pathname + fragment);
    runWithTag();
    vi.advanceTimersByTime(10_000);
    expect(tags()).toHaveLength(0);
    expect(window.gtag).toBeUndefined();
    history.replaceState(null, "", location.pathname);
    vi.advanceTimersByTime(1000);
    expect(tags()).toHaveLength(1);
    expect(JSON.stringify(told())).not.toContain("abc");
  },
);

test("it stops waiting for a fragment that nothing removes", () => {
  allow();
  history.replaceState(null, "", `${location.pathname}#word=abc`);
  runWithTag();
  expect(vi.getTimerCount()).toBe(1);
  vi.advanceTimersByTime(61_000);
  expect(vi.getTimerCount()).toBe(0);
  expect(tags()).toHaveLength(0);
});
