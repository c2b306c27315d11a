import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { vanillaExtractPlugin } from "@vanilla-extract/vite-plugin";
import { build, type Plugin, type Rolldown } from "vite";
import { expect, test, vi } from "vitest";
import { folderOf } from "../testing/journeys.ts";
import { calculatorIds } from "./calculators.ts";

/**
 * Size limits of the code that a page with React fetches for a calculator, in kB (1000 bytes) after
 * gzip. Each is 1 to 2% above the measured size. `usable`: questions and estimate. `complete`: plus
 * all parts of a result. `withMoves`: `complete` plus the rows that load when opened (prime rate
 * changes and APR). `withSpreadsheet`: `complete` plus the spreadsheet and reminder writers.
 */
const limits = { usable: 24, complete: 76.4, withMoves: 81, withSpreadsheet: 119.6 };

const page = "virtual:page";

/** Plugin for a page that shows one calculator in one language, as a consumer would write it. */
const showsPayment: Plugin = {
  name: "shows-payment",
  resolveId: (id) => (id.endsWith(page) ? page : null),
  load: (id) =>
    id === page
      ? `import { createElement } from "react";
         import { createRoot } from "react-dom/client";
         import { CalculatorWithView } from ${JSON.stringify(join(import.meta.dirname, "CalculatorWithView.tsx"))};
         import { paymentFormEnglish } from "@mortgage-kit/calculator-engine/form/en/payment";
         import { en } from "@mortgage-kit/calculators/define";
         import { paymentView } from "@mortgage-kit/calculators/view/payment";
         const view = paymentView(paymentFormEnglish, en);
         createRoot(document.body).render(createElement(CalculatorWithView, { view }));`
      : null,
};

async function chunksOf(): Promise<Rolldown.OutputChunk[]> {
  // A development build would add the file and line of every element.
  vi.stubEnv("NODE_ENV", "production");
  const built = await build({
    root: join(import.meta.dirname, ".."),
    configFile: false,
    logLevel: "error",
    plugins: [vanillaExtractPlugin(), showsPayment],
    build: {
      write: false,
      modulePreload: false,
      rolldownOptions: { input: page, external: /^react(-dom)?($|\/)/ },
    },
  });
  const { output } = built as Rolldown.RolldownOutput;
  return output.filter((file) => file.type === "chunk");
}

const all = await chunksOf();
/** Chunks that are fetched only when a row is opened. */
const moves = all.filter(({ name }) => ["loanRows", "loanRows.en"].includes(name));
const everything = all.filter((chunk) => !moves.includes(chunk));
const chunks = everything.filter(({ name }) => name !== "writers");
const kilobytes = (some: readonly Rolldown.OutputChunk[]) =>
  some.reduce((sum, { code }) => sum + gzipSync(code, { level: 9 }).length, 0) / 1000;

/** Returns the chunks fetched before the first question. */
function early(): Rolldown.OutputChunk[] {
  const files = new Set(chunks.filter(({ isEntry }) => isEntry).map(({ fileName }) => fileName));
  for (const file of files) {
    for (const next of chunks.find(({ fileName }) => fileName === file)?.imports ?? []) {
      files.add(next);
    }
  }
  return chunks.filter(({ fileName }) => files.has(fileName));
}

test("the payment calculator stays within its budgets, for the first step and in total", () => {
  expect(kilobytes(early())).toBeLessThanOrEqual(limits.usable);
  expect(kilobytes(chunks)).toBeLessThanOrEqual(limits.complete);
  expect(moves).toHaveLength(2);
  expect(kilobytes([...chunks, ...moves])).toBeLessThanOrEqual(limits.withMoves);
  expect(kilobytes(everything)).toBeLessThanOrEqual(limits.withSpreadsheet);
  expect(kilobytes(chunks)).toBeGreaterThan(kilobytes(early()));
  expect(everything.length).toBeGreaterThan(chunks.length);
});

test("it loads no words of other calculators and no transfer tax", () => {
  const modules = [...chunks, ...moves].flatMap(({ modules }) =>
    Object.entries(modules).flatMap(([id, { renderedLength }]) => (renderedLength > 0 ? id : [])),
  );
  expect(modules.some((id) => id.endsWith("paymentWords.en.ts"))).toBe(true);
  const questions = calculatorIds.filter((id) => id !== "payment").map(folderOf);
  expect(questions).toContain("renewal");
  const others = new RegExp(`/(${questions.join("|")})/|ransfer(Tax|Relief)\\.ts|\\.fr\\.ts`);
  expect(modules.filter((id) => others.test(id))).toEqual([]);
});
