import { createHash } from "node:crypto";
import { type Brokerage, baseOf, phoneLink } from "@mortgage-kit/content/brokerage";
import { type SiteLanguage, wordsOf } from "@mortgage-kit/content/words";
import type { FastifyReply } from "fastify";
import { languageOf } from "./formPosts.ts";

/** HTML in which all values are escaped. */
export interface Html {
  html: string;
}

const entities: Record<string, string> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&#39;",
};

const escaped = (text: string) =>
  text.replace(/[&<>"']/g, (character) => entities[character] ?? "");

/** Renders a template with escaped values, so that visitors' input stays text. */
export function html(parts: TemplateStringsArray, ...values: (string | Html | Html[])[]): Html {
  const shown = values.map((value) => {
    if (typeof value === "string") return escaped(value);
    return Array.isArray(value) ? value.map((member) => member.html).join("") : value.html;
  });
  return { html: String.raw({ raw: parts }, ...shown) };
}

const style = `
:root { color-scheme: light dark; font: 1.125rem/1.55 system-ui, sans-serif; }
body { margin: 0 auto; max-width: 40rem; overflow-wrap: anywhere; padding: 0 1.25rem; }
header { border-bottom: 1px solid; padding: 1rem 0; }
footer, form + form, .leads > li { border-top: 1px solid; margin-top: 1.5rem; padding-top: .75rem; }
header a, footer a { display: inline-block; padding: .25rem 0; }
main .leads { list-style: none; padding: 0; }
.field, dd { margin: 0 0 1.25rem; }
dt { font-weight: 600; }
label { display: block; }
input:not([type="checkbox"]), select { box-sizing: border-box; font: inherit; min-width: 0; padding: .6rem; width: 100%; }
input[type="checkbox"] { height: 1.5rem; width: 1.5rem; }
[aria-invalid="true"], [role="alert"] { border: 3px solid; }
[role="alert"] { padding: 0 1.25rem; }
.problem { font-weight: 600; margin: 0; }
.honeypot { position: absolute; inline-size: 1px; block-size: 1px; overflow: hidden; clip-path: inset(50%); }
button { font: inherit; margin: 0 .25rem .75rem 0; min-height: 3rem; padding: .5rem 1.5rem; }
`;

/**
 * Lists of one line a lead, terms beside their texts where there is room, and one primary button among the
 * others. Lines and edges are greys that stand out on white and on black.
 */
const staffStyle = `${style}
body { max-width: 60rem; padding-bottom: 2rem; }
header, footer, form + form, .leads > li { border-color: #8886; }
h1 { font-size: 1.75rem; line-height: 1.2; margin-bottom: 1rem; text-wrap: balance; }
h2 { font-size: 1.125rem; margin: 2rem 0 .5rem; }
p, .field, fieldset, main ul:not(.leads) { max-width: 36rem; }
dl { margin: 0; }
dt { font-weight: 400; opacity: .8; }
dd { margin-bottom: .5rem; }
blockquote { border-left: 3px solid #808080; margin: 0; padding-left: 1rem; }
main .leads > li { border-top: 1px solid #8886; margin: 0; padding: .5rem 0; }
main .leads > li { font-size: .9em; line-height: 1.4; }
.leads a { font-size: 1.1em; font-weight: 600; }
.figures > li { align-items: center; display: flex; flex-wrap: wrap; gap: 1rem; justify-content: space-between; }
.figures span { flex: 1; }
button, input:not([type="checkbox"]), select { background: none; border: 1px solid #808080; border-radius: 4px; color: inherit; }
option { background: Canvas; color: CanvasText; }
.others button, .leads button { margin-bottom: .5rem; min-height: 2.5rem; padding: .25rem .75rem; }
.figures button { margin: 0; }
button.primary { background: CanvasText; color: Canvas; font-weight: 600; }
.apart { border-top: 1px solid #8886; margin-top: 2rem; padding-top: 1.5rem; }
@media (min-width: 48em) {
  dl, .leads > li:has(> a) { align-items: baseline; display: grid; gap: 0 1.5rem; grid-template-columns: minmax(0, 1fr) minmax(0, 2fr); }
}
`;

const policyOf = (css: string) =>
  `default-src 'none'; style-src 'sha256-${createHash("sha256").update(css).digest("base64")}'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'`;

export interface AnswerPage {
  title: string;
  content: Html;
}

export const alert = (sentence: string) => html`<div role="alert"><p>${sentence}</p></div>`;

export const page = (title: string, content: Html): AnswerPage => ({ title, content });

/** Document around the server's own pages, with the placeholders `{{title}}` and `{{content}}`. */
export interface AnswerFrame {
  html: string;
  contentSecurityPolicy: string;
}

declare module "fastify" {
  interface FastifyInstance {
    answerFrames: Readonly<Record<SiteLanguage, AnswerFrame>>;
  }
}

/** Returns the path of a page in a language. Only pages that exist in both may be named. */
export const pathIn = (language: SiteLanguage, path: string) => baseOf(language) + path;

interface FrameParts {
  language: SiteLanguage;
  name: string;
  home: string;
  css: string;
  footer: Html;
}

/** Returns a frame that needs no other file: no script, font or external style sheet. */
function selfContained({ language, name, home, css, footer }: FrameParts): AnswerFrame {
  const frame = html`<!doctype html>
<html lang="${language}-CA">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>{{title}} | ${name}</title>
<style>${{ html: css }}</style>
</head>
<body>
<header><a href="${home}">${name}</a></header>
<main>
<h1>{{title}}</h1>
{{content}}
</main>
${footer}</body>
</html>
`;
  return { html: frame.html, contentSecurityPolicy: policyOf(css) };
}

/** Returns the frame of a server without a site. */
export function plainFrame(brokerage: Brokerage, language: SiteLanguage): AnswerFrame {
  const { name, phone, email } = brokerage;
  const words = wordsOf(language).serverPages;
  const footer = html`<footer>
<p>${name}<br>${brokerage.licence.label} ${brokerage.licence.number}<br>
<a href="${phoneLink(phone)}">${phone}</a> ${words.or} <a href="mailto:${email}">${email}</a></p>
<p><a href="/">${words.home}</a></p>
</footer>
`;
  return selfContained({ language, name, home: "/", css: style, footer });
}

/** Returns the frame of staff's pages: without the menu and the footer that visitors need. */
export function staffFrame({ name }: Pick<Brokerage, "name">, listPath: string): AnswerFrame {
  return selfContained({ language: "en", name, home: listPath, css: staffStyle, footer: html`` });
}

/** Fills the frame. Content may contain the text of a placeholder, so both are filled at once. */
export function framed({ html: frame }: AnswerFrame, { title, content }: AnswerPage): string {
  const placeholders: Readonly<Record<string, string>> = {
    title: escaped(title),
    content: content.html,
  };
  return frame.replace(/\{\{(title|content)\}\}/g, (_, name: string) => placeholders[name] ?? "");
}

export function sendPage(
  reply: FastifyReply,
  answer: AnswerPage,
  answerFrame = reply.server.answerFrames[languageOf(reply.request)],
): FastifyReply {
  return reply
    .type("text/html; charset=utf-8")
    .header("content-security-policy", answerFrame.contentSecurityPolicy)
    .header("cache-control", "no-store")
    .send(framed(answerFrame, answer));
}
