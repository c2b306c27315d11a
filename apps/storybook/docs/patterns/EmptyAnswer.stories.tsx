import {
  Button,
  Card,
  Heading,
  Inline,
  SearchField,
  Stack,
  Text,
  TextLink,
} from "@mortgage-kit/ui";
import type { Meta, StoryObj } from "@storybook/react-vite";

const nothing = () => {};

const NothingFound = () => (
  <Stack space="m" align="start">
    <SearchField label="Search the questions" value="reverse mortgage" onChange={nothing} />
    <Card weight="filled">
      <Heading level={3} size="subheading">
        No question about “reverse mortgage”
      </Heading>
      <Text>
        Try fewer words, or <TextLink href="#call">ask one of us</TextLink>.
      </Text>
      <Inline space="s">
        <Button tone="quiet" size="s">
          Show all questions
        </Button>
      </Inline>
    </Card>
  </Stack>
);

const BlankList = () => (
  <Stack space="m" align="start">
    <SearchField label="Search the questions" value="reverse mortgage" onChange={nothing} />
    <Text tone="soft">0 results</Text>
  </Stack>
);

/**
 * A search or a list without anything to show.
 *
 * **Do**: repeat what was asked, say that nothing matches, and offer the next step. **Don't**: leave the place
 * blank, show a picture instead of words, or blame the visitor.
 *
 * **When**: something was asked for and the answer is nothing. **When not**: before anything was asked, where
 * an example shows what to do; and an answer that could not be fetched is a failure, which offers to try again.
 */
const meta = {
  title: "Patterns/An empty answer",
  component: NothingFound,
} satisfies Meta<typeof NothingFound>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Do: Story = {};

export const Dont: Story = { name: "Don't", render: () => <BlankList /> };
