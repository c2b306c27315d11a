import type { Formula, LiveFormula } from "@mortgage-kit/calculator-engine/insight";
import { expect, test } from "vitest";
import { writeCellFormula } from "./writeCellFormula.ts";

const price = { kind: "figure", id: "homePrice", value: 500_000, unit: "dollars" } as const;
const symbol = (symbol: "(" | ")" | "," | "−" | "÷" | "×" | ">" | "and") =>
  ({ kind: "symbol", symbol }) as const;
const number = (value: number, unit: "number" | "percent" = "number") =>
  ({ kind: "number", value, unit }) as const;
const call = (name: "if" | "up" | "min") => ({ kind: "function", name }) as const;
const write = (formula: Formula | LiveFormula) => writeCellFormula(formula, () => "Price");

test("Functions have one pair of parentheses, and percentages keep their sign", () => {
  const [open, close, comma] = [symbol("("), symbol(")"), symbol(",")];
  const started = [call("up"), open, open, price, symbol("−"), number(100), close, symbol("÷")];
  const part = [...started, number(50), close, symbol("×"), number(0.4, "percent")];
  const whole = [call("if"), open, price, symbol(">"), number(100), comma, ...part, comma];
  expect(write([...whole, number(0), close])).toBe(
    "IF(Price>100,ROUNDUP((Price-100)/50,0)*0.4%,0)",
  );
});

test("A term without a spreadsheet equivalent gives no formula", () => {
  expect(write([price, symbol("and"), price])).toBeNull();
  expect(writeCellFormula([price], () => undefined)).toBeNull();
  expect(write(Array.from({ length: 2_000 }, () => price))).toBeNull();
});
