import type { Part } from "@mortgage-kit/publishing/parts";

/** Files of the packed package that hold several modules, because pages load them together. */
export const parts: readonly Part[] = [
  // What most pages show, and what the calculators show first.
  {
    name: "base",
    roots: [
      "{Button/Button,Columns/Columns,DataTable/DataTable,Icon/Icon,Inline/Inline,KitWords/kitWords.en,Stack/Stack,Text/Text,VisuallyHidden/VisuallyHidden}",
    ],
  },
  // What the charts draw with, apart from their frame, which is a client component.
  { name: "charts", roots: ["ChartFrame/!(ChartFrame|*.css)"] },
];
