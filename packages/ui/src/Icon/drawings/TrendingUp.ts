// Written by scripts/writeIcons.ts from Lucide; its licence is LICENSE.txt in this folder.
import type { IconDrawing } from "../Icon.tsx";

export const TrendingUp: IconDrawing = [
  ["path", { d: "M16 7h6v6" }],
  ["path", { d: "m22 7-8.5 8.5-5-5L2 17" }],
];
