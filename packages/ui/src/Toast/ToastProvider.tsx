"use client";

import * as Radix from "@radix-ui/react-toast";
import { createContext, use, useCallback, useEffect, useReducer, useRef, useState } from "react";
import { createPortal } from "react-dom";
import { Icon } from "../Icon/Icon.tsx";
import { Check, CircleAlert, X } from "../Icon/icons.ts";
import { backgrounds } from "../theme/backgrounds.css.ts";
import * as styles from "./Toast.css.ts";
import { changeToasts, type Toast, type ToastMessage, toastTimes } from "./toasts.ts";

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

interface ToastRegionProps {
  toasts: readonly Toast[];
  onDismiss: (id: number) => void;
}

function ToastRegion({ toasts, onDismiss }: ToastRegionProps) {
  return (
    <Radix.Provider duration={toastTimes.shown} swipeDirection="right" swipeThreshold={50}>
      {toasts.map(({ id, open, tone = "default", title, description }) => (
        <Radix.Root
          key={id}
          className={`${backgrounds.white} ${styles.toast} ${styles.tone[tone]}`}
          open={open}
          onOpenChange={(nowOpen) => {
            if (!nowOpen) onDismiss(id);
          }}
        >
          <span className={styles.mark[tone]}>
            <Icon icon={tone === "destructive" ? CircleAlert : Check} />
          </span>
          <div className={styles.words}>
            <Radix.Title className={styles.title}>{title}</Radix.Title>
            {description && <Radix.Description>{description}</Radix.Description>}
          </div>
          <Radix.Close className={styles.close} aria-label="Close">
            <Icon icon={X} />
          </Radix.Close>
        </Radix.Root>
      ))}
      <Radix.Viewport className={styles.viewport} hotkey={["F8"]} />
    </Radix.Provider>
  );
}
