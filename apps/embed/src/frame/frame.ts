import { frameOptions, siteAttributes } from "./frameOptions.ts";

const { attributes, theme } = frameOptions(new URL(location.href));
document.documentElement.lang = `${attributes.get("lang")}`;

const sheet = new CSSStyleSheet();
sheet.replaceSync("html,body{margin:0;background:transparent}");
document.adoptedStyleSheets = [sheet];

const calculator = document.createElement("mortgage-calculator");
// A frame has its site's brokerage, licence and place unless its URL sets others.
for (const [name, others] of Object.entries(siteAttributes)) {
  const own = document.documentElement.dataset[name];
  if (own && !others.some((other) => attributes.has(other))) calculator.setAttribute(name, own);
}
const { brokerage, rates } = document.documentElement.dataset;
// A frame of another brokerage does not show the site's rates.
if (rates && (attributes.get("brokerage") ?? brokerage) === brokerage) {
  calculator.setAttribute("rates", rates);
}
for (const [name, value] of attributes) calculator.setAttribute(name, value);
for (const [property, value] of theme) calculator.style.setProperty(property, value);
document.body.append(calculator);

// Reports the element's height: the window's grows with the frame, and the body's excludes margins.
new ResizeObserver(() => {
  const height = Math.ceil(calculator.getBoundingClientRect().height);
  // Any origin may receive the height, because it is not secret and the frame does not know its host.
  if (parent !== window) parent.postMessage({ mortgageCalculatorHeight: height }, "*");
}).observe(calculator);
