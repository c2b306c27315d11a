import { type RefObject, useEffect, useRef, useState } from "react";
import {
  type Edited,
  edited,
  followed,
  judged,
  type ReadNumber,
  type TypedProblem,
} from "./typedNumber.ts";

/**
 * Takes `$120,000` or `5,5 %`, which browsers drop or keep as invalid, and returns why typed text is
 * not one number. Inserts text as if typed, so that undo and the caret work as usual.
 */
export function useTypedNumber(
  input: RefObject<HTMLInputElement | null>,
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

/** Converts numbers that are typed, pasted or dropped; reports why text is not one number. */
function convertTyped(
  input: HTMLInputElement,
  read: ReadNumber,
  onProblem: (problem: TypedProblem | null) => void,
): () => void {
  let typed = input.value;
  /** Value of the input after the last event, to tell where a key was inserted. */
  let last = input.value;
  let isInserting = false;
  const state = () => ({ value: input.value, isBad: input.validity.badInput });

  /** Inserts a text as a step to undo; only the deprecated `execCommand` can. */
  const insert = (text: string) => {
    isInserting = true;
    input.ownerDocument.execCommand("insertText", false, text);
    isInserting = false;
    last = input.value;
  };
  /** Shows an edit. Returns its problem; `undefined` while a number is being typed. */
  const apply = ({ text, inserts, types, replaces, problem }: Edited) => {
    typed = text;
    if (types !== undefined) input.ownerDocument.execCommand("insertText", false, types);
    if (inserts !== undefined) insert(inserts);
    if (replaces !== undefined) {
      input.select();
      insert(replaces);
    }
    return problem;
  };
  const report = (problem: TypedProblem | null | undefined) => {
    // After the change itself: drawn before React knows the new value, the field would get its old one back.
    if (problem !== undefined) setTimeout(() => onProblem(problem));
  };

  const beforeInput = (event: InputEvent) => {
    // Some browsers also fire this event for `execCommand`.
    if (isInserting) return;
    if (input.value !== last) typed = last = input.value;
    const data = event.data ?? event.dataTransfer?.getData("text/plain");
    // Input method compositions cannot be cancelled.
    if (data && (event.isComposing || !event.cancelable)) return;
    const instead = edited(typed, state(), { type: event.inputType, data }, read);
    if (!instead) return;
    event.preventDefault();
    report(apply(instead));
  };
  const afterInput = (event: Event) => {
    if (isInserting) return;
    const text = followed(typed, last, state(), (event as InputEvent).data ?? "");
    last = input.value;
    report(apply(judged(text, state(), read)));
  };
  /** Reports what is no number yet, such as a lone minus, when the field loses focus. */
  const leave = () => report(apply(judged(typed, state(), read, true)));
  const listening = new AbortController();
  const { signal } = listening;
  input.addEventListener("beforeinput", beforeInput, { signal });
  input.addEventListener("input", afterInput, { signal });
  input.addEventListener("blur", leave, { signal });
  if (input.validity.badInput) onProblem("unreadable");
  return () => listening.abort();
}
