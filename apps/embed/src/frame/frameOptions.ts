import { customProperty } from "@mortgage-kit/calculators/theme";
import { optionAttributes } from "../options/optionAttributes.ts";

// The path names the calculator, the rates are the site's, and a frame shares no figures with the page around it.
const own: readonly string[] = ["calculator", "lang", "rates", "share-figures"];
const attributes = optionAttributes.filter((name) => !own.includes(name));

/** Attributes that a frame takes from its site, unless its URL sets one of the listed attributes. */
export const siteAttributes: Readonly<Record<string, readonly string[]>> = {
  brokerage: ["brokerage"],
  licence: ["brokerage"],
  province: ["province", "municipality"],
  municipality: ["province", "municipality"],
};

/** Options of a frame, read from its URL: `/embed/frame/payment?lang=fr&action=%23005a9c`. */
export interface FrameOptions {
  readonly attributes: ReadonlyMap<string, string>;
  /** Custom properties by their names. */
  readonly theme: ReadonlyMap<string, string>;
}

const property = (...path: string[]) => `--${customProperty(path)}`;

/** Theme parameters of a frame's URL, each with the custom properties that it sets. */
export const themeParameters: Readonly<Record<string, readonly string[]>> = {
  action: [property("background", "action")],
  "action-hover": [property("background", "actionHover")],
  "on-action": [property("background", "onAction")],
  surface: [property("background", "surface")],
  text: [property("background", "text")],
  strong: [property("background", "strong")],
  link: [property("background", "link")],
  progress: [property("background", "series1")],
  font: [property("font", "body")],
  "heading-font": [property("font", "heading")],
  corner: [property("radius", "small"), property("radius", "large")],
};

/** Returns the options in a frame's URL, ignoring unknown parameters. */
export function frameOptions({ pathname, searchParams }: URL): FrameOptions {
  const calculator = pathname.split("/").filter(Boolean).at(-1) ?? "";
  const given = (name: string) => searchParams.get(name);
  return {
    attributes: new Map([
      ["calculator", calculator],
      ["lang", given("lang") ?? "en"],
      ...attributes.flatMap((name): [string, string][] => {
        const value = given(name);
        return value === null ? [] : [[name, value]];
      }),
    ]),
    theme: new Map(
      Object.entries(themeParameters).flatMap(([parameter, properties]): [string, string][] => {
        const value = given(parameter);
        return value === null ? [] : properties.map((name) => [name, value]);
      }),
    ),
  };
}
