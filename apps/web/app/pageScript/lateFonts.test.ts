import { afterEach, expect, test, vi } from "vitest";
import { fontsApplied, lateFonts } from "./lateFonts.ts";

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
  "on a first visit from '%s' they wait for a paint after load, and apply together",
  async (referrer) => {
    vi.useFakeTimers();
    const style = faces();
    for (const family of ["Ours", "Theirs"]) {
      style.sheet?.insertRule(
        `@font-face{font-family:"${family}";src:local("Arial"),local("DejaVu Sans");font-weight:400 700}`,
      );
    }
    const families = () => [...document.fonts].map(({ family }) => family);
    arrive({ ...visit, referrer });
    lateFonts();
    dispatchEvent(new Event("load"));
    const applied = new Promise<void>((resolve) => {
      addEventListener(fontsApplied, () => resolve(), { once: true });
    });
    // The timeout applies if the browser reports no paint.
    vi.advanceTimersByTime(1000);
    await applied;
    // Both, or none where the system has neither of their sources.
    expect([0, 2]).toContain(new Set(families()).size);
    expect(style.media).toBe("(scripting: none)");
    document.fonts.clear();
  },
);

test("a page without web fonts is unchanged", () => {
  document.head.innerHTML = "";
  expect(lateFonts).not.toThrow();
});
