import { join } from "node:path";
import { siteVariables } from "@mortgage-kit/content/brokerage";
import { expect, test } from "vitest";
import type { z } from "zod";
import { variables } from "./variables.ts";

const inCells = (text: string) => text.replaceAll("|", "\\|");

/** Returns what a schema accepts, as its message says to whoever sets something else. */
function accepted(schema: z.ZodType): string {
  const message = schema.safeParse("\0").error?.issues[0]?.message ?? "text";
  return message.replace(/^must (?:be |list )?/, "");
}

function row([name, schema]: readonly [string, z.ZodType]): string {
  const unset = schema.safeParse(undefined).data;
  const isEmpty = unset === undefined || (Array.isArray(unset) && unset.length === 0);
  const cells = [
    `\`${name}\``,
    schema.description ?? "",
    accepted(schema),
    isEmpty ? "" : `\`${unset}\``,
  ];
  return `| ${cells.map(inCells).join(" | ")} |`;
}

const table = (rows: readonly (readonly [string, z.ZodType])[]) =>
  ["| Variable | Meaning | Value | Default |", "| --- | --- | --- | --- |", ...rows.map(row)].join(
    "\n",
  );

const ofServer = Object.entries(variables.shape);
const ofSite = Object.entries(siteVariables).map(([name, { accepts }]) => [name, accepts] as const);

const page = () =>
  `# Settings

Written by a test from the list that the programs read: \`vitest run src/settings -u\`. Every variable is optional.
[Operations](OPERATIONS.md#settings) says where to set them.

## Server, \`leads\` and build

Lists are separated by commas. A folder is relative to the repository or release.

${table(ofServer)}

## The brokerage's site

Read when the site is built and when its server starts, in place of what the brokerage's folder says. A server refuses a
site that was built with others.

${table(ofSite)}
`;

test("SETTINGS.md lists every variable with meaning, value and default", async () => {
  for (const [name, { description }] of [...ofServer, ...ofSite])
    expect(description, name).toBeTruthy();
  await expect(page()).toMatchFileSnapshot(join(import.meta.dirname, "../../SETTINGS.md"));
});
