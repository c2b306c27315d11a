import {
  Badge,
  BarBreakdown,
  Button,
  Callout,
  Card,
  Checkbox,
  Columns,
  DataTable,
  Heading,
  Inline,
  KeyFigures,
  LineChart,
  MoneyField,
  Section,
  SegmentedControl,
  Select,
  Slider,
  Spinner,
  Stack,
  StackedArea,
  Stepper,
  Text,
  TextField,
  TextLink,
  TickList,
} from "@mortgage-kit/ui";
import type { Meta, StoryObj } from "@storybook/react-vite";

const dollars = (value: number) =>
  value.toLocaleString("en-CA", { style: "currency", currency: "CAD", maximumFractionDigits: 0 });
const year = (value: number) => `year ${value}`;
const years = [0, 5, 10, 15, 20, 25];
const paths = {
  falling: years.map((x) => ({ x, y: 300_000 - 12_000 * x })),
  rising: years.map((x) => ({ x, y: 6_000 * x })),
};
const nothing = () => {};

const fields = (
  <Columns layout="halves" space="m" align="start">
    <TextField label="Name" hint="As on your licence." />
    <MoneyField label="Price" value={null} error="Enter an amount above $0." onChange={nothing} />
    <MoneyField label="Down payment" value={20_000} warning="Less than 5 %." onChange={nothing} />
    <Select
      label="Payments"
      options={[
        { value: "monthly", label: "Monthly" },
        { value: "weekly", label: "Weekly" },
      ]}
      value="monthly"
      onChange={nothing}
    />
    <Slider
      label="Years"
      {...{ min: 1, max: 30, step: 1, value: 25 }}
      valueText="25 years"
      onChange={nothing}
    />
    <Checkbox label="It is my first home" />
  </Columns>
);

const charts = (
  <Columns layout="halves" space="l" align="start">
    <LineChart
      title="The mortgage"
      summary="It is paid off in year 25."
      series={[
        { label: "You owe", points: paths.falling },
        { label: "You own", points: paths.rising },
      ]}
      xLabel="years"
      formatX={year}
      formatValue={dollars}
    />
    <StackedArea
      title="Each year's payments"
      summary="Interest shrinks."
      places={years}
      series={[
        { label: "Interest", values: [14, 12, 9, 7, 4, 1] },
        { label: "Principal", values: [6, 8, 11, 13, 16, 19] },
      ]}
      xLabel="years"
      formatX={year}
      formatValue={dollars}
    />
    <BarBreakdown
      title="Cash to close"
      summary="The down payment is most of it."
      items={[
        { label: "Down payment", value: 60_000 },
        { label: "Land transfer tax", value: 6_475 },
        { label: "Rebate", value: -4_000 },
      ]}
      itemLabel="Cost"
      valueLabel="Amount"
      formatValue={dollars}
    />
  </Columns>
);

const words = (
  <Stack space="m">
    <Heading level={2}>What would it cost to close?</Heading>
    <Text size="lead">
      Two questions, and <TextLink href="#kit">a full breakdown</TextLink>.
    </Text>
    <Text size="small" tone="soft">
      Estimates are based on typical costs.
    </Text>
    <Stepper step={2} of={4} />
    <Inline space="s">
      <Button>Next</Button>
      <Button tone="quiet">Back</Button>
      <Button tone="plain">Print</Button>
      <Button disabled>Next</Button>
      <Badge>Fixed</Badge>
      <Spinner label="Loading" />
    </Inline>
    <Inline space="m">
      <Text as="span" tone="success">
        Saves money
      </Text>
      <Text as="span" tone="caution">
        Check the term
      </Text>
      <Text as="span" tone="danger">
        Costs more
      </Text>
    </Inline>
    <TickList items={["No fee", "No account"]} layout="row" />
  </Stack>
);

const results = (
  <Columns layout="halves" space="l" align="start">
    <Card weight="filled">
      <KeyFigures
        headline={{ label: "A month", value: "$1,842.26" }}
        figures={[
          { label: "Interest", value: "$252,678" },
          { label: "Saved", value: "$4,000", tone: "good" },
        ]}
      />
    </Card>
    <DataTable
      caption="Rates"
      columns={[{ label: "Term" }, { label: "Rate", kind: "figure" }]}
      rows={[{ cells: ["3 years", "4.19 %"] }, { cells: ["5 years", "4.39 %"] }]}
    />
  </Columns>
);

const callouts = (
  <Stack space="s">
    <Callout>Rates are examples.</Callout>
    <Callout tone="caution">With less than 20 % down, you need insurance.</Callout>
    <Callout tone="warning">The minimum down payment is 5 %.</Callout>
    <Text>
      <span id="kit-basis">Amounts</span>
    </Text>
    <SegmentedControl
      labelledBy="kit-basis"
      segments={[
        { value: "month", label: "A month" },
        { value: "year", label: "A year" },
      ]}
      value="month"
      onChange={nothing}
    />
  </Stack>
);

const WholeKit = () => (
  <>
    <Section space="m">
      <Stack space="l">
        {words}
        {fields}
      </Stack>
    </Section>
    <Section background="shallow" space="m">
      <Stack space="l">
        {words}
        {charts}
      </Stack>
    </Section>
    <Section background="land" space="m">
      <Stack space="l">
        {words}
        {results}
        {callouts}
      </Stack>
    </Section>
    <Section background="deep" space="m" edge="contour">
      <Stack space="l">
        {words}
        {charts}
      </Stack>
    </Section>
  </>
);

/**
 * The components that a page is made of, on each background.
 *
 * **Use it** to see what a brand's colours do. **Do not** copy it: no page needs all of this at once.
 */
const meta = {
  title: "Brand studio/Whole kit",
  component: WholeKit,
  parameters: { bleed: true },
} satisfies Meta<typeof WholeKit>;

export default meta;

export const Kit: StoryObj<typeof meta> = {};
