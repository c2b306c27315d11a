import { afterAll } from "vitest";

/** Keeps what a function returns until the tests of a file end, for tests that ask for the same. */
export function kept<Asked, Value>(find: (asked: Asked) => Value): (asked: Asked) => Value {
  const known = new Map<string, Value>();
  afterAll(() => known.clear());
  return (asked) => {
    const key = JSON.stringify(asked);
    const value = known.get(key) ?? find(asked);
    known.set(key, value);
    return value;
  };
}
