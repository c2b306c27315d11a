import { afterEach, expect, test } from "vitest";
import { mountCalculator } from "./mountCalculator.tsx";

afterEach(() => {
  document.body.removeAttribute("style");
  document.body.replaceChildren();
});

const hosts: Readonly<Record<string, readonly [body: string, element?: string]>> = {
  block: [""],
  "centred flex": ["display: flex; place-items: center; justify-content: center"],
  "flex column": ["display: flex; flex-direction: column; align-items: center"],
  "centred grid": ["display: grid; place-items: center"],
  table: ["display: table"],
  "inline block": ["", "display: inline-block"],
  float: ["", "float: left"],
  "narrow flex": ["display: flex; padding: 0 36px"],
};

test.each(Object.entries(hosts))(
  "a calculator fills a host that is %s",
  async (_, [body, own = ""]) => {
    document.body.style.cssText = `margin: 0; ${body}`;
    const element = document.createElement("div");
    element.style.cssText = own;
    document.body.append(element);
    const { unmount } = await mountCalculator(element, { id: "payment", lang: "en" });
    const { paddingLeft, paddingRight } = getComputedStyle(document.body);
    const room = innerWidth - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight);
    await expect.poll(() => element.getBoundingClientRect().width).toBe(room);
    expect(document.documentElement.scrollWidth).toBe(innerWidth);
    unmount();
  },
);
