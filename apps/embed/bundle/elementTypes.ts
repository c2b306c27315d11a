import {
  municipalities,
  provinces,
  territories,
} from "@mortgage-kit/calculator-engine/canada/place";
import { type OptionAttribute, propertyOf } from "../src/options/optionAttributes.ts";
import { reservedHeights } from "../src/reservedHeights.ts";

interface Attribute {
  readonly description: string;
  readonly type: "text" | "flag" | readonly string[];
}

/** Descriptions of the tag's attributes, for editors. */
const attributes: Readonly<Record<OptionAttribute, Attribute>> = {
  calculator: { description: "The calculator; required", type: Object.keys(reservedHeights) },
  lang: {
    description: "The language; by default that of the surrounding element, else en",
    type: ["en", "fr"],
  },
  agents: {
    description: "People to whom a result can be sent: Robin Ng <robin@brokerage.example>, …",
    type: "text",
  },
  apply: { description: "URL of the owner's application page", type: "text" },
  contact: { description: "URL of the owner's contact page", type: "text" },
  brokerage: {
    description: "Name shown below the calculator and in copied and saved results",
    type: "text",
  },
  licence: { description: "Licence shown beside the brokerage's name", type: "text" },
  rates: {
    description: "URL of the brokerage's rates.json, whose rates the calculator uses as today's",
    type: "text",
  },
  province: {
    description: "Location of homes until the visitor selects another",
    type: [...provinces, ...territories],
  },
  municipality: {
    description: "A municipality with its own transfer tax; implies its province",
    type: Object.keys(municipalities),
  },
  compact: { description: "Collapses the details of a result", type: "flag" },
  "share-figures": {
    description: "Adds the figures to mortgage-result, of which the visitor reads a notice",
    type: "flag",
  },
};

const events = {
  "mortgage-step": {
    description: "The visitor has reached a step",
    detail: "{ calculator: string; step: number; of: number }",
  },
  "mortgage-result": {
    description: "The visitor has reached the result",
    detail:
      "{ calculator: string; figures?: readonly { id: string; label: string; value: number | string; unit?: string }[] }",
  },
};

const typeOf = ({ type }: Attribute) =>
  type === "text" ? "string" : type === "flag" ? "boolean" : union(type);
const propertyType = ({ type }: Attribute) => (type === "flag" ? "boolean" : "string | null");
const union = (values: readonly string[]) => values.map((value) => `"${value}"`).join(" | ");

/** Returns the tag's description in the custom elements manifest's format, which editors read. */
export function customElements(): string {
  const declaration = {
    kind: "class",
    customElement: true,
    name: "MortgageCalculator",
    tagName: "mortgage-calculator",
    description: "A Canadian mortgage calculator, in English or French.",
    attributes: Object.entries(attributes).map(([name, attribute]) => ({
      name,
      fieldName: propertyOf(name),
      description: attribute.description,
      type: { text: typeOf(attribute) },
    })),
    members: Object.entries(attributes).map(([name, attribute]) => ({
      kind: "field",
      name: propertyOf(name),
      attribute: name,
      description: attribute.description,
      type: { text: propertyType(attribute) },
    })),
    events: Object.entries(events).map(([name, { description, detail }]) => ({
      name,
      description,
      type: { text: `CustomEvent<${detail}>` },
    })),
    slots: [{ name: "", description: "Shown without scripts: a link to the calculator" }],
  };
  const module = { kind: "javascript-module", path: "v1.js", declarations: [declaration] };
  return `${JSON.stringify({ schemaVersion: "1.0.0", modules: [module] }, null, 2)}\n`;
}

/** Returns the TypeScript declarations of the tag, for JSX and the DOM. */
export function elementTypes(): string {
  const optional = (name: string) => (name === "calculator" ? "" : "?");
  const props = Object.entries(attributes).map(
    ([name, attribute]) =>
      `  /** ${attribute.description}. */\n  "${name}"${optional(name)}: ${typeOf(attribute)};\n`,
  );
  const properties = Object.entries(attributes)
    .filter(([name]) => name !== "lang")
    .map(
      ([name, attribute]) =>
        `  /** ${attribute.description}. */\n  ${propertyOf(name)}: ${propertyType(attribute)};\n`,
    );
  const listened = Object.entries(events).map(
    ([name, { description, detail }]) =>
      `  /** ${description}. */\n  "${name}": CustomEvent<${detail}>;\n`,
  );
  return `import type { DetailedHTMLProps, HTMLAttributes } from "react";

export interface MortgageCalculatorAttributes {
${props.join("")}}

export interface MortgageCalculatorElement extends HTMLElement {
${properties.join("")}}

export interface MortgageCalculatorEvents {
${listened.join("")}}

declare module "react" {
  namespace JSX {
    interface IntrinsicElements {
      "mortgage-calculator": Omit<
        DetailedHTMLProps<HTMLAttributes<HTMLElement>, HTMLElement>,
        keyof MortgageCalculatorAttributes
      > &
        MortgageCalculatorAttributes;
    }
  }
}

declare global {
  interface HTMLElementTagNameMap {
    "mortgage-calculator": MortgageCalculatorElement;
  }
  interface HTMLElementEventMap extends MortgageCalculatorEvents {}
}
`;
}
