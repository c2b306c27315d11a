import type { Question } from "./thirtyQuestions.ts";

export interface Shown {
  readonly heading: string;
  /** Lines of the message to an agent. */
  readonly lines: readonly string[];
  /** First day and source of each rule. */
  readonly rules: readonly string[];
}

interface Asked extends Pick<Question, "id" | "lang" | "inputs" | "place"> {
  /** Title of the list of rules. */
  readonly rulesTitle: string;
}

/**
 * Answers a question in an embedded calculator, and returns what its result shows. Runs in the
 * browser, so it uses nothing from outside.
 */
export async function answerInPage(asked: Asked): Promise<Shown> {
  const { id, lang, inputs, place, rulesTitle } = asked;
  const calculator = document.createElement("mortgage-calculator");
  const attributes = {
    calculator: id,
    lang,
    agents: "Robin Ng <robin@brokerage.example>",
    ...place,
  };
  for (const [name, value] of Object.entries(attributes)) calculator.setAttribute(name, `${value}`);
  document.body.replaceChildren(calculator);
  const { shadowRoot: root } = calculator;
  if (!root) throw new Error("The embed's script has not run.");

  const until = async <Found>(found: () => Found | null | undefined | false): Promise<Found> => {
    for (const end = performance.now() + 20_000; performance.now() < end; ) {
      const value = found();
      if (value) return value;
      await new Promise((resolve) => setTimeout(resolve, 10));
    }
    throw new Error(`${id} is not answered: ${root.textContent}`);
  };
  const heading = () => root.querySelector("h2")?.textContent;
  const inputOf = (name: string): unknown => {
    const [field = "", , column] = name.split(".");
    const value = inputs[field];
    // The form has one row, the first of the inputs.
    return column && Array.isArray(value) ? value[0][column] : value;
  };

  await until(() => root.querySelector("form"));
  for (let submit = submitOf(root); submit; submit = submitOf(root)) {
    // The name of an offer shows the other questions about it.
    const done = new Set<string>();
    for (let control = nextOf(root, done); control; control = nextOf(root, done)) {
      done.add(control.name);
      const value = inputOf(control.name);
      if (value === undefined) continue;
      control.value = String(value);
      const changed = control.localName === "select" ? "change" : "input";
      control.dispatchEvent(new Event(changed, { bubbles: true }));
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
    const before = heading();
    submit.click();
    await until(() => heading() !== before);
  }

  // Opens the rows below the result, which are rendered while the page is idle.
  const message = () =>
    [...root.querySelectorAll("[role=group]")].find((group) => group.textContent.includes("\n- "));
  const rules = () =>
    [...root.querySelectorAll<HTMLAnchorElement>("a[target=_blank]")].flatMap((link) => {
      const [since = ""] = link.parentElement?.textContent.split(link.textContent) ?? [];
      return since.includes("Source") ? `${since.trim()} ${link.href}` : [];
    });
  await until(() => {
    for (const opener of root.querySelectorAll<HTMLElement>(
      "section button[aria-expanded=false]",
    )) {
      opener.click();
    }
    const titles = [...root.querySelectorAll("h3")].map(({ textContent }) => textContent);
    return message() && titles.includes(rulesTitle);
  });
  return {
    heading: heading() ?? "",
    lines: (message()?.textContent ?? "").split("\n"),
    rules: rules(),
  };

  function nextOf(form: ShadowRoot, done: ReadonlySet<string>) {
    const controls = form.querySelectorAll<HTMLInputElement | HTMLSelectElement>(
      "form input[name], form select[name]",
    );
    return [...controls].find(({ name }) => !done.has(name));
  }

  function submitOf(form: ShadowRoot) {
    return form.querySelector<HTMLElement>("form button[type=submit]");
  }
}
