import { flushSync } from "react-dom";
import { createRoot } from "react-dom/client";
import { expect, test } from "vitest";
import { exampleAnswered } from "../testing/exampleAnswered.ts";
import { exampleInputs } from "../testing/exampleInputs.ts";
import type { CalculatorView } from "./CalculatorView.ts";
import { calculatorIds, calculators, languageCodes } from "./calculators.ts";
import { LanguageProvider } from "./language/LanguageProvider.tsx";
import { loadResult } from "./result/useLoadedResult.ts";

/** Generated cases of each calculator, half of them in each language. */
const cases = import.meta.env.RELEASE ? 200 : 40;
/** Width in pixels of a chart on a phone of 360. */
const width = 278;

/** Returns numbers from 0 to 1, the same ones at every run. */
function numbers(): () => number {
  let last = 20_261_128;
  return () => {
    last = (last * 48_271) % 2_147_483_647;
    return last / 2_147_483_647;
  };
}

/** Returns inputs with each number between a third and three times the example's. */
function varied(inputs: unknown, next: () => number): unknown {
  if (Array.isArray(inputs)) return inputs.map((row) => varied(row, next));
  if (typeof inputs === "object" && inputs !== null) {
    return Object.fromEntries(
      Object.entries(inputs).map(([name, value]) => [
        name,
        name === "id" ? value : varied(value, next),
      ]),
    );
  }
  if (typeof inputs !== "number") return inputs;
  const changed = inputs * 3 ** (next() * 2 - 1);
  return inputs < 100 ? Math.round(changed * 4) / 4 : Math.round(changed);
}

interface Shown {
  text: string;
  box: DOMRect;
}

const overlap = (one: Shown, { box }: Shown) =>
  Math.min(one.box.right, box.right) - Math.max(one.box.left, box.left) > 0.5 &&
  // The box of a line includes space above and below its letters.
  Math.min(one.box.bottom, box.bottom) - Math.max(one.box.top, box.top) > 3;

type Spot = Pick<DOMPoint, "x" | "y">;

const distance = ({ left, right, top, bottom }: DOMRect, { x, y }: Spot) =>
  Math.hypot(Math.max(left - x, 0, x - right), Math.max(top - y, 0, y - bottom));

/** Returns the centres of the visible marks of a chart. */
const marksIn = (element: Element): Spot[] =>
  [...element.querySelectorAll("svg circle")]
    .map((circle) => circle.getBoundingClientRect())
    .filter((box) => box.width > 0)
    .map(({ x, y, width, height }) => ({ x: x + width / 2, y: y + height / 2 }));

/** Returns true if a line leads from a mark to the box of a note. */
const isJoined = (element: Element, note: DOMRect, marks: readonly Spot[]) =>
  [...element.querySelectorAll<SVGPathElement>("svg path")].some((path) => {
    const onScreen = path.getScreenCTM();
    const [start, end] = [0, path.getTotalLength()].map((at) =>
      path.getPointAtLength(at).matrixTransform(onScreen ?? undefined),
    );
    if (!start || !end || note.width === 0) return false;
    const startsAtMark = marks.some(({ x, y }) => Math.hypot(start.x - x, start.y - y) < 1);
    return startsAtMark && distance(note, end) < 12;
  });

/** Calculators that have generated cases whose number stands away from its mark. */
const awayFromMark = ["debt-consolidation", "leaving", "renewal"];

test.each(calculatorIds.flatMap((id) => languageCodes.map((code) => [id, code] as const)))(
  "on a phone the picture of %s in %s names the verdict's number, and no two texts of a chart touch or are cut off",
  async (id, code) => {
    const view = (await calculators[id][code]()) as CalculatorView;
    const loaded = await loadResult(view);
    if (!loaded) throw new Error(`${id} has only its estimate.`);
    const { Picture, hasPicture } = loaded.parts;
    const element = document.createElement("div");
    element.style.width = `${width}px`;
    document.body.replaceChildren(element);
    const root = createRoot(element);
    const next = numbers();
    const examples = Object.values(exampleInputs[id]);
    let seen = 0;
    let joined = 0;
    for (let tried = 0; seen < cases / languageCodes.length; tried++) {
      const inputs = varied(examples[tried % examples.length], next);
      if (!view.calculator.accepts(inputs)) continue;
      seen++;
      const { answer, verdict } = exampleAnswered(view, loaded, inputs);
      if (!Picture || hasPicture?.(answer) === false) continue;
      flushSync(() =>
        root.render(
          <LanguageProvider language={view.language} resultWords={loaded.words}>
            <Picture {...{ answer, format: view.language.format }} isBare />
          </LanguageProvider>,
        ),
      );
      expect(element.textContent, JSON.stringify(inputs)).toContain(verdict.parts?.number ?? "");
      const texts = [...element.querySelectorAll("svg tspan")].flatMap((line): Shown | [] => {
        const box = line.getBoundingClientRect();
        return box.width > 0 ? { text: line.textContent, box } : [];
      });
      // A result whose chart is drawn in bars or not at all has none of these.
      if (element.querySelector("svg tspan")) expect(texts.length).toBeGreaterThan(4);
      const marks = marksIn(element);
      const number = [...element.querySelectorAll("svg text")].find(
        (text) =>
          text.getBoundingClientRect().width > 0 &&
          text.textContent.includes(verdict.parts?.number ?? ""),
      );
      const note = number?.getBoundingClientRect();
      if (note && marks.length > 0 && marks.every((mark) => distance(note, mark) > 25)) {
        expect(isJoined(element, note, marks), JSON.stringify(inputs)).toBe(true);
        joined++;
      }
      const touching = texts.flatMap((one, at) =>
        texts
          .slice(at + 1)
          .flatMap((other) => (overlap(one, other) ? [[one.text, other.text]] : [])),
      );
      expect(touching, JSON.stringify(inputs)).toEqual([]);
      const frame = element.getBoundingClientRect();
      const cut = texts.filter(
        ({ box }) => box.left < frame.left - 1 || box.right > frame.right + 1,
      );
      expect(
        cut.map(({ text }) => text),
        JSON.stringify(inputs),
      ).toEqual([]);
      const [line] = element.querySelectorAll("svg text");
      if (line) expect(Number.parseFloat(getComputedStyle(line).fontSize)).toBeGreaterThan(12);
    }
    if (awayFromMark.includes(id)) expect(joined).toBeGreaterThan(0);
    root.unmount();
  },
);
