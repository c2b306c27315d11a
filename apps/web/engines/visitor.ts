import type { Engine } from "./Engine.ts";
import { untilIn } from "./until.ts";

/** Expression for the root to search: an embedded calculator has a shadow root of its own. */
const root = `(document.querySelector("mortgage-calculator")?.shadowRoot ?? document)`;

const control = (label: string) =>
  `[...${root}.querySelectorAll("label")].find((one) => one.textContent.trim() === ${JSON.stringify(label)})?.control`;

const button = (name: string) =>
  `[...${root}.querySelectorAll("button")].find((one) => one.textContent.trim() === ${JSON.stringify(name)})`;

const shownText = `(${root}.body?.innerText ?? [...${root}.children]
  .filter((each) => each.localName !== "style")
  .map((each) => each.innerText).join("\\n"))`;

/** Script that returns true once React has hydrated every live part of the page. */
const isAlive = `
  const isHydrated = (part) => Object.keys(part).some((key) => key.startsWith("__reactProps"));
  return document.readyState === "complete" &&
    [...document.querySelectorAll("[data-live] > :first-child")].every(isHydrated);`;

/** Returns the actions of a visitor, who finds fields and buttons by their labels. */
export function visitor({ open, evaluate: ask, type, shortcut, close }: Engine, site: string) {
  const until = untilIn({ evaluate: ask });
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
      await until(`${path} asks`, `return Boolean(${root}.querySelector("form"))`);
    },
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
