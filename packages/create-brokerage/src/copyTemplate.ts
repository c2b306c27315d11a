import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { pathToFileURL } from "node:url";
import { contentFrom } from "@mortgage-kit/content/check";
import type { Answers } from "./answers.ts";
import { contentTypes } from "./contentTypes.ts";
import { type Placeholders, placeholdersOf, placeholdersOfPeople } from "./placeholders.ts";

const template = join(import.meta.dirname, "../template");

/**
 * Fills in a copy of the template, validates it as a build does, and copies it to `folder`. Returns
 * its content. With types of its own, the folder also gets type
 * declarations, a tsconfig.json and a package.json.
 * Throws if the folder exists, so that no text is overwritten.
 */
export async function copyTemplate(
  folder: string,
  answers: Answers,
  types: "with the repository's types" | "with types of its own",
) {
  if (existsSync(folder)) throw new Error(`${folder} is there already; choose another name.`);
  const draft = mkdtempSync(join(tmpdir(), "brokerage-draft-"));
  try {
    const copy = join(draft, "copy");
    for (const [path, text] of filledTemplate(answers)) write(join(copy, path), text);
    write(join(draft, "package.json"), '{ "type": "module" }');
    const { content } = await import(/* @vite-ignore */ pathToFileURL(join(copy, "index.ts")).href);
    const checked = contentFrom(content);
    if (types === "with types of its own") {
      write(join(copy, "content.d.ts"), contentTypes());
      // The repository around it may declare another module system, as `npm init` does.
      write(join(copy, "package.json"), '{ "private": true, "type": "module" }\n');
    } else rmSync(join(copy, "tsconfig.json"));
    cpSync(copy, folder, { recursive: true });
    return checked;
  } finally {
    rmSync(draft, { recursive: true });
  }
}

function write(path: string, text: string): void {
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, text);
}

/** Placeholder that is replaced for each person: its file and its lines are repeated. */
const person = "__person__";

/** Returns the path and the filled text of each file. */
function filledTemplate(answers: Answers): [path: string, text: string][] {
  const shared = placeholdersOf(answers);
  const people = placeholdersOfPeople(answers.people);
  const paths = readdirSync(template, { recursive: true, encoding: "utf8" });
  return paths
    .filter((path) => /\.\w+$/.test(path))
    .flatMap((path): [string, string][] => {
      const text = readFileSync(join(template, path), "utf8");
      if (path.includes(person)) {
        return people.map((own) => [
          path.replace(person, own.person),
          fill(text.replaceAll(person, own.person), { ...shared, ...own }),
        ]);
      }
      const repeated = text.replace(/^.*__person__.*\n/gm, (line) =>
        people.map((own) => line.replaceAll(person, own.person)).join(""),
      );
      return [[path, fill(repeated, shared)]];
    });
}

/**
 * Replaces `{{name}}` by escaped text, and a whole string `"{{mark}}"` by a JSON value. Removes lines
 * whose value is undefined. The site fills in `{name}`, such as a figure of law.
 */
function fill(text: string, placeholders: Placeholders): string {
  return text
    .replace(/^.*\{\{(\w+)\}\}.*\n/gm, (line, placeholder) =>
      placeholder in placeholders && placeholders[placeholder] === undefined ? "" : line,
    )
    .replace(/"\{\{(\w+)\}\}"/g, (written, placeholder) =>
      placeholder in placeholders ? JSON.stringify(placeholders[placeholder], null, 2) : written,
    )
    .replace(/\{\{(\w+)\}\}/g, (written, placeholder) =>
      placeholder in placeholders
        ? JSON.stringify(placeholders[placeholder]).slice(1, -1)
        : written,
    );
}
