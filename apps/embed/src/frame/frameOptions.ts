import { customProperty } from "@simcoe/calculators/theme";

const attributes = ["agents", "apply", "contact", "brokerage", "compact"];

/** What the frame shows, by its own address: `/embed/frame/payment?lang=fr&action=%23005a9c`. */
export interface FrameOptions {
  readonly attributes: ReadonlyMap<string, string>;
  /** Custom properties by their names. */
  readonly theme: ReadonlyMap<string, string>;
}

/** Parameters of a frame's address that set the look, and the properties they stand for. */
export const themeParameters: ReadonlyMap<string, string> = new Map(
  [
    ["action", "ground", "action"],
    ["action-hover", "ground", "actionHover"],
    ["on-action", "ground", "onAction"],
    ["text", "ground", "text"],
    ["surface", "ground", "surface"],
    ["link", "ground", "link"],
    ["strong", "ground", "strong"],
    ["font", "font", "body"],
    ["heading-font", "font", "heading"],
    ["corner", "radius", "small"],
  ].map(([parameter = "", ...path]) => [parameter, `--${customProperty(path)}`]),
);

/** Reads a frame's address; what it does not know it leaves out. */
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
      [...themeParameters].flatMap(([parameter, property]): [string, string][] => {
        const value = given(parameter);
        return value === null ? [] : [[property, value]];
      }),
    ),
  };
}
