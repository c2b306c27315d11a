import {
  Button,
  Columns,
  Heading,
  Inline,
  LinkButton,
  NumberedList,
  Section,
  SkipLink,
  Stack,
  Text,
  TextLink,
} from "@mortgage-kit/ui";
import type { Meta, StoryObj } from "@storybook/react-vite";

const steps = [
  { title: "Ask", text: "Ten minutes by phone." },
  { title: "Compare", text: "We write to the lenders." },
  { title: "Sign", text: "At your lawyer's." },
];

const RenewalPage = () => (
  <>
    <SkipLink target="content">Skip to the content</SkipLink>
    <Section as="header" space="s">
      <Inline space="m" justify="between">
        <TextLink href="#home">Harbour House Loans</TextLink>
        <LinkButton href="#call" tone="quiet" size="s">
          902-555-0130
        </LinkButton>
      </Inline>
    </Section>
    <main id="content">
      <Section background="land" edge="contour">
        <Stack space="m" align="start">
          <Heading level={1}>Is it time to renew?</Heading>
          <Text size="lead">Compare your bank's offer in two minutes. Nothing is sent.</Text>
          <Button>Compare my offer</Button>
        </Stack>
      </Section>
      <Section>
        <Columns layout="halves" space="xl" align="start">
          <Heading level={2}>What happens next</Heading>
          <NumberedList level={3} items={steps} />
        </Columns>
      </Section>
      <Section background="shallow">
        <Stack space="s">
          <Heading level={2}>Who pays us?</Heading>
          <Text>The lender does, once the mortgage has closed.</Text>
        </Stack>
      </Section>
      <Section background="deep">
        <Stack space="m" align="start">
          <Heading level={2}>You hear from us within 24 hours</Heading>
          <Text size="lead">Two minutes now can save you five years of a higher rate.</Text>
          <Button>Compare my offer</Button>
        </Stack>
      </Section>
    </main>
    <Section as="footer" space="s" background="shallow">
      <Text size="small">Harbour House Loans, licence 4410</Text>
    </Section>
  </>
);

const CompanyPage = () => (
  <>
    <Section background="deep">
      <Stack space="m" align="start">
        <Heading level={1}>Welcome to Harbour House Loans</Heading>
        <Text size="lead">Your trusted partner for every mortgage solution.</Text>
        <Inline space="s">
          <Button>Apply now</Button>
          <Button>Book a call</Button>
        </Inline>
      </Stack>
    </Section>
    <Section background="deep">
      <Heading level={2}>About us</Heading>
      <Text>Founded by people with a passion for mortgages.</Text>
    </Section>
  </>
);

/**
 * A page from its first words to its footer.
 *
 * **Do**: start with the visitor's question and one action; alternate the backgrounds, with at most one deep
 * section in view; end with the same action. **Don't**: start with the company, set two main actions side by
 * side, or stack sections of the same tint.
 *
 * **When**: a page has one task. **When not**: for a calculator, which brings its own introduction and
 * sections.
 */
const meta = {
  title: "Patterns/A whole page",
  component: RenewalPage,
  parameters: { bleed: true },
} satisfies Meta<typeof RenewalPage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Do: Story = {};

export const Dont: Story = { name: "Don't", render: () => <CompanyPage /> };
