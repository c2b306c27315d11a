import type { Meta, StoryObj } from "@storybook/react-vite";
import { contourSvg } from "../art/contours.ts";
import type { Composition } from "../art/terrain.ts";
import { Columns } from "../Columns/Columns.tsx";
import { Heading } from "../Heading/Heading.tsx";
import { Section } from "../Section/Section.tsx";
import { Stack } from "../Stack/Stack.tsx";
import { Text } from "../Text/Text.tsx";
import { ContourArt } from "./ContourArt.tsx";

const file = (seed: string, composition: Composition) => {
  const [width, height] = [1200, 640];
  const svg = contourSvg(seed, { composition, width, height });
  return { src: `data:image/svg+xml,${encodeURIComponent(svg)}`, width, height };
};

/**
 * Decorative contour map of an invented lake, always the same for the same seed.
 *
 * **Use it** behind a hero, as the cover of an article or a video, as the background of a portrait.
 * **Do not use it** behind body text without a calm side to stand on, or to show where something
 * is.
 * **Keyboard and screen readers** pass it by: it is decoration.
 *
 * Call `contourSvg(seed, options)` from `@mortgage-kit/ui/art` while building, write the text to a
 * `.svg` and pass `{ src, width, height }`. It costs the page a few KB, no script and no hydration.
 */
const meta = {
  title: "Art/ContourArt",
  component: ContourArt,
  args: { drawing: file("harbour", "lake") },
  argTypes: { drawing: { control: false } },
} satisfies Meta<typeof ContourArt>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Lake: Story = {};
export const Shore: Story = { args: { drawing: file("bay", "shore") } };
export const Chart: Story = { args: { drawing: file("hero", "chart") } };

/** Each article gets its own stretch of shore from its address. */
export const AsCovers: Story = {
  render: () => (
    <Columns layout="three" space="m">
      {["renewal", "first-home", "self-employed", "rates", "closing", "rent-or-buy"].map((seed) => (
        <ContourArt key={seed} drawing={file(seed, "shore")} />
      ))}
    </Columns>
  ),
};

export const BehindAHero: Story = {
  parameters: { bleed: true },
  render: () => (
    <Section
      background="land"
      backdrop={<ContourArt drawing={file("harbour", "lake")} fit="cover" />}
    >
      <Columns layout="halves" space="xl">
        <Stack space="m">
          <Heading level={1}>Know the bottom before you drop anchor</Heading>
          <Text size="lead">Calm land on the left carries the words; the lake keeps right.</Text>
        </Stack>
      </Columns>
    </Section>
  ),
};
