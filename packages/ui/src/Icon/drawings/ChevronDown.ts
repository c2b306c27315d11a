// Written by scripts/writeIcons.ts from Lucide; its licence is LICENSE.txt in this folder.
import type { IconDrawing } from "../Icon.tsx";

export const ChevronDown: IconDrawing = [["path", { d: "m6 9 6 6 6-6" }]];
