type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

const controlsIn = (place: Element) =>
  place.querySelectorAll<Control>("input:not([type=hidden]), select, textarea");

/** Gives React, as events, what a visitor, browser or password manager entered before hydration. */
export function earlyEntries(place: Element): () => Promise<void> {
  const before = [...controlsIn(place)].map(entryIn);
  return async () => {
    await enterAll(place, before);
    // Only then has every browser restored the controls of a page that is opened again.
    if (document.readyState !== "complete") {
      addEventListener("pageshow", () => enterAll(place, []), { once: true });
    }
  };
}

type Entry = string | boolean | undefined;

async function enterAll(place: Element, before: readonly Entry[]): Promise<void> {
  // Hydration that failed, as on a translated page, has replaced the controls.
  const entries = [...controlsIn(place)].map(
    (control, index) => [control, entryIn(control) ?? before[index]] as const,
  );
  for (const [control, entry] of entries) {
    if (entry === undefined) continue;
    enter(control, entry);
    // React renders an event's changes in a microtask; the next event builds on them.
    await null;
  }
}

/** Returns a control's value or state if it is not the one that it was rendered with. */
function entryIn(control: Control): Entry {
  if (control instanceof HTMLSelectElement) {
    const rendered = [...control.options].find(({ defaultSelected }) => defaultSelected);
    return control.value === (rendered ?? control.options[0])?.value ? undefined : control.value;
  }
  if (control instanceof HTMLInputElement && /^(?:checkbox|radio)$/.test(control.type)) {
    const isEntered = control.checked !== control.defaultChecked;
    return isEntered && (control.checked || control.type === "checkbox")
      ? control.checked
      : undefined;
  }
  return control.value === control.defaultValue ? undefined : control.value;
}

/** Enters a value as a visitor would. React ignores an event after which the value is as it was. */
function enter(control: Control, entry: string | boolean): void {
  if (control instanceof HTMLSelectElement) {
    control.value = String(entry);
    control.dispatchEvent(new Event("change", { bubbles: true }));
  } else if (typeof entry === "boolean") {
    (control as HTMLInputElement).checked = !entry;
    control.click();
  } else {
    control.value = control.defaultValue;
    // React watches the property of the element itself.
    Object.getOwnPropertyDescriptor(Object.getPrototypeOf(control), "value")?.set?.call(
      control,
      entry,
    );
    control.dispatchEvent(new Event("input", { bubbles: true }));
  }
}
