import { Button, Callout, MoneyField, Stack, TextField, TextLink } from "@mortgage-kit/ui";
import type { Meta, StoryObj } from "@storybook/react-vite";

const nothing = () => {};

const FailingForm = () => (
  <Stack space="m" align="start">
    <Callout tone="warning" title="Two entries need another look">
      <TextLink href="#email">Email</TextLink> and <TextLink href="#price">price</TextLink>
    </Callout>
    <TextField label="Name" defaultValue="Robin Ng" />
    <div id="email">
      <TextField
        label="Email"
        type="email"
        defaultValue="robin@example"
        error="Enter the whole address, such as robin@mail.example."
      />
    </div>
    <div id="price">
      <MoneyField
        label="Price of the home"
        value={null}
        error="Enter an amount above $0."
        onChange={nothing}
      />
    </div>
    <Button>Send</Button>
  </Stack>
);

const SilentForm = () => (
  <Stack space="m" align="start">
    <Callout tone="warning">Validation failed (2)</Callout>
    <TextField label="Name" />
    <TextField label="Email" type="email" />
    <MoneyField label="Price of the home" value={null} onChange={nothing} />
    <Button disabled>Send</Button>
  </Stack>
);

/**
 * A form whose entries cannot be used as they are.
 *
 * **Do**: keep every entry; say at each field what to enter; above the fields, name and link the fields that
 * need another look, and move the focus there when the form is sent. **Don't**: report at the top only, in
 * the words of the program, with the button switched off.
 *
 * **When**: after the visitor pressed the button. **When not**: while somebody is still typing; and a failure
 * of the server is no wrong entry, so it is said in a Callout beside the button.
 */
const meta = {
  title: "Patterns/A form that fails",
  component: FailingForm,
} satisfies Meta<typeof FailingForm>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Do: Story = {};

export const Dont: Story = { name: "Don't", render: () => <SilentForm /> };
