import { existsSync, mkdirSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import type { ContentSource, TeamMemberSource } from "@mortgage-kit/content";
import { contentTypes } from "./contentTypes.ts";
import { todoOf } from "./todoOf.ts";

/** A file of the folder: what it exports, under which name and of which type of the content package. */
interface DataFile {
  path: string;
  name: string;
  type: string;
  value: unknown;
}

/** Parts of the content that get a separate file, in the order of the site. */
const parts: readonly (keyof ContentSource & string)[] = [
  "header",
  "navigation",
  "footer",
  "home",
  "contact",
  "application",
  "notFound",
  "services",
  "resources",
  "faqs",
  "compliance",
  "workedExamples",
];

/**
 * Writes a brokerage's folder, including types where the repository's are out of reach. Throws if
 * there is one already: existing texts are never overwritten.
 */
export function writeFolder(
  folder: string,
  content: ContentSource,
  types: "with the repository's types" | "with types of its own",
): void {
  if (existsSync(folder)) throw new Error(`${folder} is there already; choose another name.`);
  const write = (path: string, text: string) => {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  };
  for (const file of dataFiles(content)) write(file.path, moduleOf(file));
  write("team/team.ts", teamModule(content));
  write("index.ts", doorOf(content));
  write("TODO.md", todoOf(content));
  if (types === "with the repository's types") return;
  write("content.d.ts", contentTypes());
  write("tsconfig.json", `${JSON.stringify(ownTypeCheck, null, 2)}\n`);
}

/** For `npx tsc -p .` and editors, in a repository of the folder's own. */
const ownTypeCheck = {
  compilerOptions: {
    strict: true,
    noEmit: true,
    target: "es2022",
    module: "preserve",
    allowImportingTsExtensions: true,
    types: [],
  },
  include: ["."],
};

function dataFiles(content: ContentSource): DataFile[] {
  return [
    { path: "brokerage.ts", name: "brokerage", type: "BrokerageSource", value: content.brokerage },
    { path: "look.ts", name: "look", type: "Look", value: content.look },
    ...parts.map((part) => ({
      path: `${part}.ts`,
      name: part,
      type: `ContentSource["${part}"]`,
      value: content[part],
    })),
    ...content.team.members.map((member) => ({
      path: `team/${variableOf(member)}.ts`,
      name: variableOf(member),
      type: "TeamMemberSource",
      value: member,
    })),
  ];
}

/** Converts a member's slug into a variable name: ann-lee becomes annLee. */
function variableOf({ slug }: TeamMemberSource): string {
  // One word alone may be a word of the language, and a number begins no name.
  const words = /^[a-z]+-/.test(slug) ? slug : `member-${slug}`;
  return words.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
}

function moduleOf({ name, type, value }: DataFile): string {
  const imported = type.replace(/\W.*/, "");
  return `import type { ${imported} } from "@mortgage-kit/content";\n\nexport const ${name}: ${type} = ${literal(value)};\n`;
}

/** Writes a value as TypeScript source: names without quotes where none are needed. */
function literal(value: unknown): string {
  return JSON.stringify(value, null, 2).replace(/^(\s*)"([A-Za-z_]\w*)":/gm, "$1$2:");
}

function teamModule({ team }: ContentSource): string {
  const { members, page, profile } = team;
  const names = members.map(variableOf);
  return [
    'import type { ContentSource } from "@mortgage-kit/content";',
    ...names.toSorted().map((name) => `import { ${name} } from "./${name}.ts";`),
    "",
    'export const team: ContentSource["team"] = {',
    `  page: ${literal(page)},`,
    `  profile: ${literal(profile)},`,
    "  /** In the order they are shown; the first leads the team. */",
    `  members: [${names.join(", ")}],`,
    "};",
    "",
  ].join("\n");
}

function doorOf(content: ContentSource): string {
  const files = ["brokerage", "look", ...parts].filter((part) => part in content);
  return [
    'import type { ContentSource } from "@mortgage-kit/content";',
    ...files.toSorted().map((name) => `import { ${name} } from "./${name}.ts";`),
    'import { team } from "./team/team.ts";',
    "",
    "/** Everything this brokerage publishes. A part that is left out is left out of the site. */",
    `export const content: ContentSource = { ${[...files, "team"].join(", ")} };`,
    "",
  ].join("\n");
}
