import { matchesGlob } from "node:path";

/** A file of a packed package that holds several modules, because pages load them together. */
export interface Part {
  /** File name in `dist/parts`; without it, the modules keep a file each. */
  readonly name?: string;
  /** Patterns of modules in `dist`, without extension. The part has what modules of every pattern import. */
  readonly roots: readonly string[];
  /** Number of modules of each pattern that must import a module, themselves or through others; 1 by default. */
  readonly least?: number;
}

/** Modules that each module imports statically, by name. */
export type ImportGraph = ReadonlyMap<string, readonly string[]>;

/**
 * Returns the file of each module: that of the first part that it belongs to, or its own. `separate`
 * modules, which are loaded by themselves, always keep their own.
 *
 * @throws Error for a pattern that matches no module.
 */
export function filesOf(
  graph: ImportGraph,
  parts: readonly Part[],
  separate: ReadonlySet<string>,
): ReadonlyMap<string, string> {
  const names = [...graph.keys()];
  const files = new Map(names.flatMap((name) => (separate.has(name) ? [[name, name]] : [])));
  for (const { name: part, roots, least = 1 } of parts) {
    const file = part && `parts/${part}`;
    const importing = roots.map((pattern) => {
      const found = names.filter((name) => matchesGlob(name, pattern));
      if (found.length === 0) throw new Error(`No module matches ${pattern}.`);
      return found.map((root) => reachedFrom(root, graph));
    });
    const belongs = (name: string) =>
      importing.every((sets) => sets.filter((set) => set.has(name)).length >= least);
    for (const name of names) {
      if (!files.has(name) && belongs(name)) files.set(name, file ?? name);
    }
  }
  return new Map(names.map((name) => [name, files.get(name) ?? name]));
}

function reachedFrom(root: string, graph: ImportGraph): ReadonlySet<string> {
  const found = new Set([root]);
  for (const name of found) for (const next of graph.get(name) ?? []) found.add(next);
  return found;
}

/** Returns the files on a cycle of imports, or `null`. Their constants would depend on the order of loading. */
export function cycleIn(graph: ImportGraph): readonly string[] | null {
  const done = new Set<string>();
  const visit = (name: string, path: readonly string[]): readonly string[] | null => {
    if (path.includes(name)) return path.slice(path.indexOf(name));
    if (done.has(name)) return null;
    for (const next of graph.get(name) ?? []) {
      const cycle = visit(next, [...path, name]);
      if (cycle) return cycle;
    }
    done.add(name);
    return null;
  };
  for (const name of graph.keys()) {
    const cycle = visit(name, []);
    if (cycle) return cycle;
  }
  return null;
}
