import MagicString from "magic-string";
import { parseSync } from "vite";

const mark = "/* @__PURE__ */ ";

/** Marks what a module computes on loading as pure, so that a bundler can drop unused constants. */
export function markPure(file: string, code: string): MagicString {
  const marked = new MagicString(code);
  for (const statement of parseSync(file, code).program.body) {
    const declaration = "declaration" in statement ? statement.declaration : statement;
    if (declaration?.type !== "VariableDeclaration") continue;
    for (const { init } of declaration.declarations) if (init) markConstant(init, marked);
  }
  return marked;
}

function markConstant(init: Node, marked: MagicString): void {
  const evaluated = evaluatedIn(init);
  for (const { type, start } of evaluated) if (calls.has(type)) marked.appendRight(start, mark);
  // To a bundler a property may be a getter and a template may call `toString`, also as an argument.
  if (evaluated.some(({ type }) => mayCall.has(type))) {
    marked.prependLeft(init.start, `${mark}(() => (`).appendRight(init.end, "))()");
  }
}

const calls = new Set(["CallExpression", "NewExpression"]);
const mayCall = new Set(["MemberExpression", "SpreadElement", "TemplateLiteral"]);

interface Node {
  readonly type: string;
  readonly start: number;
  readonly end: number;
}

const isNode = (value: unknown): value is Node =>
  typeof value === "object" && value !== null && "type" in value && "start" in value;

/** Leaves out those in functions and classes. The method that a call names is part of the call. */
function evaluatedIn(node: unknown): readonly Node[] {
  if (Array.isArray(node)) return node.flatMap(evaluatedIn);
  if (!isNode(node) || /Function|Class/.test(node.type)) return [];
  const within = Object.entries(node).flatMap(([key, child]) =>
    evaluatedIn(key === "callee" && "object" in child ? child.object : child),
  );
  return [node, ...within];
}
