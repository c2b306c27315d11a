import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect } from "storybook/test";
import { Button } from "../Button/Button.tsx";
import { ErrorBoundary } from "./ErrorBoundary.tsx";

/** Fails as a part does whose text a browser's translation has replaced. */
function Part() {
  const [isBroken, setBroken] = useState(false);
  if (isBroken) throw new Error("This part is meant to fail.");
  return <Button onClick={() => setBroken(true)}>Fail</Button>;
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
  args: { children: <Part /> },
} satisfies Meta<typeof ErrorBoundary>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Failed: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Fail" }));
    await expect(canvas.getByText("This part has stopped working.")).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: "Show it again" }));
    await expect(document.body).not.toHaveFocus();
    await userEvent.click(canvas.getByRole("button", { name: "Fail" }));
    await expect(canvas.getByRole("button", { name: "Show it again" })).toBeVisible();
  },
};
