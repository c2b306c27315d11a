import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect } from "storybook/test";
import { Button } from "../Button/Button.tsx";
import { Text } from "../Text/Text.tsx";
import { ErrorBoundary } from "./ErrorBoundary.tsx";

/** Fails as a part does whose text a browser's translation has replaced. */
function Part({ onFailed }: { onFailed: () => void }) {
  const [isBroken, setBroken] = useState(false);
  if (isBroken) {
    onFailed();
    throw new Error("This part is meant to fail.");
  }
  return <Button onClick={() => setBroken(true)}>Fail</Button>;
}

function Page() {
  const [failures] = useState({ count: 0 });
  return (
    <ErrorBoundary>
      <Text>{`Failed ${failures.count} times`}</Text>
      <Part
        onFailed={() => {
          failures.count += 1;
        }}
      />
    </ErrorBoundary>
  );
}

/**
 * A part of a page that may fail without taking the rest with it.
 *
 * **Use it** around each part that works with a script: a calculator, a form, a filter. **Do not** use
 * it for errors of a request, which the part itself says.
 */
const meta = {
  title: "Feedback/ErrorBoundary",
  component: ErrorBoundary,
  args: { children: null },
  render: () => <Page />,
} satisfies Meta<typeof ErrorBoundary>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Failed: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Fail" }));
    await expect(canvas.getByText("This part has stopped working.")).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: "Show it again" }));
    await expect(canvas.getByText(/^Failed [1-9]/)).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: "Fail" }));
    await expect(canvas.getByRole("button", { name: "Show it again" })).toBeVisible();
  },
};
