import { setTimeout as wait } from "node:timers/promises";
import type { Engine } from "./Engine.ts";

const timeoutMs = 30_000;

/** Script that returns true once React has hydrated every live part of the page. */
const isAlive = `
  const isHydrated = (part) => Object.keys(part).some((key) => key.startsWith("__reactProps"));
  return document.readyState === "complete" &&
    [...document.querySelectorAll("[data-live] > :first-child")].every(isHydrated);`;

/**
 * Returns the actions of a visitor, who finds fields and buttons by their labels: in the embedded calculator
 * of an index, or in the page if it has none.
 */
export function visitor(engine: Engine, site: string, at = 0) {
  const { open, evaluate: ask, type, shortcut, close } = engine;
  const element = `document.querySelectorAll("mortgage-calculator")[${at}]`;
  const root = `(${element}?.shadowRoot ?? document)`;
  const control = (label: string) =>
    `[...${root}.querySelectorAll("label")].find((one) => one.textContent.trim() === ${JSON.stringify(label)})?.control`;
  const button = (name: string) =>
    `[...${root}.querySelectorAll("button")].find((one) => one.textContent.trim() === ${JSON.stringify(name)})`;
  const shownText = `(${root}.body?.innerText ?? [...${root}.children]
    .filter((each) => each.localName !== "style")
    .map((each) => each.innerText).join("\\n"))`;
  /** Polls the page until the script returns true. Throws after 30 seconds. */
  async function until(what: string, script: string): Promise<void> {
    const deadline = performance.now() + timeoutMs;
    while (!(await ask<boolean>(script))) {
      if (performance.now() > deadline) throw new Error(`The page never got as far as: ${what}.`);
      await wait(100);
    }
  }
  const asks = () => until("the calculator asks", `return Boolean(${root}.querySelector("form"))`);
  return {
    ask,
    type,
    close,
    until,
    async open(path: string) {
      // Opening the address of the page again would be a reload, which keeps a calculator's step.
      await open("about:blank");
      await open(site + path);
      await until(`${path} is alive`, isAlive);
    },
    async openFrame(path: string) {
      await open(site + path);
      await asks();
    },
    async scrollsToIt() {
      await ask(`${element}.scrollIntoView();`);
      await asks();
    },
    /** Waits until the step's heading has the focus. Keys typed earlier would lose their field. */
    reachesStep: () =>
      until("the step has the focus", `return ${root}.activeElement?.tagName === "H2"`),
    style: (selector: string, property: string) =>
      ask<string>(
        `return getComputedStyle(${root}.querySelector("${selector}")).getPropertyValue("${property}")`,
      ),
    /** Replaces a field's value by typing. */
    async enter(label: string, text: string) {
      await until(`there is ${label}`, `return Boolean(${control(label)})`);
      await ask(`const field = ${control(label)}; field.focus(); field.select?.();`);
      await type(text);
    },
    /** Copies a text from elsewhere on the page and pastes it over the field's value. */
    async paste(label: string, text: string) {
      await until(`there is ${label}`, `return Boolean(${control(label)})`);
      await ask(`
        const elsewhere = document.createElement("textarea");
        elsewhere.id = "elsewhere";
        elsewhere.value = ${JSON.stringify(text)};
        document.body.append(elsewhere);
        elsewhere.select();`);
      await shortcut("c");
      await ask(`
        document.getElementById("elsewhere").remove();
        const field = ${control(label)}; field.focus(); field.select?.();`);
      await shortcut("v");
    },
    value: (label: string) => ask<string>(`return ${control(label)}.value`),
    described: (label: string) =>
      ask<string>(`
        const ids = ${control(label)}.getAttribute("aria-describedby") ?? "";
        return ids.split(" ").map((id) => ${root}.getElementById(id)?.textContent).join(" ");`),
    focused: () => ask<string>("return document.activeElement?.labels?.[0]?.textContent ?? ''"),
    async press(name: string) {
      await until(`${name} can be pressed`, `return ${button(name)}?.disabled === false`);
      await ask(`${button(name)}.click()`);
    },
    canPress: (name: string) => ask<boolean>(`return ${button(name)}?.disabled === false`),
    shows: (text: string) =>
      until(`it says “${text}”`, `return ${shownText}.includes(${JSON.stringify(text)})`),
  };
}

export type Visitor = ReturnType<typeof visitor>;
