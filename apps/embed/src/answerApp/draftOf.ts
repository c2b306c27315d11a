type Values = Readonly<Record<string, unknown>>;

/** Returns a tool's inputs as a form's draft: with the defaults of inputs left out, and with ids of rows. */
export function draftOf(defaults: object, inputs: Values): Record<string, unknown> {
  const known = Object.entries(inputs).filter(([name]) => name in defaults);
  const values = known.map(([name, value]) => [
    name,
    Array.isArray(value) ? value.map((row, index) => ({ ...row, id: String(index + 1) })) : value,
  ]);
  return { ...defaults, ...Object.fromEntries(values) };
}
