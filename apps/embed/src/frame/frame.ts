import { frameOptions, siteAttributes } from "./frameOptions.ts";

const { attributes, theme } = frameOptions(new URL(location.href));
document.documentElement.lang = `${attributes.get("lang")}`;

const sheet = new CSSStyleSheet();
sheet.replaceSync("html,body{margin:0;background:transparent}");
document.adoptedStyleSheets = [sheet];

const calculator = document.createElement("mortgage-calculator");
// A frame of a site has its brokerage, licence and place unless its address names others.
for (const [name, others] of Object.entries(siteAttributes)) {
  const own = document.documentElement.dataset[name];
  if (own && !others.some((other) => attributes.has(other))) calculator.setAttribute(name, own);
}
for (const [name, value] of attributes) calculator.setAttribute(name, value);
for (const [property, value] of theme) calculator.style.setProperty(property, value);
document.body.append(calculator);

// The element's own height: the window's would feed on itself, and the body's leaves out margins.
new ResizeObserver(() => {
  const height = Math.ceil(calculator.getBoundingClientRect().height);
  // A height is no secret, and whose page this is in is not for the frame to know.
  if (parent !== window) parent.postMessage({ mortgageCalculatorHeight: height }, "*");
}).observe(calculator);
