import { NumberField, type NumberFieldProps } from "../NumberField/NumberField.tsx";

export type MoneyFieldProps = Omit<NumberFieldProps, "prefix" | "suffix" | "echo">;

const dollars = new Intl.NumberFormat("en-CA", {
  style: "currency",
  currency: "CAD",
  maximumFractionDigits: 2,
  trailingZeroDisplay: "stripIfInteger",
});

/** An amount of dollars, repeated with separators once it is long enough to miscount. */
export function MoneyField({ value, min = 0, ...rest }: MoneyFieldProps) {
  const long = value !== null && Math.abs(value) >= 1000;
  return (
    <NumberField
      prefix="$"
      echo={long ? dollars.format(value) : undefined}
      value={value}
      min={min}
      {...rest}
    />
  );
}
