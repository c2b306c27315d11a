import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent, waitFor } from "storybook/test";
import { contourPaths } from "../art/contourPaths.ts";
import { Columns } from "../Columns/Columns.tsx";
import { fallbackImages } from "../pageScript/fallbackImages.ts";
import { VideoCard } from "./VideoCard.tsx";

const cover = contourPaths("construction-financing", {
  composition: "shore",
  width: 640,
  height: 360,
});

/**
 * A video kept elsewhere: its picture, its title and one link that opens in a new tab.
 *
 * **Use it** in a grid of episodes. **Do not use it** to play a video in the page.
 * **Keyboard:** one stop per card, Enter opens it; the whole card answers the pointer.
 * A drawn cover lies under the picture and shows when the picture is missing.
 */
const meta = {
  title: "Data/VideoCard",
  component: VideoCard,
  args: {
    title: "Construction financing, draw by draw",
    href: "https://video.example/1",
    level: 3,
    cover,
  },
  argTypes: { cover: { control: false } },
  decorators: [
    (Story, { args }) => (
      <Columns layout={args.layout === "leading" ? "wideFirst" : "three"} space="l">
        <Story />
      </Columns>
    ),
  ],
} satisfies Meta<typeof VideoCard>;

export default meta;
type Story = StoryObj<typeof meta>;

export const DrawnCover: Story = {
  play: async ({ canvas }) => {
    await userEvent.tab();
    const link = canvas.getByRole("link", { name: /^Watch Construction financing.*new tab/ });
    await expect(link).toHaveFocus();
    await expect(link).toHaveAttribute("target", "_blank");
  },
};
export const MissingThumbnail: Story = {
  args: { thumbnail: "data:image/png;base64,broken" },
  beforeEach: fallbackImages,
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelector("img")).not.toBeVisible());
    await expect(canvasElement.querySelector("svg")).toBeVisible();
  },
};
export const Compact: Story = {
  args: { layout: "compact", text: "Draws, holdbacks and what an inspector looks for." },
};
export const Leading: Story = {
  args: { layout: "leading", text: "Draws, holdbacks and what an inspector looks for." },
};
export const VeryLongTitle: Story = {
  args: {
    title:
      "Short-term rentals, passive income and what the township, the lender and your neighbours each think about it",
  },
};
