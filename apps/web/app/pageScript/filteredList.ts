import type { SiteWords } from "@mortgage-kit/content";
import { fill, fillCount } from "@mortgage-kit/content/fill";
import type { SearchEntry } from "../search/relatedAnswers.ts";
import { onEvent } from "./onEvent.ts";

export const allCategories = "all";

/** Texts that announce what a search found. */
interface FilterData {
  words: Pick<SiteWords["search"], "listed" | "both" | "onlyRelated" | "related">;
  /** Name of the listed entries, in the plural. */
  noun: string;
}

const shownAnswers = 3;

/** An entry of a list, with the texts that a search looks through. */
interface Entry {
  element: HTMLElement;
  /** Element that has the entry while it is shown. */
  place: HTMLElement | null;
  /** Child of the list that is or contains the entry. */
  section: Element;
  category: string | undefined;
  texts: readonly string[];
}

/** Returns a text in lower case, with the apostrophes, quotation marks and spaces of a keyboard. */
const asTyped = (text: string) =>
  text
    .toLowerCase()
    .replace(/[’‘ʼ]/g, "'")
    .replace(/[“”]/g, '"')
    .replace(/[\u00a0\u202f]/g, " ");

export function contains(texts: readonly string[], search: string): boolean {
  const wanted = asTyped(search);
  return texts.some((text) => asTyped(text).includes(wanted));
}

/** Keeps only matches in the page. `relatedAnswers` loads when the field gets the focus. */
export function filteredList(
  root: HTMLElement,
  relatedAnswers: () => Promise<(search: string) => SearchEntry[]>,
): void {
  const { words, noun }: FilterData = JSON.parse(root.dataset.filteredList ?? "");
  const list = root.querySelector("[data-groups]");
  const field = root.querySelector<HTMLInputElement>("input[type=search]");
  const status = root.querySelector("[role=status]");
  const related = relatedPart(root);
  if (!list || !field || !status) return;
  const entries = [...list.children].flatMap(entriesOf);
  const places = new Set(entries.map(({ place }) => place).filter((place) => place !== list));
  const all = entries.length;
  let category = allCategories;
  let find: ((search: string) => SearchEntry[]) | undefined;
  let isAsked = false;

  function show(): void {
    const search = field?.value ?? "";
    const shown = entries.filter(
      (entry) =>
        [allCategories, entry.category].includes(category) && contains(entry.texts, search),
    );
    for (const place of places) place?.replaceChildren();
    for (const { element, place } of shown) if (places.has(place)) place?.append(element);
    list?.replaceChildren(...new Set(shown.map(({ section }) => section)));
    root.toggleAttribute("data-searched", search !== "");
    const titles = shown.map(({ texts }) => texts[0]);
    const found = search.trim().length > 1 && find ? find(search) : [];
    const answers = found.filter(({ title }) => !titles.includes(title)).slice(0, shownAnswers);
    related(answers);
    if (status) status.textContent = spokenCount(titles.length, answers.length);
  }

  function spokenCount(listed: number, answers: number): string {
    const values = { listed, all, noun };
    // As on the page, nothing is said of an empty list.
    if (answers === 0) return listed === 0 ? "" : fill(words.listed, values);
    const found = fillCount(words.related, answers, document.documentElement.lang);
    return fill(listed === 0 ? words.onlyRelated : words.both, { ...values, related: found });
  }

  /** Loads the search by meaning. Without it only texts that contain the search are found. */
  async function prepare(): Promise<void> {
    if (isAsked) return;
    isAsked = true;
    try {
      find = await relatedAnswers();
    } catch {
      // The next letter asks again.
      isAsked = false;
    }
    if (field?.value) show();
  }

  onEvent("click", "[data-filtered-list] button[aria-pressed]", (chosen) => {
    category = (chosen as HTMLButtonElement).value;
    for (const button of root.querySelectorAll("button[aria-pressed]")) {
      button.setAttribute("aria-pressed", String(button === chosen));
    }
    show();
  });
  field.addEventListener("input", () => {
    prepare();
    show();
  });
  field.addEventListener("focus", prepare);
  /** Reads what the visitor or the browser has entered without an event. */
  const read = () => {
    if (field.value || document.activeElement === field) prepare();
    if (field.value) show();
  };
  read();
  // Only now has every browser restored the field of a page that is opened again.
  addEventListener("pageshow", read);
}

function entriesOf(section: Element): Entry[] {
  const selector = "[data-texts], details";
  const elements = section.matches(selector) ? [section] : section.querySelectorAll(selector);
  return [...(elements as Iterable<HTMLElement>)].map((element) => {
    const { texts } = element.dataset;
    const shown = [...element.querySelectorAll("summary, p")];
    return {
      element,
      place: element.parentElement,
      section,
      category: element.closest<HTMLElement>("[data-category]")?.dataset.category,
      texts: texts ? JSON.parse(texts) : shown.map(({ textContent }) => textContent),
    };
  });
}

/** Removes the part for related answers, and returns a function that shows it with answers. */
function relatedPart(root: HTMLElement): (answers: readonly SearchEntry[]) => void {
  const part = root.querySelector<HTMLElement>("[data-related]");
  const [specimen] = part?.getElementsByTagName("li") ?? [];
  const place = document.createComment("");
  part?.replaceWith(place);
  if (!part || !specimen) return () => {};
  const list = specimen.parentElement;
  part.hidden = false;
  return (answers) => {
    list?.replaceChildren(...answers.map((answer) => filledIn(specimen, answer)));
    if (answers.length > 0) place.after(part);
    else part.remove();
  };
}

function filledIn(specimen: HTMLElement, { title, text, href }: SearchEntry): HTMLElement {
  const item = specimen.cloneNode(true) as HTMLElement;
  const [name, words] = item.children;
  const link = item.querySelector("a");
  if (link && href) {
    link.href = href;
    link.textContent = title;
  } else if (name) {
    name.textContent = title;
  }
  if (words) words.textContent = text;
  return item;
}
