"use client";

import { type ComponentProps, useEffect, useImperativeHandle, useRef, useState } from "react";
import { control } from "../Field/Field.css.ts";
import { FieldFrame, type FieldTexts } from "../Field/FieldFrame.tsx";
import { useKitWords } from "../KitWords/KitWords.tsx";
import * as styles from "./NumberField.css.ts";

/** Names why a text is not one number in the unit of a field. */
type TypedProblem = "two-numbers" | "percent" | "unreadable";

/** Returns the number in a localized text, or why there is none. */
type ReadNumber = (text: string) => number | TypedProblem;

type Input = Omit<
  ComponentProps<"input">,
  "className" | "style" | "id" | "type" | "value" | "defaultValue" | "onChange" | "prefix"
>;

/** Props of a field for a number whose unit is given. */
export type UnitFieldProps = Input &
  FieldTexts & {
    /** `null` while the field is empty or holds no number. */
    value: number | null;
    /** Called with the typed number, or `null` if the field holds none. */
    onChange: (value: number | null) => void;
    /** Parses numbers with separators and signs; without it only plain numbers are accepted. */
    read?: ReadNumber | undefined;
    /** Called when the typed text becomes unreadable, and when it no longer is. */
    onUnreadable?: ((isUnreadable: boolean) => void) | undefined;
  };

export type NumberFieldProps = UnitFieldProps & {
  /** Unit before the number, such as `$`. */
  prefix?: string;
  /** Unit after the number, such as `%`. */
  suffix?: string;
};

/** Renders a field for a number, shown with the language's separators unless it has the focus. */
export function NumberField({
  label,
  hint,
  error,
  warning,
  hideLabel,
  labelledBy,
  value,
  onChange,
  read,
  onUnreadable,
  ref,
  prefix,
  suffix,
  step = "any",
  ...rest
}: NumberFieldProps) {
  const input = useRef<HTMLInputElement>(null);
  useImperativeHandle(ref, () => input.current as HTMLInputElement);
  const problem = useTypedNumber(input, read, onUnreadable);
  const { notOneNumber, grouped } = useKitWords();
  const isPlain = value === null || (Number.isInteger(value) && Math.abs(value) < 1000);
  return (
    <FieldFrame
      {...{ label, hint, error, warning, hideLabel, labelledBy }}
      problem={problem && notOneNumber[problem]}
      before={prefix}
      after={suffix}
    >
      {(ids) => (
        <span className={`${control} ${styles.holder}`}>
          <input
            ref={input}
            className={styles.number}
            type="number"
            inputMode="decimal"
            step={step}
            value={shownAs(input.current, value)}
            onChange={({ target }) => onChange(numberIn(target))}
            onWheel={keepOnWheel}
            {...ids}
            {...rest}
          />
          <span className={styles.grouped} aria-hidden="true">
            {isPlain ? null : grouped(value)}
          </span>
        </span>
      )}
    </FieldFrame>
  );
}

function numberIn({ valueAsNumber }: HTMLInputElement): number | null {
  return Number.isFinite(valueAsNumber) ? valueAsNumber : null;
}

/** Keeps text being typed while it means the same number, such as `5.` on the way to 5.5. */
function shownAs(input: HTMLInputElement | null, value: number | null): string {
  if (value === null) return "";
  return input?.valueAsNumber === value ? input.value : String(value);
}

/**
 * Browsers let the wheel step a focused number. For the length of the event the field is read-only,
 * which leaves the figure alone and lets the page scroll; focus stays where it is.
 */
function keepOnWheel({ currentTarget: input }: React.WheelEvent<HTMLInputElement>): void {
  if (input.readOnly) return;
  input.readOnly = true;
  setTimeout(() => {
    input.readOnly = false;
  });
}

/**
 * Takes `$120,000` or `5,5 %`, which browsers drop or keep as invalid, and returns why typed text is
 * not one number. Inserts text as if typed, so that undo and the caret work as usual.
 */
function useTypedNumber(
  input: React.RefObject<HTMLInputElement | null>,
  read: ReadNumber | undefined,
  onUnreadable: ((isUnreadable: boolean) => void) | undefined,
): TypedProblem | null {
  const [problem, setProblem] = useState<TypedProblem | null>(null);
  const reader = useRef(read);
  reader.current = read;
  const report = useRef(onUnreadable);
  report.current = onUnreadable;
  const converts = read !== undefined;
  useEffect(() => {
    const element = input.current;
    if (!element || !converts) return;
    return convertTyped(element, (text) => reader.current?.(text) ?? "unreadable", setProblem);
  }, [input, converts]);
  const isUnreadable = problem !== null;
  useEffect(() => {
    if (!isUnreadable) return;
    report.current?.(true);
    return () => report.current?.(false);
  }, [isUnreadable]);
  return problem;
}

/** Characters that a number input takes itself. */
const partOfNumber = /^[\d.-]$/;

/** Endings of a number that is still being typed: a mark, or a group that is not complete. */
const isBegun = /(?:^|[.,'’ \u00a0\u202f])\d{0,2}$|[-+eE]$/;

/** Converts numbers that are typed, pasted or dropped; reports why text is not one number. */
function convertTyped(
  input: HTMLInputElement,
  read: ReadNumber,
  onProblem: (problem: TypedProblem | null) => void,
): () => void {
  /** The text as it was typed, with the characters that the input does not take. */
  let typed = input.value;
  /** Value of the input after the last event, to tell where a key was inserted. */
  let last = input.value;
  let isInserting = false;

  /** Inserts a text at the caret as a step to undo; only the deprecated `execCommand` can. */
  const insert = (text: string) => {
    isInserting = true;
    input.ownerDocument.execCommand("insertText", false, text);
    isInserting = false;
    last = input.value;
  };
  const replace = (text: string) => {
    input.select();
    insert(text);
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
      insert(".");
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
