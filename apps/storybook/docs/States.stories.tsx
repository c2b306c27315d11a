import {
  Button,
  ChoiceChips,
  Columns,
  LinkButton,
  Stack,
  Text,
  TextField,
  TextLink,
} from "@mortgage-kit/ui";
import type { Meta, StoryObj } from "@storybook/react-vite";

const nothing = () => {};
const states = { rest: "At rest", hover: "Under the pointer", focus: "With the focus" };
const segments = [
  { value: "all", label: "All posts" },
  { value: "basics", label: "Mortgage basics" },
];

const States = () => (
  <Columns layout="four" space="l" align="start">
    {Object.entries(states).map(([state, title]) => (
      <div key={state} data-shown={state}>
        <Stack space="m" align="start">
          <Text weight="strong">{title}</Text>
          <Button>Calculate</Button>
          <Button tone="quiet">Back</Button>
          <Button tone="plain">Print</Button>
          <LinkButton href="#apply" tone="quiet" size="s">
            Apply now
          </LinkButton>
          <TextLink href="#rates">Our rates today</TextLink>
          <TextField label={`Name, ${state}`} />
          <ChoiceChips label={title} options={segments} value="all" onChange={nothing} />
        </Stack>
      </div>
    ))}
    <Stack space="m" align="start">
      <Text weight="strong">Busy, disabled, invalid</Text>
      <Button busy>Submitting</Button>
      <Button disabled>Calculate</Button>
      <Button tone="quiet" disabled>
        Back
      </Button>
      <TextField label="Name, disabled" disabled />
      <TextField label="Name, invalid" error="Enter your name." />
    </Stack>
  </Columns>
);

/** Shows controls under the pointer, with the keyboard's focus, at work and switched off. */
const meta = {
  title: "Foundations/States",
  component: States,
} satisfies Meta<typeof States>;

export default meta;
export const Controls: StoryObj<typeof meta> = {};
