/** Returns the number in a localized text, or `null` without one. */
export type ReadNumber = (text: string) => number | null;

/** Signs that people put around and into a number, and that say nothing about it. */
const decoration = /^[\s\u00a0\u202f$%'’+]+$/;

/** Characters that may be typed in a number. */
const partOfNumber = /^[\d.-]+$/;

/**
 * A partly typed number with a decimal comma already converted: a third digit shows that the comma
 * was a thousands separator.
 */
const threeDecimals = /^(-?\d+)\.(\d{3})$/;

/** Puts numbers that are typed, pasted or dropped into the form that a number input understands. */
export function convertTyped(
  input: HTMLInputElement,
  read: ReadNumber,
  onUnreadable: (isUnreadable: boolean) => void,
): () => void {
  let hasComma = false;
  let isInserting = false;

  /**
   * Inserts at the caret as an undoable step, with `execCommand`: deprecated, but the only way that
   * browsers have.
   */
  const insert = (text: string) => {
    isInserting = true;
    input.ownerDocument.execCommand("insertText", false, text);
    isInserting = false;
  };

  const beforeInput = (event: InputEvent) => {
    // Some browsers also fire this event for `execCommand`.
    if (isInserting) return;
    const text = event.data ?? event.dataTransfer?.getData("text/plain");
    // Input method compositions cannot be cancelled; they are converted once inserted.
    if (!text || event.isComposing || !event.cancelable) return;
    // Nor is there anything to do for plain numbers, such as those that the arrow keys put in.
    if (partOfNumber.test(text)) return;
    if (event.inputType === "insertText" && text.length === 1) return typed(event, text);
    const number = read(text);
    event.preventDefault();
    if (number === null) return onUnreadable(true);
    insert(plain(number));
  };

  const typed = (event: InputEvent, key: string) => {
    event.preventDefault();
    if (key === ",") {
      hasComma = true;
      insert(".");
    } else if (!decoration.test(key)) {
      // A letter may say how many thousands the digits before it are.
      const number = read(input.value + key);
      if (number === null) return onUnreadable(true);
      input.select();
      insert(plain(number));
    }
  };

  const afterInput = () => {
    const group = hasComma && threeDecimals.exec(input.value);
    if (group) {
      hasComma = false;
      const [, whole, decimals] = group;
      const number = read(`${Number(whole).toLocaleString("en-CA")},${decimals}`);
      if (number !== null && number !== input.valueAsNumber) {
        input.select();
        insert(plain(number));
      }
    }
    if (input.value === "" && !input.validity.badInput) hasComma = false;
  };

  /** Reports a lone minus or point, which is no number yet, when the field loses focus. */
  const leave = () => onUnreadable(input.validity.badInput);

  input.addEventListener("beforeinput", beforeInput);
  input.addEventListener("input", afterInput);
  input.addEventListener("change", leave);
  return () => {
    input.removeEventListener("beforeinput", beforeInput);
    input.removeEventListener("input", afterInput);
    input.removeEventListener("change", leave);
  };
}

/** Returns a number in the format of a number input: never with an exponent. */
function plain(number: number): string {
  return number.toLocaleString("en-US", { useGrouping: false, maximumFractionDigits: 12 });
}
