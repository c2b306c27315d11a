/**
 * Returns the reference of an application that people read and say: the first eight characters of its id.
 * The commands of the office accept it in either case.
 *
 * @example
 * referenceOf("0198c2f4-7d1e-7000-8000-000000000000"); // "0198C2F4"
 */
export const referenceOf = (id: string): string => id.slice(0, 8).toUpperCase();
