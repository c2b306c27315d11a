// Written by scripts/writeIcons.ts from Lucide; its licence is LICENSE.txt in this folder.
import type { IconDrawing } from "../Icon.tsx";

export const Plus: IconDrawing = [
  ["path", { d: "M5 12h14" }],
  ["path", { d: "M12 5v14" }],
];
