import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { reportContactVisit, reportEvent, reportPageView } from "./reportEvent.ts";

const gtag = vi.fn();

beforeEach(() => vi.stubGlobal("window", { gtag }));

afterEach(() => {
  vi.unstubAllGlobals();
  gtag.mockReset();
});

test("a visit to the contact page is one conversion where the brokerage counts them", () => {
  reportContactVisit(undefined);
  expect(gtag).not.toHaveBeenCalled();
  reportContactVisit("AW-1/contact");
  expect(gtag.mock.calls).toEqual([["event", "conversion", { send_to: "AW-1/contact" }]]);
});

test("a page view goes to the configured tag with its path", () => {
  reportPageView({}, "/faqs");
  expect(gtag).not.toHaveBeenCalled();
  reportPageView({ id: "AW-1" }, "/faqs");
  expect(gtag.mock.calls).toEqual([["config", "AW-1", { page_path: "/faqs" }]]);
});

test("without the analytics function nothing happens", () => {
  vi.stubGlobal("window", {});
  expect(() => reportEvent("process_cta_click", {})).not.toThrow();
});
