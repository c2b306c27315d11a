/**
 * Writes the drawings of the icons in use, from the package of the whole collection, into
 * src/Icon/drawings, and its licence beside them, so that the kit does not depend on the
 * collection. Run it by hand after adding a name:
 *
 *   pnpm icons
 *
 * Each icon has a separate file: bundlers split code by files, and a page needs few of them.
 */
import { execFileSync } from "node:child_process";
import { copyFileSync, mkdirSync, rmSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { icons as collection } from "lucide";

/** By the collection's names. */
const names = [
  "Anchor",
  "ArrowLeft",
  "ArrowRight",
  "Award",
  "BadgeCheck",
  "Banknote",
  "BookOpen",
  "Briefcase",
  "Building",
  "Calculator",
  "Calendar",
  "ChartColumn",
  "Check",
  "ChevronDown",
  "CircleAlert",
  "CircleQuestionMark",
  "ClipboardList",
  "Clock",
  "Coins",
  "Compass",
  "CreditCard",
  "ExternalLink",
  "FileText",
  "GraduationCap",
  "Handshake",
  "HeartHandshake",
  "House",
  "HousePlus",
  "Info",
  "Key",
  "Landmark",
  "Laptop",
  "Mail",
  "MapPin",
  "Menu",
  "MessageCircle",
  "Minus",
  "Percent",
  "Phone",
  "PiggyBank",
  "Play",
  "Plus",
  "Printer",
  "Receipt",
  "RefreshCw",
  "Repeat",
  "Scale",
  "Search",
  "Send",
  "ShieldCheck",
  "Star",
  "Target",
  "Trash2",
  "TrendingUp",
  "TriangleAlert",
  "Trophy",
  "Users",
  "Wallet",
  "X",
] as const;

/** Icons renamed here because a component already has the name. */
const renamed: Partial<Record<(typeof names)[number], string>> = { Menu: "MenuLines" };

const folder = new URL("../src/Icon/", import.meta.url);
const drawings = new URL("drawings/", folder);
rmSync(drawings, { recursive: true, force: true });
mkdirSync(drawings);

const note =
  "// Written by scripts/writeIcons.ts from Lucide; its licence is LICENSE.txt in this folder.\n";

for (const name of names) {
  const drawing = JSON.stringify(collection[name]);
  const type = 'import type { IconDrawing } from "../Icon.tsx";\n';
  const file = `${note}${type}\nexport const ${ownName(name)}: IconDrawing = ${drawing};\n`;
  writeFileSync(new URL(`${ownName(name)}.ts`, drawings), file);
}
const exported = names.map(
  (name) => `export { ${ownName(name)} } from "./drawings/${ownName(name)}.ts";\n`,
);
writeFileSync(new URL("icons.ts", folder), `${note}${exported.join("")}`);

const lucide = dirname(createRequire(import.meta.url).resolve("lucide/package.json"));
copyFileSync(join(lucide, "LICENSE"), new URL("LICENSE.txt", drawings));
execFileSync("biome", ["format", "--write", "src/Icon"], { stdio: "inherit" });

function ownName(name: (typeof names)[number]): string {
  return renamed[name] ?? name;
}
