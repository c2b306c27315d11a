import { type OptionValues, UsageError } from "./command.ts";

export function readText(options: OptionValues, name: string): string | undefined {
  const value = options[name];
  return typeof value === "string" ? value : undefined;
}

export function readFlag(options: OptionValues, name: string): boolean {
  return options[name] === true;
}

export function readCount(options: OptionValues, name: string): number | undefined {
  const text = readText(options, name);
  if (text === undefined) return undefined;
  if (/^[1-9]\d{0,5}$/.test(text)) return Number(text);
  throw new UsageError(`--${name} must be a whole number above 0, but it is "${text}".`);
}

export function readDate(options: OptionValues, name: string): Date | undefined {
  const text = readText(options, name);
  if (text === undefined) return undefined;
  const date = new Date(text);
  const isDate = /^\d{4}-\d{2}-\d{2}(T.+)?$/.test(text) && !Number.isNaN(date.getTime());
  if (isDate) return date;
  throw new UsageError(`--${name} must be a date such as 2026-01-31, but it is "${text}".`);
}
