import type { Decorator, Preview } from "@storybook/react-vite";
import { useLayoutEffect } from "react";
import { ground } from "../src/theme/ground.css.ts";
import { harvestTheme } from "../src/theme/harvestTheme.css.ts";
import { simcoeTheme } from "../src/theme/simcoeTheme.css.ts";
import type { GroundName } from "../src/theme/tokens.ts";
import { emulateMedia } from "./emulateMedia.ts";
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

const preview: Preview = {
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
    docs: { codePanel: true },
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
