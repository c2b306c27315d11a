/** Names why a text is not one number in the unit of a field. */
export type TypedProblem = "two-numbers" | "percent" | "unreadable";

/** Returns the number in a localized text, or why there is none. */
export type ReadNumber = (text: string) => number | TypedProblem;

/** What a number input tells of itself; it has no selection to ask for. */
interface NumberInput {
  /** Empty while the input holds no number. */
  readonly value: string;
  /** True if it shows characters that are no number. */
  readonly isBad: boolean;
}

export interface Edit {
  /** `inputType` of the event. */
  readonly type: string;
  readonly data: string | null | undefined;
}

export interface Edited {
  /** The text as it was typed, with the characters that the input does not take. */
  readonly text: string;
  /** Text to insert at the caret. */
  readonly inserts?: string;
  /** Text to type in place of the edit, which then goes its way. */
  readonly types?: string;
  /** Text to insert in place of everything. */
  readonly replaces?: string;
  /** `undefined` while a number is being typed. */
  readonly problem?: TypedProblem | null;
}

/** Characters that a number input takes itself. */
const partOfNumber = /^[\d.-]$/;

/** Endings of a number that is still being typed: a mark, or a group that is not complete. */
const isBegun = /(?:^|[.,'’ \u00a0\u202f])\d{0,2}$|[-+eE]$/;

/** Returns what to do in place of an edit that a number input would drop, or `null` to let it happen. */
export function edited(
  text: string,
  input: NumberInput,
  { type, data }: Edit,
  read: ReadNumber,
): Edited | null {
  const isRefused = text !== "" && typeof read(text) !== "number";
  const endsInRefused = input.value !== "" && /[^\d.,]$/.test(text);
  if (type === "deleteContentBackward" && isRefused && endsInRefused) {
    return judged(input.value, input, read);
  }
  if (!data) return null;
  if (type === "insertText" && [...data].length === 1) return pressed(text, input, data, read);
  const number = read(data);
  if (typeof number !== "number") return { text, problem: number };
  return { text: data, replaces: plain(number), problem: null };
}

function pressed(text: string, input: NumberInput, key: string, read: ReadNumber): Edited | null {
  const isExponent = /^e$/i.test(key) && /\d$/.test(text);
  if (partOfNumber.test(key) || isExponent) return null;
  const digit = /\p{Nd}/u.test(key) ? read(key) : null;
  if (typeof digit === "number") return { text, types: plain(digit) };
  if (key === ",") return { ...judged(`${text},`, input, read), inserts: "." };
  if (input.value !== "" || /\d/.test(text)) return judged(text + key, input, read);
  // A text before the number does not make it another one.
  return /^[\s$€£%'’+]$/.test(key) ? judged(text, input, read) : { text, problem: "unreadable" };
}

/** Returns the typed text after an edit of the browser that changed the input's value from `before`. */
export function followed(text: string, before: string, input: NumberInput, data: string): string {
  // Browsers leave a last point out of the value.
  const isAppended = [before, `${before}.`].some((start) => input.value === start + data);
  const isPoint = data === "." && input.value === before;
  const isCut = before.startsWith(input.value) && before.length === input.value.length + 1;
  if (isPoint || (data.length === 1 && (isAppended || input.isBad))) return text + data;
  return isCut && text.endsWith(before.slice(-1)) ? text.slice(0, -1) : input.value;
}

/** Returns the number that a typed text shows as, or why there is none. `isLeft`: typing has ended. */
export function judged(text: string, input: NumberInput, read: ReadNumber, isLeft = false): Edited {
  if (text.trim() === "") return { text, problem: input.isBad ? "unreadable" : null };
  const number = read(text);
  const isOpen = isBegun.test(text);
  if (typeof number !== "number") return isLeft || !isOpen ? { text, problem: number } : { text };
  const isShown = input.value !== "" && Number(input.value) === number;
  return { text, problem: null, ...(!isShown && !isOpen && { replaces: plain(number) }) };
}

/** Returns a number in the format of a number input: never with an exponent. */
function plain(number: number): string {
  return number.toLocaleString("en-US", { useGrouping: false, maximumFractionDigits: 12 });
}
