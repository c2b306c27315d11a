import type { Engine } from "./Engine.ts";
import { untilIn } from "./until.ts";

const root = (at: number) => `document.querySelectorAll("mortgage-calculator")[${at}]?.shadowRoot`;
const named = (at: number, name: string) => `${root(at)}?.querySelector('form [name="${name}"]')`;

/** Returns the actions of a visitor in the page's calculators, addressed by their index. */
export function embedVisitor({ evaluate: ask, type }: Engine) {
  const until = untilIn({ evaluate: ask });
  return {
    until,
    async comesTo(at: number) {
      await ask(`document.querySelectorAll("mortgage-calculator")[${at}].scrollIntoView();`);
      await until(`calculator ${at} asks`, `return Boolean(${root(at)}?.querySelector("form"))`);
    },
    /** Waits until the step's heading has the focus. Keys typed earlier would lose their field. */
    reachesStep: (at: number) =>
      until("the step has the focus", `return ${root(at)}?.activeElement?.tagName === "H2"`),
    /** Replaces a field's value by typing. */
    async enter(at: number, name: string, text: string) {
      await until(`there is ${name}`, `return Boolean(${named(at, name)})`);
      await ask(`const field = ${named(at, name)}; field.focus(); field.select();`);
      await type(text);
    },
    value: (at: number, name: string) => ask<string>(`return ${named(at, name)}.value`),
    shows: (at: number, text: string) =>
      until(
        `calculator ${at} says “${text}”`,
        `return Boolean(${root(at)}?.querySelector(".frame")?.innerText.includes(${JSON.stringify(text)}))`,
      ),
    style: (at: number, selector: string, property: string) =>
      ask<string>(
        `return getComputedStyle(${root(at)}.querySelector(${JSON.stringify(selector)})).getPropertyValue("${property}")`,
      ),
  };
}
