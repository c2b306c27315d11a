import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { trackConversionClick } from "./trackConversionClick.ts";

const adTag = { id: "AW-1", clickConversion: "AW-1/call" };
const navigate = vi.fn();

beforeEach(() => {
  vi.stubGlobal("window", {});
  vi.spyOn(console, "warn").mockImplementation(() => {});
  vi.spyOn(console, "error").mockImplementation(() => {});
});

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  navigate.mockReset();
});

describe("trackConversionClick", () => {
  test("without a URL it says so and goes nowhere", () => {
    trackConversionClick(undefined, adTag, navigate);
    expect(console.warn).toHaveBeenCalledWith("trackConversionClick called without URL");
    expect(navigate).not.toHaveBeenCalled();
  });

  test("without the tag it navigates at once", () => {
    trackConversionClick("tel:+17055550100", adTag, navigate);
    expect(console.warn).toHaveBeenCalledWith(
      "Google Ads gtag not available, navigating without tracking",
    );
    expect(navigate).toHaveBeenCalledWith("tel:+17055550100");
  });

  test("with the tag it navigates once the conversion is reported", () => {
    const gtag = vi.fn();
    window.gtag = gtag;
    trackConversionClick("tel:+17055550100", adTag, navigate);
    expect(navigate).not.toHaveBeenCalled();
    const [, name, details] = gtag.mock.calls[0] ?? [];
    expect([name, details.send_to]).toEqual(["conversion", "AW-1/call"]);
    details.event_callback();
    expect(navigate).toHaveBeenCalledWith("tel:+17055550100");
  });

  test("a tag that fails does not keep the visitor", () => {
    const failure = new Error("blocked");
    window.gtag = () => {
      throw failure;
    };
    trackConversionClick("mailto:hello@greatersimcoemortgages.example", adTag, navigate);
    expect(console.error).toHaveBeenCalledWith("Error tracking conversion:", failure);
    expect(navigate).toHaveBeenCalledWith("mailto:hello@greatersimcoemortgages.example");
  });
});
