import { inPage } from "./inPage.ts";

const webFace = /@font-face\{[^}]*url\([^}]*\}/g;
const paintInTurn = await inPage("paintInTurn");
const after = (sections: number) => `main>section:nth-of-type(n+${sections + 1}),body>footer`;
/** The logo and the drawings, none of which moves anything by being left out. */
const pictures = 'header img[alt],main img[alt=""]';

/**
 * Lets a first visitor's first screen appear before the web fonts are asked for and before the rest of
 * the page is laid out. The system fonts it appears in take the same room, so nothing moves when the
 * fonts come. Where no script runs, the fonts load and the page is laid out at once.
 */
export function paintFirst(html: string): string {
  const faces = [...new Set(html.match(webFace))].join("");
  const deferred =
    `<style media="(scripting: none)">${faces}</style>` +
    `<style media="not all">${after(1)}{content-visibility:auto;contain-intrinsic-size:auto 50rem}` +
    `${pictures},${after(2)}{display:none}</style>` +
    `<script>${paintInTurn()}</script>`;
  return html.replaceAll(webFace, "").replace("</head>", () => `${deferred}</head>`);
}
