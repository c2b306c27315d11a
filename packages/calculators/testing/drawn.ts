import { createRoot } from "react-dom/client";
import { onTestFinished } from "vitest";

/** Draws a node in an element with these styles, which the page loses after the test. */
export function drawn(node: React.ReactNode, style = ""): HTMLElement {
  const element = document.createElement("div");
  element.style.cssText = style;
  document.body.append(element);
  const root = createRoot(element);
  onTestFinished(() => {
    root.unmount();
    element.remove();
  });
  root.render(node);
  return element;
}
