import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { fromTop } from "./fromTop.ts";

const page = document.documentElement;

function arrive(type: string, hash = "") {
  vi.spyOn(performance, "getEntriesByType").mockReturnValue([{ type } as never]);
  history.replaceState(null, "", hash || location.pathname);
  fromTop();
}

beforeEach(() => {
  document.body.innerHTML = `<a id="within" href="/#contact"><b>Contact</b></a><a id="away" href="/faqs">FAQs</a>`;
  document.body.addEventListener("click", (event) => event.preventDefault());
});

afterEach(() => {
  vi.restoreAllMocks();
  delete page.dataset.fromTop;
  history.replaceState(null, "", location.pathname);
});

const follow = (selector: string) => document.querySelector<HTMLElement>(selector)?.click();

test("a page that is come to is read from its top, until a link leads to a place in it", () => {
  arrive("navigate");
  expect(page).toHaveProperty("dataset.fromTop", "");
  follow("#away");
  expect(page).toHaveProperty("dataset.fromTop", "");
  follow("#within b");
  expect(page).not.toHaveProperty("dataset.fromTop");
});

test.each([
  ["navigate", "#contact"],
  ["reload", ""],
  ["back_forward", ""],
])("who arrives by %s at '%s' is not at the top", (type, hash) => {
  arrive(type, hash);
  expect(page).not.toHaveProperty("dataset.fromTop");
});
