import { readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { parseSync, transformWithOxc } from "vite";

interface Documented {
  readonly file: string;
  readonly doc: string;
}

type Program = ReturnType<typeof parseSync>["program"];
type Statement = Program["body"][number];

function declared(statement: Statement | null): readonly string[] {
  if (statement?.type === "VariableDeclaration") {
    return statement.declarations.flatMap(({ id }) => ("name" in id ? [id.name] : []));
  }
  const isNamed =
    statement?.type === "FunctionDeclaration" || statement?.type === "ClassDeclaration";
  return isNamed && statement.id ? [statement.id.name] : [];
}

const nameOf = (node: object) => ("name" in node ? String(node.name) : "");

/** Returns the module specifier and the original name of a name that a statement imports or re-exports. */
function originOf(
  statement: Statement,
  name: string,
): readonly [from: string, name: string] | null {
  if (statement.type === "ImportDeclaration") {
    const found = statement.specifiers.find(({ local }) => local.name === name);
    return found?.type === "ImportSpecifier"
      ? [statement.source.value, nameOf(found.imported)]
      : null;
  }
  if (statement.type !== "ExportNamedDeclaration" || !statement.source) return null;
  const found = statement.specifiers.find(({ exported }) => nameOf(exported) === name);
  return found ? [statement.source.value, nameOf(found.local)] : null;
}

/** Returns the doc comment at an export's declaration; `null` if another package declares it. */
export function documentedAt(file: string, name: string): Documented | null {
  const text = readFileSync(file, "utf8");
  const { comments, program } = parseSync(file, text);
  for (const statement of program.body) {
    const isExport = statement.type === "ExportNamedDeclaration";
    if (declared(isExport ? statement.declaration : statement).includes(name)) {
      const doc = comments.find(
        ({ type, value, end }) =>
          type === "Block" &&
          value.startsWith("*") &&
          /^\s*$/.test(text.slice(end, statement.start)),
      );
      return { file, doc: doc?.value ?? "" };
    }
    const origin = originOf(statement, name);
    if (origin) {
      const [from, there] = origin;
      return from.startsWith(".") ? documentedAt(join(dirname(file), from), there) : null;
    }
  }
  return null;
}

/** Returns the code of a doc comment's `@example`, or `null`. */
export function exampleIn(doc: string): string | null {
  const lines = doc.split("\n").map((line) => line.replace(/^\s*\* ?/, ""));
  const start = lines.findIndex((line) => /^@example\b/.test(line));
  if (start < 0) return null;
  const end = lines.findIndex((line, index) => index > start && /^@\w/.test(line));
  return lines
    .slice(start + 1, end < 0 ? undefined : end)
    .join("\n")
    .trim();
}

/** Returns the text of the comment after an offset, on the same line or the next. */
function commentBehind(code: string, offset: number): string | null {
  return /^;?[ \t]*\n?[ \t]*\/\/ (.*)/.exec(code.slice(offset))?.[1]?.trim() ?? null;
}

/** Value that a comment states for a statement of an example, and the actual value. */
export interface Stated {
  readonly expected: string;
  readonly value: unknown;
}

/**
 * Runs an example, and returns the value of each statement whose comment states one: `sum(1, 2); // 3`.
 *
 * @param scope Names that the example may use besides its own.
 */
export async function runExample(
  code: string,
  scope: Readonly<Record<string, unknown>>,
): Promise<readonly Stated[]> {
  const { program } = parseSync("example.tsx", code);
  const expected: string[] = [];
  const parts = program.body.map((statement) => {
    const text = code.slice(statement.start, statement.end);
    const comment = commentBehind(code, statement.end);
    if (statement.type !== "ExpressionStatement" || comment === null) return text;
    expected.push(comment);
    return `$values.push(${text.replace(/;$/, "")});`;
  });
  const { code: script } = await transformWithOxc(parts.join("\n"), "example.tsx", {
    jsx: { runtime: "classic" },
    typescript: { onlyRemoveTypeImports: true },
  });
  const names = Object.keys(scope);
  // The inner function lets an example redeclare a name of the scope.
  const run = new Function("$values", ...names, `return (async () => {\n${script}\n})();`);
  const values: unknown[] = [];
  await run(values, ...names.map((name) => scope[name]));
  return expected.map((text, index) => ({ expected: text, value: values[index] }));
}

/** Allows a prefix `1842.26…`, further properties `{ total: 5, … }`, and numbers to a relative 1e-9. */
export function matchesStated(value: unknown, stated: string): boolean {
  const beginning = /^"?(.*?)…"?$/.exec(stated);
  if (beginning && !/^[[{]/.test(stated)) return String(value).startsWith(beginning[1] ?? "");
  const source = stated
    .replace(/,? … \}$/, " }")
    .replaceAll(
      /("(?:[^"\\]|\\.)*…"|-?\d[\d.e-]*…)/g,
      (text) => `{ $begins: ${JSON.stringify(text.replace(/^"|…"?$/g, ""))} }`,
    );
  const isOpen = / … \}$/.test(stated);
  return isLike(value, new Function(`return (${source});`)(), isOpen);
}

function isLike(value: unknown, model: unknown, isOpen = false): boolean {
  if (typeof model === "number" && typeof value === "number") {
    return Math.abs(value - model) <= 1e-9 * Math.max(1, Math.abs(model));
  }
  if (model === null || typeof model !== "object") return Object.is(value, model);
  if ("$begins" in model) return String(value).startsWith(String(model.$begins));
  if (value === null || typeof value !== "object") return false;
  if (Array.isArray(model) !== Array.isArray(value)) return false;
  const keys = Object.keys(model);
  return (
    (isOpen || keys.length === Object.keys(value).length) &&
    keys.every((key) => isLike(Reflect.get(value, key), Reflect.get(model, key)))
  );
}
