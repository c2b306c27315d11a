import { afterEach, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { clickEvents, conversions, visitConversion } from "./clickEvents.ts";

const gtag = vi.fn();
const navigate = vi.fn();

beforeAll(() => {
  conversions(navigate);
  clickEvents();
});

beforeEach(() => {
  window.gtag = gtag;
  document.documentElement.dataset.clickConversion = "AW-1/call";
});

afterEach(() => {
  delete window.gtag;
  delete document.documentElement.dataset.clickConversion;
  gtag.mockReset();
  navigate.mockReset();
});

function show(html: string) {
  document.body.innerHTML = html;
  return document.querySelector<HTMLElement>(".pressed");
}

test.each(["tel:+17055550100", "mailto:hello@brokerage.example"])(
  "a click on %s reports a conversion, then follows the link",
  (url) => {
    show(`<a href="${url}"><b class="pressed">Call us</b></a>`)?.click();
    const [, name, details] = gtag.mock.calls[0] ?? [];
    expect([name, details.send_to]).toEqual(["conversion", "AW-1/call"]);
    details.event_callback();
    expect(navigate.mock.calls).toEqual([[url]]);
  },
);

test("a marked link without a URL causes a console warning", () => {
  const warn = vi.spyOn(console, "warn").mockImplementation(() => {});
  show('<a data-conversion class="pressed">Call us</a>')?.click();
  expect(warn).toHaveBeenCalledWith("trackConversionClick called without URL");
  warn.mockRestore();
});

test("other links keep their default behaviour", () => {
  show('<a href="#faqs" class="pressed">FAQs</a>')?.click();
  expect(gtag).not.toHaveBeenCalled();
  expect(location.hash).toBe("#faqs");
});

test("a click on an element with an event name sends the event and follows the link", () => {
  show(
    `<a href="#contact" class="pressed" data-click-event="process_cta_click"
      data-event-category="engagement" data-event-label="get_started_button">Get Started Now</a>`,
  )?.click();
  expect(gtag.mock.calls).toEqual([
    [
      "event",
      "process_cta_click",
      { event_category: "engagement", event_label: "get_started_button" },
    ],
  ]);
  expect(location.hash).toBe("#contact");
});

test("a page marked with a conversion reports it on a visit", () => {
  show("<main>Rates</main>");
  visitConversion();
  expect(gtag).not.toHaveBeenCalled();
  show('<section data-visit-conversion="AW-1/contact"></section>');
  visitConversion();
  // A visit counts once, though the tag came with the visitor's consent.
  visitConversion();
  // Like a link, the page reports its conversion without an id of its own too.
  show('<section data-visit-conversion=""></section>');
  visitConversion();
  expect(gtag.mock.calls.map(([, name, { send_to }]) => [name, send_to])).toEqual([
    ["conversion", "AW-1/contact"],
    ["conversion", undefined],
  ]);
});
