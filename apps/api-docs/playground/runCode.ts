import { type Node, parse } from "acorn";
import { transform } from "sucrase";

/** Constructor of async functions, which has no name of its own. */
const AsyncFunction = (async () => {}).constructor as new (
  ...source: string[]
) => (...given: unknown[]) => Promise<void>;

/**
 * Runs code with names in scope, and returns the value of each statement that is an expression, and
 * what the code logs, one a line.
 */
export async function runCode(
  code: string,
  scope: Readonly<Record<string, unknown>>,
): Promise<string> {
  const lines: string[] = [];
  const console = { log: (...values: unknown[]) => lines.push(values.map(describe).join(" ")) };
  const script = withValues(withoutTypes(code));
  const names = Object.keys(scope).filter((name) => name !== "console");
  // The inner function lets the code declare a name of the scope again.
  const run = new AsyncFunction(
    "$show",
    "console",
    ...names,
    `await (async () => {${script}\n})();`,
  );
  const show = (value: unknown) => {
    if (value !== undefined) lines.push(describe(value));
  };
  await run(show, console, ...names.map((name) => scope[name]));
  return lines.join("\n") || "It ran. No statement has a value to show.";
}

/** Returns JavaScript without types, JSX and imports; the names of every module are in scope. */
function withoutTypes(code: string): string {
  return transform(code, {
    transforms: ["typescript", "jsx"],
    jsxRuntime: "classic",
    production: true,
    disableESTransforms: true,
  }).code;
}

function withValues(script: string): string {
  const { body } = parse(script, { ecmaVersion: "latest", sourceType: "module" });
  return body
    .filter(({ type }) => type !== "ImportDeclaration")
    .map((statement: Node) => {
      const text = script.slice(statement.start, statement.end);
      if (statement.type !== "ExpressionStatement") return text;
      return `$show(${text.replace(/;$/, "")});`;
    })
    .join("\n");
}

function describe(value: unknown): string {
  if (typeof value === "function") return `[function ${value.name}]`;
  if (typeof value === "object" && value !== null) {
    return JSON.stringify(
      value,
      (_, one) => (typeof one === "function" ? `[function ${one.name}]` : one),
      2,
    );
  }
  return typeof value === "string" ? JSON.stringify(value) : String(value);
}
