import { readFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync, constants } from "node:zlib";

const build = join(import.meta.dirname, "../build");
const needs: Record<string, string[]> = JSON.parse(readFileSync(join(build, "needs.json"), "utf8"));
const all = Object.keys(needs);

/** Prefixes of the calculators' file names, such as `rentVsBuy`. */
export const calculatorFiles = [
  ...new Set(all.flatMap((path) => /^assets\/(\w+)Form\.(?:en|fr)-/.exec(path)?.[1] ?? [])),
];

/** Download sizes of a calculator in bytes, compressed with Brotli. */
export interface Sizes {
  /** Size of what runs before a calculator is near. */
  readonly loader: number;
  /** Size until the first question can be answered: loader, questions and theme. */
  readonly usable: number;
  /** Size including the result's details, which are prefetched while the page is idle. */
  readonly complete: number;
  /** Number of files until it is usable, and in total. */
  readonly requests: { readonly usable: number; readonly complete: number };
}

/** Returns the sizes of a calculator, given by the prefix of its files: `payment`, `rentVsBuy`. */
export function sizesOf(calculator: string, language: string): Sizes {
  const pinned = all.find((path) => path.startsWith("assets/v1-")) ?? "";
  const loader = ["v1.js", ...(needs[pinned] ?? []).filter((path) => path !== pinned)];
  const first = [
    ...["openCalculator", `${calculator}View`, `${calculator}Form.${language}`],
    ...[language, "elementThemeCss"],
  ];
  const usable = closure(first);
  const complete = closure([
    ...first,
    `resultWords.${language}`,
    `${capitalized(calculator)}Result`,
    `${calculator}Words.${language}`,
  ]);
  const bytes = (paths: Iterable<string>) => [...paths].reduce((sum, path) => sum + sent(path), 0);
  return {
    loader: bytes(loader),
    usable: bytes([...loader, ...usable]),
    complete: bytes([...loader, ...complete]),
    requests: {
      usable: new Set([...loader, ...usable]).size,
      complete: new Set([...loader, ...complete]).size,
    },
  };
}

function capitalized(name: string): string {
  return name.charAt(0).toUpperCase() + name.slice(1);
}

function closure(names: string[]): Set<string> {
  const paths = names.map((name) => {
    const path = all.find((one) => one.startsWith(`assets/${name}-`));
    if (!path) throw new Error(`There is no script ${name} in the build.`);
    return path;
  });
  return new Set(paths.flatMap((path) => needs[path] ?? []));
}

const sentBytes = new Map<string, number>();

function sent(path: string): number {
  const known = sentBytes.get(path);
  if (known !== undefined) return known;
  const bytes = readFileSync(join(build, "client", path));
  const params = { [constants.BROTLI_PARAM_QUALITY]: 11 };
  const { length } = brotliCompressSync(bytes, { params });
  sentBytes.set(path, length);
  return length;
}
