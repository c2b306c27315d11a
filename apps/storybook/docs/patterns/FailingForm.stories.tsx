import {
  Button,
  Callout,
  Checkbox,
  Inline,
  Section,
  Stack,
  TextField,
  TextLink,
} from "@mortgage-kit/ui";
import type { Meta, StoryObj } from "@storybook/react-vite";

const FailingForm = () => (
  <Section space="m" width="narrow">
    <Stack space="m">
      <Callout tone="warning" title="Two entries need another look">
        <TextLink href="#last-name">Enter your last name.</TextLink>{" "}
        <TextLink href="#contact">Enter a phone number or an email address.</TextLink>
      </Callout>
      <TextField label="First name" defaultValue="Robin" autoComplete="given-name" />
      <div id="last-name">
        <TextField label="Last name" autoComplete="family-name" error="Enter your last name." />
      </div>
      <div id="contact">
        <TextField
          label="Phone or email"
          error="Enter a phone number or an email address."
          hint="One is enough."
        />
      </div>
      <Checkbox label="I agree to the Terms of Use" defaultChecked />
      <Inline space="s">
        <Button type="submit">Submit</Button>
      </Inline>
    </Stack>
  </Section>
);

const SilentForm = () => (
  <Section space="m" width="narrow">
    <Stack space="m">
      <Callout tone="warning">Validation failed (2)</Callout>
      <TextField label="First name" defaultValue="Robin" />
      <TextField label="Last name" />
      <TextField label="Phone or email" />
      <Inline space="s">
        <Button disabled>Submit</Button>
      </Inline>
    </Stack>
  </Section>
);

/**
 * A form whose entries cannot be used as they are: the application form of the site.
 *
 * **Do**: keep every entry; say at each field what to enter; above the fields, link the fields that need
 * another look, and move the focus there when the form is sent. **Don't**: report at the top only, in the
 * words of the program, with the button switched off.
 *
 * **When**: after the visitor pressed the button. **When not**: while a visitor is still typing; and a failure
 * of the server is no wrong entry, so it is said in a Callout beside the button.
 */
const meta = {
  title: "Patterns/A form that fails",
  component: FailingForm,
  parameters: { bleed: true },
} satisfies Meta<typeof FailingForm>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Do: Story = {};
export const Dont: Story = { name: "Don't", render: () => <SilentForm /> };
