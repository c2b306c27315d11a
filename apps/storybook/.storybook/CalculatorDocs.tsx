import { Controls, Description, Primary, Title } from "@storybook/addon-docs/blocks";

/** Renders the documentation of a calculator with its first step only, because each result is a page long. */
export const CalculatorDocs = () => (
  <>
    <Title />
    <Description />
    <Primary />
    <Controls />
  </>
);
