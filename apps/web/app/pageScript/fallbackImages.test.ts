import { fallbackImages } from "@mortgage-kit/ui/pageScript";
import { afterEach, beforeEach, expect, test, vi } from "vitest";

const pixel = "data:image/gif;base64,R0lGODlhAQABAAAAACH5BAEKAAEALAAAAAABAAEAAAICTAEAOw==";
let stop = () => {};
const broken = "data:image/png;base64,broken";

beforeEach(() => {
  vi.spyOn(console, "warn").mockImplementation(() => {});
});

afterEach(() => {
  vi.restoreAllMocks();
  stop();
});

function logo(src: string, fallback: string) {
  document.body.innerHTML = `<img src="${src}" data-fallback-src="${fallback}" alt="Home page">`;
  return document.querySelector("img") as HTMLImageElement;
}

test("an image that fails is replaced by its fallback, with one console warning", async () => {
  const image = logo(broken, pixel);
  stop = fallbackImages();
  await expect.poll(() => image.naturalWidth).toBe(1);
  expect(image.getAttribute("src")).toBe(pixel);
  expect(console.warn).toHaveBeenCalledExactlyOnceWith(
    `The picture ${broken} did not load; showing ${pixel} instead.`,
  );
});

test("an image that failed before the script ran is replaced too", async () => {
  const image = logo(broken, pixel);
  await expect.poll(() => image.complete).toBe(true);
  stop = fallbackImages();
  await expect.poll(() => image.naturalWidth).toBe(1);
});

test("a failed image without a fallback is hidden", async () => {
  const image = logo(broken, "");
  stop = fallbackImages();
  await expect.poll(() => image.style.visibility).toBe("hidden");
  expect(console.warn).not.toHaveBeenCalled();
});

test("loaded images and failed fallbacks are unchanged", async () => {
  const loads = logo(pixel, broken);
  stop = fallbackImages();
  await expect.poll(() => loads.complete).toBe(true);
  expect(loads.getAttribute("src")).toBe(pixel);

  const fails = logo(broken, `${broken}2`);
  await expect.poll(() => fails.getAttribute("src")).toBe(`${broken}2`);
  await expect.poll(() => fails.complete).toBe(true);
  expect(console.warn).toHaveBeenCalledOnce();
});
