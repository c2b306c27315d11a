import type { Meta, StoryObj } from "@storybook/react-vite";
import { sheetSvg } from "../art/sheetSvg.ts";
import { terrain } from "../art/terrain.ts";
import { Columns } from "../Columns/Columns.tsx";
import { ChartSheet } from "./ChartSheet.tsx";

const size = { width: 640, height: 560 };
const drawing = sheetSvg(terrain("harbour", "lake", size.width / size.height), size);

/**
 * A sheet of a chart with figures, towns or people at their places, as text that keeps its size.
 *
 * **Use it** beside the opening words of a page, with that page's own figures.
 * **Do not use it** for figures that nothing connects with a place or with each other: a StatBand
 * shows those.
 * **Screen readers** read the marks as a list. Names of towns and the drawing are decoration.
 *
 * Write the drawing to a file while building, with `sheetSvg` from `@mortgage-kit/ui/art`: of real
 * shores with `shoreTerrain`, or of an invented lake with `terrain`. It takes its colours from the
 * theme. `placeLabels` finds places for the marks.
 */
const meta = {
  title: "Art/ChartSheet",
  component: ChartSheet,
  args: {
    ...size,
    src: "",
    label: "Two figures",
    marks: [
      {
        x: 0.6,
        y: 0.35,
        side: "on",
        lines: [
          { text: "60+", look: "figure" },
          { text: "lenders compared", look: "note" },
        ],
      },
      {
        x: 0.6,
        y: 0.6,
        side: "on",
        href: "#",
        lines: [
          { text: "24 hours", look: "figure" },
          { text: "to an answer", look: "note" },
        ],
      },
    ],
    names: [
      { x: 0.25, y: 0.4, side: "left", point: "own", lines: [{ text: "Harbour", look: "town" }] },
      { x: 0.8, y: 0.75, side: "below", point: "town", lines: [{ text: "Narrows", look: "town" }] },
    ],
  },
  // The drawing stands in the page here. A site uses a file.
  decorators: [
    (Story) => (
      <>
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: the kit's own drawing. */}
        <div hidden dangerouslySetInnerHTML={{ __html: drawing }} />
        <Columns layout="two" space="m">
          <Story />
        </Columns>
      </>
    ),
  ],
} satisfies Meta<typeof ChartSheet>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Figures: Story = {};
export const WithoutFigures: Story = { args: { marks: [] } };
