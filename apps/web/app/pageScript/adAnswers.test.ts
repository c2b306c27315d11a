import { afterEach, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { adAnswers, forgetTag } from "./adAnswers.ts";
import { adChoice, markAdChoice } from "./adChoice.ts";

vi.mock("./adTag.ts", () => ({ adTag: vi.fn() }));
const { adTag } = await import("./adTag.ts");

const page = document.documentElement;
const button = (name: string) =>
  document.querySelector<HTMLElement>(`[data-ad-answer=${name}]`) as HTMLElement;

beforeAll(adAnswers);

beforeEach(() => {
  page.dataset.adTag = "AW-1";
  document.body.innerHTML = `<aside data-ad-question><button data-ad-answer="allowed">Allow</button>
    <button data-ad-answer="refused">Do not allow</button></aside><main tabindex="-1">Page</main>`;
});

afterEach(() => {
  localStorage.clear();
  vi.mocked(adTag).mockReset();
  vi.restoreAllMocks();
  delete page.dataset.adTag;
  delete page.dataset.adChoice;
});

/** Makes the page look unframed, because the test runner frames it. */
const onItsOwn = () => vi.spyOn(window, "parent", "get").mockReturnValue(window);

test("a visitor without an answer sees the banner, and nothing loads", () => {
  onItsOwn();
  markAdChoice();
  expect([page.dataset.adChoice, adChoice()]).toEqual(["ask", "ask"]);
});

test("a page in a frame or without a tag shows no banner", () => {
  markAdChoice();
  expect(page.dataset.adChoice).toBe("refused");
  delete page.dataset.adTag;
  delete page.dataset.adChoice;
  markAdChoice();
  expect(page.dataset.adChoice).toBeUndefined();
});

test("Global Privacy Control counts as a refusal", () => {
  Object.defineProperty(navigator, "globalPrivacyControl", { value: true, configurable: true });
  expect(adChoice()).toBe("refused");
  Reflect.deleteProperty(navigator, "globalPrivacyControl");
});

test("accepting loads the tag at once, is stored, and moves focus to the page", () => {
  button("allowed").click();
  expect(adTag).toHaveBeenCalledOnce();
  expect([adChoice(), page.dataset.adChoice]).toEqual(["allowed", "allowed"]);
  expect(document.activeElement).toBe(document.querySelector("main"));
});

test("refusing loads nothing and is stored", () => {
  button("refused").click();
  expect(adTag).not.toHaveBeenCalled();
  expect(adChoice()).toBe("refused");
});

test("the answer applies even if it cannot be stored", () => {
  vi.spyOn(Storage.prototype, "getItem").mockImplementation(() => {
    throw new DOMException("denied");
  });
  vi.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
    throw new DOMException("denied");
  });
  button("allowed").click();
  expect(adTag).toHaveBeenCalledOnce();
  expect(adChoice()).toBe("allowed");
  button("refused").click();
});

test("withdrawing consent removes the tag's cookies of this host and of every domain above it", () => {
  const written: string[] = [];
  vi.spyOn(document, "cookie", "get").mockReturnValue("_ga=1; session=2; _gcl_au=3");
  vi.spyOn(document, "cookie", "set").mockImplementation((cookie) => void written.push(cookie));
  forgetTag("www.brokerage.example");
  const scopes = ["", ..."www.brokerage.example brokerage.example example".split(" ")];
  expect(written).toEqual(
    ["_ga", "_gcl_au"].flatMap((name) =>
      scopes.map((domain) => `${name}=; max-age=0; path=/${domain && `; domain=${domain}`}`),
    ),
  );
});
