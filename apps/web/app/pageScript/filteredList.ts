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
  /** Child of the list that is or contains the entry. */
  section: Element;
  category: string | undefined;
  texts: readonly string[];
}

/** Returns a text in lower case, with the marks, spaces and whole letters of a keyboard. */
const asTyped = (text: string) =>
  text
    .toLowerCase()
    .normalize("NFKC")
    .replace(/[’‘ʼ′`]/g, "'")
    .replace(/[“”„]|« ?| ?»/g, '"')
    .replace(/[‐‑–—−]/g, "-");

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
  const keepOnly = partsOf(list);
  let category = allCategories;
  let find: ((search: string) => SearchEntry[]) | undefined;
  let isAsked = false;

  function show(): void {
    const search = field?.value ?? "";
    const shown = entries.filter(
      (entry) =>
        [allCategories, entry.category].includes(category) && contains(entry.texts, search),
    );
    keepOnly(new Set(shown.flatMap(({ element, section }) => [element, section])));
    root.toggleAttribute("data-searched", search !== "");
    const titles = shown.map(({ texts }) => texts[0]);
    const found = search.trim().length > 1 && find ? find(search) : [];
    const answers = found.filter(({ title }) => !titles.includes(title)).slice(0, shownAnswers);
    related(answers);
    const counts = { listed: shown.length, all: entries.length, noun };
    if (status) status.textContent = spokenCount(words, counts, answers.length);
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

function spokenCount(
  words: FilterData["words"],
  values: Readonly<Record<"listed" | "all", number>> & Pick<FilterData, "noun">,
  answers: number,
): string {
  // As on the page, nothing is said of an empty list.
  if (answers === 0) return values.listed === 0 ? "" : fill(words.listed, values);
  const related = fillCount(words.related, answers, document.documentElement.lang);
  return fill(values.listed === 0 ? words.onlyRelated : words.both, { ...values, related });
}

/** Returns a function that leaves only some entries and sections of a list in the page, in their order. */
function partsOf(list: Element): (shown: ReadonlySet<Element>) => void {
  const all = new Set([...list.children, ...list.querySelectorAll(entrySelector)]);
  const lastFirst = [...all].reverse().map((part) => ({ part, parent: part.parentElement }));
  return (shown) => {
    let next: Element | null = null;
    for (const { part, parent } of lastFirst) {
      if (!shown.has(part)) {
        part.remove();
        continue;
      }
      // A part that stays is not touched: the browser would lay it out again.
      if (part.parentElement !== parent)
        parent?.insertBefore(part, next?.parentElement === parent ? next : null);
      next = part;
    }
  };
}

const entrySelector = "[data-author], details";

function entriesOf(section: Element): Entry[] {
  const isEntry = section.matches(entrySelector);
  const elements = isEntry ? [section] : section.querySelectorAll(entrySelector);
  return [...(elements as Iterable<HTMLElement>)].map((element) => {
    const shown = [...element.querySelectorAll("summary, h3, p")];
    return {
      element,
      section,
      category: element.closest<HTMLElement>("[data-category]")?.dataset.category,
      texts: [...shown.map(({ textContent }) => textContent), element.dataset.author ?? ""],
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
