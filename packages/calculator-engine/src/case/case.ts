import type { CalculatorOf, Draft, Field } from "../calculator.ts";
import type { FactValue } from "../insight/facts.ts";
import { type Payload, readFragment, writeFragment } from "./fragment.ts";

/** What a visitor has said about one question: all that brings its answer back, or its form. */
export interface Case {
  readonly question: string;
  /** Inputs by their names; any may be missing. */
  readonly inputs: Readonly<Record<string, unknown>>;
  /** Facts that were given, by their ids; none that was assumed. */
  readonly given: Readonly<Record<string, FactValue>>;
  /** ISO date of the rules that the answer used. */
  readonly on?: string | undefined;
  /** Step of the form to open, counted from 1; without one, the answer. */
  readonly step?: number | undefined;
  /** Id of the question or page whose numbers these are, if they are handed over to this one. */
  readonly from?: string | undefined;
}

const mark = "v3";
const anyVersion = /^#v\d+(?:=|%(?:25)*3D)/i;

/**
 * Serializes a case as a URL fragment, which browsers never send.
 *
 * @returns `null` if the case is too large for a link.
 * @example
 * const inputs = { loanAmount: 300_000, interestRate: 5.5, loanTerm: 25 };
 * const fragment = writeCase({ question: "payment", inputs, given: { homePrice: 350_000 } });
 * readCase(fragment ?? "", "payment")?.given; // { homePrice: 350000 }
 */
export const writeCase = (written: Case): string | null => writeFragment(mark, written);

/** Fragment that stands for a case too large for a link, so that the page it opens can say so. */
export const tooLargeCase = "#v3=too-large";

/**
 * Returns true for a fragment with a case, readable or not, of any version.
 *
 * @example
 * isCase("#content"); // false
 */
export const isCase = (fragment: string): boolean => anyVersion.test(fragment);

/**
 * Parses a case about a question. Links before version 3 have no question: they are about the one
 * whose page they open.
 *
 * @returns `null` for anything else, because URLs are untrusted. Its inputs and facts still have to be
 * checked by the question.
 * @example
 * readCase("#v3=unreadable", "payment"); // null
 */
export function readCase(fragment: string, question: string): Case | null {
  const held = readFragment(mark, fragment);
  if (!held) return readOlder(fragment, question);
  const { inputs, given, on, step, from } = held;
  if (held.question !== question || !isObject(inputs)) return null;
  return {
    ...{ question, inputs, given: factsIn(given) },
    ...(typeof on === "string" && /^\d{4}-\d\d-\d\d$/.test(on) && { on }),
    ...(Number.isSafeInteger(step) && Number(step) > 0 && { step: Number(step) }),
    ...(typeof from === "string" && { from }),
  };
}

/** Reads a link of version 1, which has inputs alone, or 2, which calls the given facts `said`. */
function readOlder(fragment: string, question: string): Case | null {
  const alone = readFragment("v1", fragment);
  if (alone) return { question, inputs: alone, given: {} };
  const { inputs, said } = readFragment("v2", fragment) ?? {};
  if (!isObject(inputs)) return null;
  const facts = Object.entries(factsIn(said)).map(([name, value]) => [presentName(name), value]);
  return { question, inputs, given: Object.fromEntries(facts) };
}

const numberedFact =
  /^(citizen|hadRelief|months|monthsApart|ofAge|owned|ownedInCanada|ownedResidence|permitMonths|share|spouseOwned|status|studentMeets)([1-4])$/;

/** Returns the path of a fact about one buyer, which older links name by a number: `owned3`. */
const presentName = (name: string) =>
  name.replace(numberedFact, (_, column, number) => `buyers.${number - 1}.${column}`);

const isObject = (value: unknown): value is Payload =>
  typeof value === "object" && value !== null && !Array.isArray(value);

const factKinds: readonly string[] = ["string", "number", "boolean"];

const factsIn = (given: unknown): Case["given"] =>
  Object.fromEntries(
    Object.entries(Object(given)).filter(([, value]) => factKinds.includes(typeof value)),
  ) as Case["given"];

/**
 * Returns the inputs of a case as a draft of its calculator. Those that are missing stay as in `start`,
 * and unknown ones are left out.
 *
 * @returns `null` if an input is of another kind than its field. Numbers may still be out of range.
 * @example
 * draftOf(payment, { loanAmount: 300_000, budget: 1 })?.loanAmount; // 300000
 */
export function draftOf<Inputs>(
  { fields, defaults }: Pick<CalculatorOf<Inputs, unknown, object>, "fields" | "defaults">,
  inputs: Case["inputs"],
  start: Draft<Inputs> = defaults,
): Draft<Inputs> | null {
  const table = fields as Readonly<Record<string, Field>>;
  const draft: Record<string, unknown> = {};
  for (const [name, before] of Object.entries<unknown>(Object(start))) {
    const value = Object.hasOwn(inputs, name) ? inputs[name] : before;
    draft[name] = table[name]?.rule.kind === "list" ? rowsOf(table, name, value) : value;
    if (value !== before && !isOfKind(table[name], draft[name])) return null;
  }
  return draft as Draft<Inputs>;
}

/** Returns rows with the columns of a list and new ids; `null` if any is no row. */
function rowsOf(table: Readonly<Record<string, Field>>, list: string, rows: unknown) {
  if (!Array.isArray(rows)) return null;
  const columns = Object.keys(table)
    .filter((name) => name.startsWith(`${list}.`))
    .map((name) => name.slice(list.length + 1));
  const isRow = (row: unknown) =>
    columns.every((column) => isOfKind(table[`${list}.${column}`], Object(row)[column]));
  if (!rows.every(isRow)) return null;
  return rows.map((row, index) => ({
    id: String(index + 1),
    ...Object.fromEntries(columns.map((column) => [column, row[column]])),
  }));
}

/** Returns true for a value that the field can hold; a number or choice may be empty. */
function isOfKind(field: Field | undefined, value: unknown): boolean {
  const rule = field?.rule;
  if (!rule || rule.kind === "list") return rule !== undefined && value !== null;
  if (rule.kind === "text" || rule.kind === "date") return typeof value === "string";
  if (rule.kind === "yesNo") return value === null || typeof value === "boolean";
  if ("options" in rule) return value === null || rule.options.some((option) => option === value);
  return value === null || (Number.isFinite(value) && Number(value) >= 0);
}
