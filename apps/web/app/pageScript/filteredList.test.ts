import { beforeEach, expect, test } from "vitest";
import { contains, filteredList } from "./filteredList.ts";

const words = {
  listed: "{listed} of {all} {noun} shown",
  both: "{listed} of {all} {noun} and {related} shown",
  onlyRelated: "{related} shown",
  related: { one: "{count} related answer", other: "{count} related answers" },
};
const post = (category: string, title: string, author: string) =>
  `<li data-category="${category}" data-author="${author}"><h3>${title}</h3><div>${author}, Agent</div><p>When it pays.</p></li>`;

function page(list: string): HTMLElement {
  document.documentElement.lang = "en";
  document.body.innerHTML = `<div data-filtered-list='${JSON.stringify({ words, noun: "entries" })}'>
    ${["all", "rates", "credit"].map((value) => `<button value=${value} aria-pressed=false>${value}</button>`).join("")}
    <input type=search><p role=status></p>${list}
    <div hidden data-related><h2>Related</h2><ul><li><p><a href="/">x</a></p><p>x</p></li></ul></div></div>`;
  return document.querySelector("[data-filtered-list]") as HTMLElement;
}

const related = async () => () => [
  { title: "What score?", text: "Listed already." },
  { title: "A calculator", text: "It counts.", href: "/count" },
];
const shown = () => [...document.querySelectorAll("li[data-category], details")].length;
const search = async (text: string) => {
  const field = document.querySelector("input") as HTMLInputElement;
  field.focus();
  await Promise.resolve();
  field.value = text;
  field.dispatchEvent(new Event("input"));
};
const choose = (value: string) =>
  document.querySelector<HTMLElement>(`button[value=${value}]`)?.click();

const posts = `<div data-groups><ul>${post("rates", "Fixed or Variable", "Robin Sayers")}</ul><ul>${post("credit", "Scores", "Mae Chan")}</ul></div>`;
const questions = `<div data-groups><section data-category=rates><h3>Rates</h3><div>
    <details><summary>Fixed or variable?</summary><p>It depends on you.</p><a>Link</a></details>
    <details><summary>How long is a hold?</summary><p>Up to 120 days.</p></details></div></section>
  <section data-category=credit><h3>Credit</h3><div>
    <details><summary>What score?</summary><p>A HOLD on cards helps.</p></details></div></section></div>`;

beforeEach(() => document.body.replaceChildren());

test("A category shows only its own posts, and all of them come back in their order", () => {
  filteredList(page(posts), related);
  choose("credit");
  expect(shown()).toBe(1);
  expect(document.querySelector("button[aria-pressed=true]")?.textContent).toBe("credit");
  expect(document.querySelector("[role=status]")?.textContent).toBe("1 of 2 entries shown");
  choose("all");
  const titles = [...document.querySelectorAll("li h3")].map(({ textContent }) => textContent);
  expect(titles).toEqual(["Fixed or Variable", "Scores"]);
});

test("A search finds title, excerpt and author, ignoring case, within the category", async () => {
  filteredList(page(posts), related);
  for (const [text, count] of Object.entries({
    "or VAR": 1,
    pays: 2,
    sayers: 1,
    refinance: 0,
    agent: 0,
  })) {
    await search(text);
    expect(shown(), text).toBe(count);
  }
  await search("sayers");
  choose("credit");
  expect(shown()).toBe(0);
});

test("A search lists only matching questions, and no category without one", async () => {
  filteredList(page(questions), related);
  await search("hold");
  expect(shown()).toBe(2);
  await search("variable");
  expect(shown()).toBe(1);
  expect(document.querySelectorAll("section")).toHaveLength(1);
  await search("link");
  expect(shown()).toBe(0);
  await search("");
  expect(shown()).toBe(3);
});

test("Related answers that are not listed show after a search, with or without a link", async () => {
  filteredList(page(questions), related);
  await search("score");
  const answers = () => [...document.querySelectorAll("[data-related] li")];
  await expect.poll(() => answers().length).toBe(1);
  expect(answers()[0]?.querySelector("a")?.getAttribute("href")).toBe("/count");
  expect(document.querySelector("[role=status]")?.textContent).toBe(
    "1 of 3 entries and 1 related answer shown",
  );
  await search("");
  expect(answers()).toHaveLength(0);
});

test("What was typed before the script counts", () => {
  const root = page(posts);
  (document.querySelector("input") as HTMLInputElement).value = "sayers";
  filteredList(root, related);
  expect(shown()).toBe(1);
});

test("What the browser restores after the script counts once the page is shown", () => {
  filteredList(page(posts), related);
  (document.querySelector("input") as HTMLInputElement).value = "sayers";
  expect(shown()).toBe(2);
  dispatchEvent(new PageTransitionEvent("pageshow"));
  expect(shown()).toBe(1);
});

test("Related answers that failed to load are loaded at the next letter", async () => {
  let isOnline = false;
  filteredList(page(questions), async () => {
    if (!isOnline) throw new TypeError("Failed to fetch");
    return related();
  });
  await search("scor");
  isOnline = true;
  await search("score");
  await expect.poll(() => document.querySelectorAll("[data-related] li").length).toBe(1);
});

test.each([
  ["Ontario’s rebate", ["Ontario's", "ONTARIO’S", "Ontario‘s", "Ontario′s"]],
  ["5\u00a0%, or 5\u202f000\u00a0$", ["5 %", "5\u00a0%", "5 000 $"]],
  ["It is “full” or « plein\u00a0»", ['"full"', "„full“", '"plein"', "«\u00a0plein\u00a0»"]],
  ["A 5‑year term, 2–3 weeks", ["5-year", "5–year", "2-3"]],
  ["Préapprobation… soon", ["pre\u0301approbation", "préapprobation..."]],
])("%s is found by the marks, spaces and letters of other keyboards", (text, searches) => {
  for (const search of searches) expect(contains([text], search), search).toBe(true);
});
