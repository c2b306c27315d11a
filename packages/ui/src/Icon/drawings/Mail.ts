// Written by scripts/writeIcons.ts from Lucide; its licence is LICENSE.txt in this folder.
import type { IconDrawing } from "../Icon.tsx";

export const Mail: IconDrawing = [
  ["path", { d: "m22 7-8.991 5.727a2 2 0 0 1-2.009 0L2 7" }],
  ["rect", { x: "2", y: "4", width: "20", height: "16", rx: "2" }],
];
