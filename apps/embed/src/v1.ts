import type { OpenedCalculator } from "./openCalculator.ts";

const tag = "mortgage-calculator";

/**
 * Attributes whose change renders the calculator again. `lang` is an attribute of every element.
 */
const optionAttributes = [
  "calculator",
  "lang",
  "agents",
  "apply",
  "contact",
  "brokerage",
  "licence",
  "province",
  "municipality",
  "compact",
  "share-figures",
];
const themeAttributes = ["style", "class"];

/** Fetches a calculator's code when its element comes near the view. */
const nearby = new IntersectionObserver(
  (entries) => {
    for (const { isIntersecting, target } of entries)
      if (isIntersecting) (target as MortgageCalculator).open();
  },
  { rootMargin: "600px" },
);

class MortgageCalculator extends HTMLElement {
  static observedAttributes = [...optionAttributes, ...themeAttributes];

  readonly #root = this.attachShadow({ mode: "open" });
  #opened: Promise<OpenedCalculator> | undefined;
  #current = new AbortController();

  constructor() {
    super();
    this.#showFallback();
  }

  connectedCallback() {
    if (!this.#opened) nearby.observe(this);
  }

  disconnectedCallback() {
    // A moved element is disconnected and connected within one task, and keeps its answers. WebKit may run
    // microtasks in between.
    setTimeout(() => {
      if (this.isConnected) return;
      nearby.unobserve(this);
      this.#close();
    });
  }

  attributeChangedCallback(name: string, before: string | null, now: string | null) {
    if (!this.#opened || before === now) return;
    if (themeAttributes.includes(name)) this.#opened.then(({ applyTheme }) => applyTheme());
    else {
      this.#close();
      // Several simultaneous attribute changes render it once.
      queueMicrotask(() => this.isConnected && this.open());
    }
  }

  open() {
    nearby.unobserve(this);
    if (this.#opened) return;
    this.#current = new AbortController();
    const { signal } = this.#current;
    this.#opened = import("./openCalculator.ts").then(({ openCalculator }) =>
      openCalculator(this, this.#root, signal),
    );
    this.#opened.catch((error) => {
      reportError(error);
      this.#close();
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
