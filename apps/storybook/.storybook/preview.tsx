import { simcoeTheme } from "@simcoe/ui";
import { ground } from "@simcoe/ui/theme";
import type { GroundName } from "@simcoe/ui/tokens";
import type { Decorator, Preview } from "@storybook/react-vite";
import { isValidElement, useLayoutEffect } from "react";
import type { ArgTypesEnhancer } from "storybook/internal/types";
import { chartTheme } from "./chartTheme.ts";
import { emulateMedia } from "./emulateMedia.ts";
import { harvestTheme } from "./harvestTheme.css.ts";
import * as styles from "./preview.css.ts";
import { globalTypes } from "./toolbars.ts";

const themes: Record<string, string> = { simcoe: simcoeTheme, harvest: harvestTheme };
const page = document.documentElement.classList;
page.add(simcoeTheme);

const asTheVisitorSees: Decorator = (Story, { globals, parameters, viewMode }) => {
  useLayoutEffect(() => {
    page.remove(...Object.values(themes));
    page.add(themes[globals.theme] ?? simcoeTheme);
    page.toggle(styles.largeText, String(globals.textSize) === "200");
    page.toggle(styles.systemColours, globals.forcedColors === "on");
    page.toggle(styles.paper, globals.print === "on");
    emulateMedia([
      { query: /prefers-reduced-motion/, holds: globals.reducedMotion === "on" },
      { query: /forced-colors/, holds: globals.forcedColors === "on", wins: true },
      ...(globals.print === "on"
        ? [
            { query: /\bprint\b/, holds: true },
            { query: /\bscreen\b/, holds: false },
          ]
        : []),
    ]);
  });
  const standing = ground[(parameters.ground ?? "white") as GroundName];
  const room = viewMode === "docs" ? styles.example : styles.canvas;
  const bare = parameters.bleed;
  return (
    <div className={bare ? standing : `${standing} ${room}`}>
      <Story />
    </div>
  );
};

/** Markup cannot be edited as text, and its inner parts would fill the page. */
const withoutMarkupControls: ArgTypesEnhancer = ({ argTypes, initialArgs }) =>
  Object.fromEntries(
    Object.entries(argTypes).map(([name, argType]) => {
      const given: unknown = initialArgs[name];
      const isMarkup = [given].flat().some((part) => isValidElement(part));
      return [name, isMarkup ? { ...argType, control: { disable: true } } : argType];
    }),
  );

const preview: Preview = {
  argTypesEnhancers: [withoutMarkupControls],
  decorators: [asTheVisitorSees],
  globalTypes,
  initialGlobals: {
    theme: "simcoe",
    textSize: "100",
    reducedMotion: "off",
    forcedColors: "off",
    print: "off",
  },
  parameters: {
    a11y: { test: "error" },
    layout: "fullscreen",
    controls: { expanded: true },
    docs: { codePanel: true, theme: chartTheme },
    backgrounds: { disable: true },
    options: {
      storySort: { order: ["Foundations", "Layout", "Text", "Actions", "Forms", "*"] },
    },
    viewport: {
      options: {
        phone: { name: "Phone, 360", styles: { width: "360px", height: "740px" } },
        tablet: { name: "Tablet, 768", styles: { width: "768px", height: "1024px" } },
        laptop: { name: "Laptop, 1024", styles: { width: "1024px", height: "768px" } },
        desktop: { name: "Desktop, 1440", styles: { width: "1440px", height: "900px" } },
      },
    },
  },
  tags: ["autodocs"],
};

export default preview;
