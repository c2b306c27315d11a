import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import ts from "typescript-5.4";
import { checker, commentOf, exportsOf, isOfPackages } from "./sourceProgram.ts";

export interface DescribedProperty {
  readonly name: string;
  readonly type: string;
  readonly isRequired: boolean;
  /** Default as it is written in the code; undefined without one, and if it depends on other properties. */
  readonly default: string | undefined;
  readonly text: string;
}

/** A component or a type that a package exports, as its declarations and comments describe it. */
export interface Described {
  readonly name: string;
  readonly kind: "component" | "type";
  readonly text: string;
  readonly properties: readonly DescribedProperty[];
  /** Element whose other attributes the component takes. */
  readonly element?: string | undefined;
  /** Members of a type that is a union. */
  readonly members?: readonly string[];
}

const packages = join(import.meta.dirname, "../..");

/** Returns the constant defaults that a component's parameter names. */
function defaultsOf(component: ts.Symbol): ReadonlyMap<string, string> {
  const declared = component.valueDeclaration;
  const made = declared && ts.isVariableDeclaration(declared) ? declared.initializer : declared;
  const pattern = made && ts.isFunctionLike(made) ? made.parameters[0]?.name : undefined;
  if (!pattern || !ts.isObjectBindingPattern(pattern)) return new Map();
  return new Map(
    pattern.elements.flatMap(({ propertyName, name, initializer }) =>
      initializer && !ts.isConditionalExpression(initializer) && !ts.isBinaryExpression(initializer)
        ? [[(propertyName ?? name).getText(), initializer.getText()]]
        : [],
    ),
  );
}

/** Returns the first paragraph of the comment above a component's stories. */
function storyText(folder: string, name: string): string {
  const [file] = globSync(`${folder}/src/**/${name}.stories.tsx`, { cwd: packages });
  const code = file ? readFileSync(join(packages, file), "utf8") : "";
  const [, comment = ""] = /\/\*\*\n((?: \*.*\n)+?)(?: \*\n| \*\/)/.exec(code) ?? [];
  return comment
    .replaceAll(/^ \* ?/gm, "")
    .replaceAll("\n", " ")
    .trim();
}

const lineOf = (symbol: ts.Symbol) => commentOf(symbol).replaceAll(/\s+/g, " ");

// Sorted, because the compiler's order depends on other files.
const written = (types: readonly ts.Type[]) =>
  types.map((each) => checker.typeToString(each)).toSorted();

function typeOf(property: ts.Symbol): string {
  const type = checker.getNonNullableType(checker.getTypeOfSymbol(property));
  const isNullable = checker.getTypeOfSymbol(property) !== type;
  const literals = type.isUnion() ? type.types.filter((each) => each.isLiteral()) : [];
  if (type.isUnion() && literals.length === type.types.length) {
    return written(literals).join(" | ");
  }
  const declaration = property.declarations?.[0];
  const declared =
    declaration && "type" in declaration && (declaration.type as ts.Node | undefined)?.getText();
  const text =
    declared || checker.typeToString(isNullable ? type : checker.getTypeOfSymbol(property));
  return text.replaceAll(/\s+/g, " ").replace(/ \| undefined$/, "");
}

const describedProperties = (
  properties: readonly ts.Symbol[],
  defaults: ReadonlyMap<string, string> = new Map(),
) =>
  properties.filter(isOfPackages).map((property) => ({
    name: property.name,
    type: typeOf(property),
    isRequired: (property.flags & ts.SymbolFlags.Optional) === 0,
    default: defaults.get(property.name),
    text: lineOf(property),
  }));

/** Describes a type by its members, if it is a union, or else by its properties. */
function describedType(name: string, symbol: ts.Symbol): Described[] {
  const type = checker.getDeclaredTypeOfSymbol(symbol);
  const members = type.isUnion() ? written(type.types) : [];
  const own = members.length > 0 ? [] : type.getApparentProperties();
  const properties = describedProperties(own);
  if (properties.length + members.length === 0) return [];
  return [{ name, kind: "type", text: lineOf(symbol), properties, members }];
}

/** Describes the components and types that a package's file exports, by default its main entry point. */
export function describedComponents(folder: string, file = "src/index.ts"): readonly Described[] {
  return [...exportsOf(join(packages, folder, file))].flatMap(([name, symbol]): Described[] => {
    if (!/^[A-Z]/.test(name) || name.endsWith("Props")) return [];
    const value = checker.getTypeOfSymbol(symbol);
    const [signature] = [...value.getCallSignatures(), ...value.getConstructSignatures()];
    if (!signature) return describedType(name, symbol);
    const [props] = signature.getParameters();
    const type = props && checker.getTypeOfSymbol(props);
    const declared = type?.aliasSymbol?.declarations?.[0] ?? type?.symbol?.declarations?.[0];
    const [, element] = /ComponentProps<"(\w+)">/.exec(declared?.getText() ?? "") ?? [];
    const properties = type?.getApparentProperties() ?? [];
    return [
      {
        name,
        kind: "component",
        text: storyText(folder, name) || lineOf(symbol),
        properties: describedProperties(properties, defaultsOf(symbol)),
        element,
      },
    ];
  });
}
