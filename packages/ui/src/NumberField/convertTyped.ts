/** Names why a text is not one number in the unit of a field. */
export type TypedProblem = "two-numbers" | "percent" | "unreadable";

/** Returns the number in a localized text, or why there is none. */
export type ReadNumber = (text: string) => number | TypedProblem;

/** Characters that a number input takes itself. */
const partOfNumber = /^[\d.-]$/;

/** Endings of a number that is still being typed: a mark, or a group that is not complete. */
const isBegun = /(?:^|[.,'’ \u00a0\u202f])\d{0,2}$|[-+eE]$/;

/** Converts numbers that are typed, pasted or dropped; reports why text is not one number. */
export function convertTyped(
  input: HTMLInputElement,
  read: ReadNumber,
  onProblem: (problem: TypedProblem | null) => void,
): () => void {
  /** The text as it was typed, with the characters that the input does not take. */
  let typed = input.value;
  /** Value of the input after the last event, to tell where a key was inserted. */
  let last = input.value;
  let isInserting = false;

  /** Replaces the content as a step to undo; only the deprecated `execCommand` can. */
  const replace = (text: string) => {
    isInserting = true;
    input.select();
    input.ownerDocument.execCommand("insertText", false, text);
    isInserting = false;
    last = input.value;
  };
  const insertAtCaret = (text: string) => {
    isInserting = true;
    input.ownerDocument.execCommand("insertText", false, text);
    isInserting = false;
  };
  /** Shows the number in the typed text. Returns why there is none; `undefined` while it is being typed. */
  const judge = (isLeft = false): TypedProblem | null | undefined => {
    if (typed.trim() === "") return input.validity.badInput ? "unreadable" : null;
    const number = read(typed);
    if (typeof number !== "number") return isLeft || !isBegun.test(typed) ? number : undefined;
    if (number !== input.valueAsNumber && !isBegun.test(typed)) replace(plain(number));
    return null;
  };
  const report = (problem: TypedProblem | null | undefined) => {
    if (problem !== undefined) onProblem(problem);
  };

  const beforeInput = (event: InputEvent) => {
    // Some browsers also fire this event for `execCommand`.
    if (isInserting) return;
    if (input.value !== last) typed = last = input.value;
    const { inputType } = event;
    const text = event.data ?? event.dataTransfer?.getData("text/plain");
    const isRefused = typed !== "" && typeof read(typed) !== "number";
    if (inputType === "deleteContentBackward" && isRefused && endsInRefused(typed, input.value)) {
      // The character to delete is one that the input does not show.
      event.preventDefault();
      typed = input.value;
      return report(judge());
    }
    // Input method compositions cannot be cancelled.
    if (!text || event.isComposing || !event.cancelable) return;
    if (inputType === "insertText" && text.length === 1) return key(event, text);
    event.preventDefault();
    const number = read(text);
    if (typeof number !== "number") return onProblem(number);
    typed = text;
    replace(plain(number));
    onProblem(null);
  };
  const key = (event: InputEvent, text: string) => {
    const isExponent = /^e$/i.test(text) && /\d$/.test(typed);
    if (partOfNumber.test(text) || isExponent) return;
    event.preventDefault();
    if (text === ",") {
      typed += ",";
      insertAtCaret(".");
      last = input.value;
      return report(judge());
    }
    // A text before the number does not make it another one.
    if (input.value !== "" || /\d/.test(typed)) typed += text;
    else if (!/^[\s$€£%'’+]$/.test(text)) return onProblem("unreadable");
    report(judge());
  };
  const afterInput = (event: Event) => {
    if (isInserting) return;
    const data = (event as InputEvent).data ?? "";
    // Browsers leave a last point out of the value.
    const isAppended = [last, `${last}.`].some((before) => input.value === before + data);
    const isCut = last.startsWith(input.value) && last.length === input.value.length + 1;
    if (data.length === 1 && (isAppended || input.validity.badInput)) typed += data;
    else if (data === "." && input.value === last) typed += data;
    else if (isCut && typed.endsWith(last.slice(-1))) typed = typed.slice(0, -1);
    else typed = input.value;
    last = input.value;
    const problem = judge();
    // After the change itself: drawn before React knows the new value, the field would get its old one back.
    setTimeout(() => report(problem));
  };
  /** Reports what is no number yet, such as a lone minus, when the field loses focus. */
  const leave = () => report(judge(true));
  const listening = new AbortController();
  const { signal } = listening;
  input.addEventListener("beforeinput", beforeInput, { signal });
  input.addEventListener("input", afterInput, { signal });
  input.addEventListener("blur", leave, { signal });
  if (input.validity.badInput) onProblem("unreadable");
  return () => listening.abort();
}

/** Returns true if the last characters of a typed text are not in the input. */
function endsInRefused(typed: string, value: string): boolean {
  return value !== "" && /[^\d.,]$/.test(typed);
}

/** Returns a number in the format of a number input: never with an exponent. */
function plain(number: number): string {
  return number.toLocaleString("en-US", { useGrouping: false, maximumFractionDigits: 12 });
}
