import { type CalculatorId, calculators } from "@mortgage-kit/calculators";
import type { Described } from "@mortgage-kit/publishing/describedComponents";
import { backgrounds } from "@mortgage-kit/ui/theme";
import type { BackgroundName } from "@mortgage-kit/ui/tokens";
import { FrenchKitWords } from "@mortgage-kit/ui/words/fr";
import type { Decorator, Loader, Preview } from "@storybook/react-vite";
import { isValidElement, useLayoutEffect } from "react";
import type { ArgTypesEnhancer, InputType } from "storybook/internal/types";
import { configure } from "storybook/test";
import { applyGlobals } from "./applyGlobals.ts";
import { chartTheme } from "./chartTheme.ts";
import * as styles from "./preview.css.ts";
import { ThemedDocs } from "./ThemedDocs.tsx";
import { startingBrand, themes } from "./themes.ts";

type GlobalTypes = NonNullable<Preview["globalTypes"]>;
type Icon = NonNullable<NonNullable<GlobalTypes[string]["toolbar"]>["icon"]>;

/** Returns a toolbar menu. Its button shows the selected title, so titles must be unique. */
const choice = (
  description: string,
  icon: Icon,
  titles: Readonly<Record<string, string>>,
): GlobalTypes[string] => ({
  description,
  toolbar: {
    icon,
    dynamicTitle: true,
    items: Object.entries(titles).map(([value, title]) => ({ value, title })),
  },
});

const themeTitles = Object.entries(themes).map(([name, { title }]) => [name, `${title} theme`]);

const globalTypes: GlobalTypes = {
  theme: choice("Theme", "paintbrush", Object.fromEntries(themeTitles)),
  scheme: choice("Colour scheme", "moon", { light: "Light colours", dark: "Dark colours" }),
  language: choice("Language", "globe", { en: "English", fr: "French" }),
  textSize: choice("Text size", "grow", { 100: "Text 100 %", 200: "Text 200 %" }),
  reducedMotion: choice("Motion", "lightning", { off: "Motion as set", on: "Reduced motion" }),
  forcedColors: choice("Palette", "contrast", { off: "Own colours", on: "Forced colours" }),
  print: choice("Medium", "document", { off: "On screen", on: "On paper" }),
};

applyGlobals({});

const asTheVisitorSees: Decorator = (Story, { globals, parameters, viewMode }) => {
  // A documentation page shows several stories in one document, and follows the toolbar.
  useLayoutEffect(() => {
    if (viewMode !== "docs") applyGlobals(globals);
  });
  const standing = backgrounds[(parameters.background ?? "white") as BackgroundName];
  const room = viewMode === "docs" ? styles.example : styles.canvas;
  const bare = parameters.bleed;
  return (
    <div className={bare ? standing : `${standing} ${room}`}>
      <Story />
    </div>
  );
};

const frenchView: Loader = async ({ args, globals }) => {
  const { view } = args as { view?: { calculator: { id: CalculatorId } } };
  if (globals.language !== "fr" || !view) return {};
  return { view: await calculators[view.calculator.id].fr() };
};

const inTheLanguage: Decorator = (Story, { args, globals, loaded }) =>
  globals.language === "fr" ? (
    <FrenchKitWords>
      <Story args={{ ...args, ...loaded }} />
    </FrenchKitWords>
  ) : (
    <Story />
  );

/** Disables the controls of React elements, which would show their internals as JSON. */
const withoutMarkupControls: ArgTypesEnhancer = ({ argTypes, initialArgs }) =>
  Object.fromEntries(
    Object.entries(argTypes).map(([name, argType]) => {
      const given: unknown = initialArgs[name];
      const isMarkup = [given].flat().some((part) => isValidElement(part));
      return [name, isMarkup ? { ...argType, control: { disable: true } } : argType];
    }),
  );

const written = import.meta.glob<readonly Described[]>("../build/components.json", {
  eager: true,
  import: "default",
});
const components = Object.values(written).flat();

const controls = new Map(
  Object.entries({
    string: "text",
    "React.ReactNode": "text",
    number: "number",
    boolean: "boolean",
  } as const),
);

/** Returns a control for what can be typed or chosen; none for other types. */
function controlOf(type: string): Pick<InputType, "control" | "options"> {
  if (/^["\d]/.test(type)) {
    const options = type.split(" | ").map((each): unknown => JSON.parse(each));
    return { options, control: { type: "select" } };
  }
  const control = controls.get(type);
  return { control: control ? { type: control } : { disable: true } };
}

/** Shows the properties, types and defaults of COMPONENTS.md, and what else the story sets. */
const withDescribedTypes: ArgTypesEnhancer = ({ argTypes, title, initialArgs }) => {
  const shown = title.startsWith("Calculators/") ? "CalculatorWithView" : title.split("/").at(-1);
  const described = components.find(({ name }) => name === shown || name === `${shown}Provider`);
  if (!described) return argTypes;
  const properties = described.properties.map(
    ({ name, type, default: start, text, isRequired }) => {
      const table = {
        type: { summary: type },
        ...(start && { defaultValue: { summary: start } }),
      };
      const own = { ...argTypes[name], ...controlOf(type), name, description: text, table };
      return [name, { ...own, type: { name: "other", value: type, required: isRequired } }];
    },
  );
  // Native attributes, whose types Storybook adds afterwards.
  const others = Object.keys(initialArgs)
    .filter((name) => !described.properties.some((property) => property.name === name))
    .map((name) => [name, { ...argTypes[name], name, description: "As of its HTML element." }]);
  return { ...Object.fromEntries(others), ...Object.fromEntries(properties) };
};

/** Tests skip axe's list of passed rules, which takes a third of the time. */
const inTest = navigator.webdriver;

// Generous for a machine under other load; a query that finds its element does not wait for it.
configure({ asyncUtilTimeout: 15_000 });

const preview: Preview = {
  argTypesEnhancers: [withDescribedTypes, withoutMarkupControls],
  decorators: [inTheLanguage, asTheVisitorSees],
  globalTypes,
  loaders: [frenchView],
  initialGlobals: {
    theme: "default",
    brand: startingBrand,
    scheme: "light",
    language: "en",
    textSize: "100",
    reducedMotion: "off",
    forcedColors: "off",
    print: "off",
  },
  parameters: {
    // In a test, axe lists no rules that pass and loads no style sheets, which only an experimental rule reads.
    a11y: {
      test: "error",
      options: inTest ? { resultTypes: ["violations"], preload: false } : {},
    },
    layout: "fullscreen",
    controls: { expanded: true },
    docs: { codePanel: true, theme: chartTheme, container: ThemedDocs },
    backgrounds: { disable: true },
    options: {
      storySort: {
        order: [
          "Welcome",
          "Brand studio",
          "Foundations",
          "Patterns",
          "Calculators",
          "Layout",
          "Text",
          "Actions",
          "Forms",
          "Reveal",
          "Data",
          "Charts",
          "Feedback",
          "Navigation",
        ],
      },
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
  tags: ["autodocs", "stable"],
};

export default preview;
