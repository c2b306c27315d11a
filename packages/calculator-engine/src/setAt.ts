/**
 * Returns a copy of the values with a new value at a path. A row of a list is given by its index.
 *
 * @example
 * setAt({ debts: [{ payment: 300 }] }, "debts.0.payment", 350); // { debts: [{ payment: 350 }] }
 */
export function setAt<Inputs>(inputs: Inputs, path: string, value: unknown): Inputs {
  const [first = "", ...rest] = path.split(".");
  const inside = (inputs as Record<string, unknown>)[first];
  const next = rest.length === 0 ? value : setAt(inside, rest.join("."), value);
  if (Array.isArray(inputs)) return inputs.with(Number(first), next) as Inputs;
  return { ...inputs, [first]: next };
}
