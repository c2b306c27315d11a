/**
 * Copies the starter folder:
 *
 *   pnpm create-brokerage harbour-house      to packages/content/brokerages/harbour-house
 *   pnpm create-brokerage ../harbour-house   to a folder outside the repository
 *   pnpm create-brokerage maison --french    with the pages under /fr
 */
import { existsSync } from "node:fs";
import { join, resolve } from "node:path";
import { parseArgs } from "node:util";
import { brokeragesFolder, copyStarter } from "../src/folder/chosenFolder.ts";

const stop = (problem: string) => {
  console.error(problem);
  process.exit(1);
};
// Says what is wrong in a sentence, without a stack.
process.on("uncaughtException", ({ message }) => stop(message));

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { french: { type: "boolean" } },
});
const [chosen = "", ...others] = positionals;
const isPath = /[\\/]/.test(chosen);
if (others.length > 0) stop(`One folder at a time: leave out "${others.join(" ")}".`);
if (!isPath && !/^[a-z0-9]+(-[a-z0-9]+)*$/.test(chosen))
  stop(
    `The name is "${chosen}", but must be lower-case words joined by hyphens, such as: pnpm create-brokerage harbour-house`,
  );
// pnpm runs a script in its package's folder. INIT_CWD is the caller's folder.
const folder = isPath
  ? resolve(process.env.INIT_CWD ?? process.cwd(), chosen)
  : join(brokeragesFolder, chosen);
if (existsSync(folder)) stop(`${folder} exists already: choose another name, or remove it first.`);
copyStarter(folder, values.french);
console.log(
  `Wrote ${folder}.\nReplace its [[placeholders]]; SITE_BROKERAGE=${isPath ? folder : chosen} npm start lists those that are left.`,
);
