import { type PaymentFrequency, paymentsPerYear } from "@mortgage-kit/calculator-engine";
import { acceleratedShare } from "@mortgage-kit/calculator-engine/canada";
import { textCell } from "./cells.ts";
import { rangeOn, type Sheet } from "./Workbook.ts";

export interface FrequencyList {
  readonly sheet: Sheet;
  /** Range of the names that can be chosen. */
  readonly names: string;
  /** Returns a formula that looks up a value of the frequency that a cell names. */
  readonly lookUp: (what: "paymentsAYear" | "share", cell: string) => string;
}

const letters = { paymentsAYear: "B", share: "C" };

/** Returns each frequency's payments a year and share of a monthly payment, by its name. */
export function frequencyList(
  name: string,
  names: Readonly<Record<PaymentFrequency, string>>,
): FrequencyList {
  const frequencies = Object.keys(paymentsPerYear) as PaymentFrequency[];
  const column = (letter: string) => rangeOn(name, `${letter}1`, `${letter}${frequencies.length}`);
  return {
    sheet: {
      name,
      widths: [32, 10, 10],
      frozenRows: 0,
      isHidden: true,
      rows: frequencies.map((frequency) => [
        textCell(names[frequency], "label"),
        { value: paymentsPerYear[frequency], role: "figure", unit: "payments" },
        { value: acceleratedShare[frequency] ?? 0, role: "figure", unit: "number" },
      ]),
    },
    names: column("A"),
    lookUp: (what, cell) => `INDEX(${column(letters[what])},MATCH(${cell},${column("A")},0))`,
  };
}
