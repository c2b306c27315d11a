import { afterEach, expect, test, vi } from "vitest";
import { lateFonts } from "./lateFonts.ts";

const visit = { type: "navigate", referrer: "" };

function faces() {
  document.head.innerHTML = '<style data-web-fonts media="(scripting: none)"></style>';
  return document.querySelector("style") as HTMLStyleElement;
}

function arrive({ type, referrer }: typeof visit) {
  vi.spyOn(performance, "getEntriesByType").mockReturnValue([{ type } as never]);
  vi.spyOn(document, "referrer", "get").mockReturnValue(referrer);
}

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

test.each([
  ["comes from a page of this site", { ...visit, referrer: `${location.origin}/faqs` }],
  ["loads the page again", { ...visit, type: "reload" }],
  ["goes back", { ...visit, type: "back_forward" }],
])("the fonts apply at once for a visitor who %s", (_, arrival) => {
  const style = faces();
  arrive(arrival);
  lateFonts();
  expect(style.media).toBe("all");
});

test.each(["", "https://search.example/", `${location.origin}.example/`])(
  "on a first visit from '%s' they wait for a paint after load",
  (referrer) => {
    vi.useFakeTimers();
    const style = faces();
    arrive({ ...visit, referrer });
    lateFonts();
    expect(style.media).toBe("(scripting: none)");
    dispatchEvent(new Event("load"));
    expect(style.media).toBe("(scripting: none)");
    // The timeout applies if the browser reports no paint.
    vi.advanceTimersByTime(1000);
    expect(style.media).toBe("all");
  },
);

test("a page without web fonts is unchanged", () => {
  document.head.innerHTML = "";
  expect(lateFonts).not.toThrow();
});
