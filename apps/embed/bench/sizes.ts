import { readFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync, constants } from "node:zlib";

const build = join(import.meta.dirname, "../build");
const needs: Record<string, string[]> = JSON.parse(readFileSync(join(build, "needs.json"), "utf8"));
const all = Object.keys(needs);

/** What a calculator costs its visitor, in bytes as they are sent. */
export interface Sizes {
  readonly loader: number;
  /** Until it can be used: questions, steps, result. */
  readonly usable: number;
  /** With everything that is said about a result, fetched while the page is idle. */
  readonly complete: number;
  readonly requests: number;
}

/** Of a calculator as its files are called: `payment`, `rentVsBuy`. */
export function sizesOf(calculator: string, language: string): Sizes {
  const loader = ["v1.js"];
  const usable = closure(["openCalculator", `${calculator}.${language}`, "themeCss"]);
  const complete = closure([
    "openCalculator",
    `${calculator}.${language}`,
    "themeCss",
    "resultPage",
    `resultWords.${language}`,
    `${capitalized(calculator)}Result`,
    `${calculator}Words.${language}`,
  ]);
  const bytes = (paths: Iterable<string>) => [...paths].reduce((sum, path) => sum + sent(path), 0);
  return {
    loader: bytes(loader),
    usable: bytes([...loader, ...usable]),
    complete: bytes([...loader, ...complete]),
    requests: 1 + complete.size,
  };
}

const capitalized = (name: string) => name.charAt(0).toUpperCase() + name.slice(1);

function closure(names: string[]): Set<string> {
  const paths = names.map((name) => {
    const path = all.find((one) => one.startsWith(`assets/${name}-`));
    if (!path) throw new Error(`There is no script ${name} in the build.`);
    return path;
  });
  return new Set(paths.flatMap((path) => needs[path] ?? []));
}

function sent(path: string): number {
  const bytes = readFileSync(join(build, "client", path));
  return brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }).length;
}
