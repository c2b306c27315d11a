import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { reportEvent, trackConversionClick } from "./gtag.ts";

const navigate = vi.fn();
const track = (url: string | undefined) => trackConversionClick(url, "AW-1/call", navigate);

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(console, "warn").mockImplementation(() => {});
  vi.spyOn(console, "error").mockImplementation(() => {});
});

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  navigate.mockReset();
  delete window.gtag;
});

test("without a URL it warns and does not navigate", () => {
  track(undefined);
  expect(console.warn).toHaveBeenCalledWith("trackConversionClick called without URL");
  expect(navigate).not.toHaveBeenCalled();
});

test("without the tag it navigates at once", () => {
  track("tel:+17055550100");
  expect(console.warn).toHaveBeenCalledWith(
    "Google Ads gtag not available, navigating without tracking",
  );
  expect(navigate).toHaveBeenCalledWith("tel:+17055550100");
});

test("with the tag it navigates once the conversion is reported, and only once", () => {
  const gtag = vi.fn();
  window.gtag = gtag;
  track("tel:+17055550100");
  expect(navigate).not.toHaveBeenCalled();
  const [, name, details] = gtag.mock.calls[0] ?? [];
  expect([name, details.send_to]).toEqual(["conversion", "AW-1/call"]);
  details.event_callback();
  vi.runAllTimers();
  expect(navigate.mock.calls).toEqual([["tel:+17055550100"]]);
});

test("a tag that never responds delays navigation for one second", () => {
  window.gtag = vi.fn();
  track("tel:+17055550100");
  vi.advanceTimersByTime(999);
  expect(navigate).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(navigate).toHaveBeenCalledWith("tel:+17055550100");
});

test("a tag that throws does not delay navigation", () => {
  const failure = new Error("blocked");
  window.gtag = () => {
    throw failure;
  };
  track("mailto:hello@brokerage.example");
  expect(console.error).toHaveBeenCalledWith("Error tracking conversion:", failure);
  expect(navigate).toHaveBeenCalledWith("mailto:hello@brokerage.example");
});

test("without the analytics function no event is sent", () => {
  expect(() => reportEvent("process_cta_click", {})).not.toThrow();
});
