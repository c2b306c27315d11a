import type { WrongValue } from "./wrongValues.ts";

/** Error for a brokerage's folder that cannot be published. Lists every invalid value. */
export class FolderError extends Error {
  override name = "FolderError";
  readonly values: readonly WrongValue[];

  constructor(values: readonly WrongValue[], where: (value: WrongValue) => string = fieldAlone) {
    const lines = values.map((value) => `  ${where(value)} ${value.problem}.`);
    super(`The brokerage's folder cannot be published.\n${lines.join("\n")}`);
    this.values = values;
  }
}

const fieldAlone = ({ path }: WrongValue) => fieldName(path);

/** Formats a path in JavaScript notation: `profile.about[1]`. */
export function fieldName(path: readonly PropertyKey[]): string {
  return path.reduce<string>((name, key) => {
    if (typeof key === "number") return `${name}[${key}]`;
    return name ? `${name}.${String(key)}` : String(key);
  }, "");
}
