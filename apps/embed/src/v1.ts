import type { OpenedCalculator, openCalculator } from "./openCalculator.ts";
import { flagAttributes, optionAttributes, propertyOf } from "./options/optionAttributes.ts";

const tag = "mortgage-calculator";

const options: ReadonlySet<string> = new Set(optionAttributes);
/** Delays in milliseconds before a failed load is tried again: each is twice the one before. */
const [firstRetryMs, longestRetryMs] = [1_000, 60_000];

const themeAttributes = ["style", "class"];

/** Attributes of every HTML element, such as `id`, `hidden` and `onclick`. */
const htmlAttributes = new Set(["class", "is", "part", "role"]);
for (const name in HTMLElement.prototype) htmlAttributes.add(name.toLowerCase());

/** Reports misspelled attributes in the console, also while the calculator is outside the viewport. */
function reportUnknownAttributes(element: HTMLElement): void {
  for (const name of element.getAttributeNames()) {
    // Frameworks add attributes of their own, which have prefixes.
    if (/^(?:data-|aria-|item)|^[_@:]|:/.test(name)) continue;
    if (options.has(name) || htmlAttributes.has(name)) continue;
    const known = optionAttributes.join(", ");
    // biome-ignore lint/suspicious/noConsole: page owners look in the console.
    console.error(`<${tag}>: There is no attribute "${name}". There are ${known}.`);
  }
}

/** Makes an attribute a property too, and keeps what a script set before the element had it. */
function reflect(element: HTMLElement, name: string): void {
  const property = propertyOf(name);
  // Every element has `lang`.
  if (property in HTMLElement.prototype) return;
  const early: unknown = Reflect.get(element, property);
  Object.defineProperty(element, property, {
    get: () =>
      flagAttributes.includes(name) ? element.hasAttribute(name) : element.getAttribute(name),
    set: (value) =>
      (value ?? false) === false
        ? element.removeAttribute(name)
        : element.setAttribute(name, value === true ? "" : value),
  });
  if (early !== undefined) Reflect.set(element, property, early);
}

interface Loaded {
  readonly openCalculator: typeof openCalculator;
}

class MortgageCalculator extends HTMLElement {
  static observedAttributes = [...optionAttributes, ...themeAttributes];

  // A registry of the document would be refused in another one, where the element may be moved.
  readonly #root = this.attachShadow({ mode: "open", customElementRegistry: null });
  /** Opens the calculator when it comes within 600 px of the viewport. */
  #nearby: IntersectionObserver | undefined;
  #opened: Promise<OpenedCalculator> | undefined;
  #current = new AbortController();
  #retryMs = firstRetryMs;
  /** Address of the calculator's file after a failure, if the browser said which file it was. */
  #address: string | undefined;

  constructor() {
    super();
    this.#showFallback();
    for (const name of optionAttributes) reflect(this, name);
  }

  connectedCallback() {
    reportUnknownAttributes(this);
    if (this.#opened) return;
    // The document of a frame or a popup has a window of its own.
    const { IntersectionObserver } = this.ownerDocument.defaultView ?? window;
    this.#nearby?.disconnect();
    this.#nearby = new IntersectionObserver(
      (entries) => entries.some(({ isIntersecting }) => isIntersecting) && this.open(),
      { rootMargin: "600px" },
    );
    this.#nearby.observe(this);
  }

  /** Closes the calculator, because its style sheets belong to the document that it leaves. */
  adoptedCallback() {
    this.#close();
  }

  disconnectedCallback() {
    // Moving an element disconnects and reconnects it within one task. Closing waits for the next task,
    // so a moved element keeps its answers. A microtask may be too early in WebKit.
    setTimeout(() => {
      if (this.isConnected) return;
      this.#nearby?.disconnect();
      this.#close();
    });
  }

  attributeChangedCallback(name: string, before: string | null, now: string | null) {
    if (!this.#opened || before === now) return;
    if (themeAttributes.includes(name)) this.#opened.then(({ applyTheme }) => applyTheme());
    else {
      this.#close();
      // Changing several attributes at once renders the calculator once.
      queueMicrotask(() => this.isConnected && this.open());
    }
  }

  open() {
    this.#nearby?.disconnect();
    if (this.#opened) return;
    this.#current = new AbortController();
    const { signal } = this.#current;
    this.#opened = this.#load().then(({ openCalculator }) =>
      openCalculator(this, this.#root, signal),
    );
    this.#opened.then(
      () => {
        this.#retryMs = firstRetryMs;
      },
      (error) => {
        reportError(error);
        this.#close();
        // A page may stay open long after a connection has failed.
        setTimeout(() => this.isConnected && this.open(), this.#retryMs);
        this.#retryMs = Math.min(2 * this.#retryMs, longestRetryMs);
      },
    );
  }

  /** Retries another address, because older Chromium remembers the failure of a module by its address. */
  #load(): Promise<Loaded> {
    const load: Promise<Loaded> = this.#address
      ? import(/* @vite-ignore */ this.#address)
      : import("./openCalculator.ts");
    return load.catch((error) => {
      const [failed] = /https?:[^?\s]+/.exec(error.message) ?? [];
      this.#address = failed && `${failed}?${Date.now()}`;
      throw error;
    });
  }

  #close() {
    this.#current.abort();
    this.#opened?.then(
      ({ close }) => close(),
      () => {},
    );
    this.#opened = undefined;
    this.#showFallback();
  }

  #showFallback() {
    this.#root.replaceChildren(document.createElement("slot"));
  }
}

if (!customElements.get(tag)) customElements.define(tag, MortgageCalculator);
