"use client";

import { createContext, use, useCallback, useEffect, useReducer, useRef, useState } from "react";
import { createPortal } from "react-dom";
import { ToastRegion } from "./ToastRegion.tsx";
import { changeToasts, type ToastMessage, toastTimes } from "./toasts.ts";

const ShowToast = createContext<(message: ToastMessage) => void>(() => {
  throw new Error("useToast needs a ToastProvider around the part of the page that shows toasts.");
});

export interface ToastProviderProps {
  /** Components that can show a message with `useToast`. */
  children: React.ReactNode;
}

export function ToastProvider({ children }: ToastProviderProps) {
  const [toasts, change] = useReducer(changeToasts, []);
  const marker = useRef<HTMLSpanElement>(null);
  const [carrier, setCarrier] = useState<Element>();
  const lastId = useRef(0);
  const removals = useRef(new Set<ReturnType<typeof setTimeout>>());

  useEffect(() => {
    if (marker.current) setCarrier(themeCarrierOf(marker.current));
    const pending = removals.current;
    return () => pending.forEach(clearTimeout);
  }, []);

  const show = useCallback((message: ToastMessage) => {
    lastId.current += 1;
    change({ kind: "show", id: lastId.current, message });
  }, []);

  const dismiss = useCallback((id: number) => {
    change({ kind: "dismiss", id });
    const remove = () => change({ kind: "remove", id });
    removals.current.add(setTimeout(remove, toastTimes.removedAfterDismissal));
  }, []);

  return (
    <ShowToast value={show}>
      {children}
      <span ref={marker} hidden />
      {carrier && createPortal(<ToastRegion toasts={toasts} onDismiss={dismiss} />, carrier)}
    </ShowToast>
  );
}

/** Returns the outermost element with the theme's colours: the body, or the part of it that carries the theme. */
function themeCarrierOf(element: Element): Element {
  const { parentElement, ownerDocument } = element;
  const isThemed = (node: Element) =>
    getComputedStyle(node).getPropertyValue("--ui-background-surface") !== "";
  if (element === ownerDocument.body || !parentElement || !isThemed(parentElement)) return element;
  return themeCarrierOf(parentElement);
}

/** Returns a function that shows a message, in place of any visible one. */
export function useToast(): (message: ToastMessage) => void {
  return use(ShowToast);
}
