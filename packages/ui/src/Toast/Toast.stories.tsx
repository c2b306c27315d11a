import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fireEvent, screen, waitFor } from "storybook/test";
import { Button } from "../Button/Button.tsx";
import { Inline } from "../Inline/Inline.tsx";
import { ToastProvider, useToast } from "./ToastProvider.tsx";

function Buttons() {
  const showToast = useToast();
  const succeed = () =>
    showToast({
      title: "Application Started!",
      description:
        "Your mortgage application has been submitted successfully. We'll be in touch soon.",
    });
  const fail = () =>
    showToast({ tone: "destructive", title: "Error", description: "503: Try again in a minute." });
  return (
    <Inline space="s">
      <Button onClick={succeed}>Succeed</Button>
      <Button tone="quiet" onClick={fail}>
        Fail
      </Button>
    </Inline>
  );
}

/**
 * Says what came of a press, then leaves: after 5 seconds, on its button, or swiped to the right.
 *
 * **Use it** around the part of a page that sends something; `useToast()` gives the function that shows a
 * message. A newer message takes the place of the one on show. **Do not** use it for what must be kept
 * (Callout) or for one wrong field (its `error`).
 *
 * **Keyboard**: F8 goes to the message, Escape shuts it; while it has focus or the pointer, time stands still.
 */
const meta = {
  title: "Feedback/Toast",
  component: ToastProvider,
  args: { children: <Buttons /> },
} satisfies Meta<typeof ToastProvider>;

export default meta;
type Story = StoryObj<typeof meta>;

// The region is fetched after the page is alive, which takes a busy machine a while.
const region = () =>
  screen.findByRole("region", { name: "Notifications (F8)" }, { timeout: 10_000 });

export const Default: Story = {
  play: async ({ canvas, userEvent }) => {
    await region();
    await userEvent.click(canvas.getByRole("button", { name: "Succeed" }));
    const title = await screen.findByText("Application Started!");
    await waitFor(() => expect(title).toBeVisible());
  },
};

export const OnlyTheNewestShows: Story = {
  tags: ["!autodocs"],
  play: async ({ canvas, userEvent }) => {
    await region();
    await userEvent.click(canvas.getByRole("button", { name: "Succeed" }));
    await userEvent.click(canvas.getByRole("button", { name: "Fail" }));
    await screen.findByText("503: Try again in a minute.");
    await expect(screen.queryByText("Application Started!")).toBeNull();
    await expect(screen.getAllByRole("button", { name: "Close" })).toHaveLength(1);
  },
};

export const ByKeyboard: Story = {
  tags: ["!autodocs"],
  play: async ({ canvas, userEvent }) => {
    await region();
    await userEvent.click(canvas.getByRole("button", { name: "Fail" }));
    await screen.findByRole("button", { name: "Close" });
    await fireEvent.keyDown(document, { key: "F8", code: "F8" });
    await expect((await region()).contains(document.activeElement)).toBe(true);
    await userEvent.tab();
    await userEvent.keyboard("{Escape}");
    await waitFor(() => expect(screen.queryByRole("button", { name: "Close" })).toBeNull());
  },
};
