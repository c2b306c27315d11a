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
body { box-sizing: border-box; display: grid; grid-template: auto 1fr auto / minmax(0, 1fr); margin: 0 auto; max-width: 40rem; min-height: 100vh; overflow-wrap: anywhere; padding: 0 1.25rem; }
header { border-bottom: 1px solid; padding: 1.25rem 0; }
header a { color: inherit; display: inline-block; font-weight: 700; padding: .25rem 0; text-decoration: none; }
main { padding: 2rem 0 3rem; }
footer { border-top: 1px solid; font-size: .8125rem; padding: .75rem 0 1.5rem; }
footer a { display: inline-block; padding: .25rem 0; }
h2 { font-size: 1.25rem; line-height: 1.3; margin: 2rem 0 .75rem; }
dl { display: grid; gap: .25rem 1.25rem; grid-template-columns: auto minmax(0, 1fr); margin: 0 0 1.5rem; }
dt { font-weight: 600; }
dd { margin: 0; }
main ul { padding: 0 0 0 1.25rem; }
main .leads { list-style: none; padding: 0; }
.leads > li { border-top: 1px solid; }
form + form { border-top: 1px solid; margin-top: 1.5rem; padding-top: .5rem; }
h1 { font-size: 2rem; line-height: 1.2; margin: 0 0 1.25rem; text-wrap: balance; }
.field { margin: 1.25rem 0; }
label { display: block; font-weight: 600; }
label:has([type="checkbox"]) { align-items: start; display: grid; font-weight: 400; gap: .75rem; grid-template-columns: auto minmax(0, 1fr); }
input:not([type="checkbox"]), select { box-sizing: border-box; font: inherit; padding: .6rem; width: 100%; }
input[type="checkbox"] { height: 1.5rem; margin: .1rem 0 0; width: 1.5rem; }
[aria-invalid="true"] { border: 3px solid; }
[role="alert"] { border: 3px solid; padding: 0 1.25rem; }
fieldset { border: 1px solid; margin: 1.25rem 0; padding: 0 1.25rem 1rem; }
legend { font-weight: 600; }
fieldset label { margin-top: .75rem; }
.problem { font-weight: 600; margin: 0; }
.honeypot { position: absolute; inline-size: 1px; block-size: 1px; overflow: hidden; clip-path: inset(50%); }
button { background: CanvasText; border: 1px solid CanvasText; border-radius: .3rem; color: Canvas; cursor: pointer; font: inherit; font-weight: 600; min-height: 3rem; padding: .5rem 1.5rem; }
:focus-visible { outline: 3px solid; outline-offset: 3px; }
.others { display: flex; flex-wrap: wrap; gap: .75rem; }
.others button { background: Canvas; color: CanvasText; }
blockquote { border-left: 3px solid; margin: 1rem 0; padding: 0 0 0 1rem; }
@media (max-width: 30rem) { button { width: 100%; } dl { display: block; } dd { margin: 0 0 .5rem; } }
`;

const styleHash = createHash("sha256").update(style).digest("base64");
const policy = `default-src 'none'; style-src 'sha256-${styleHash}'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'`;

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

/** Returns a self-contained frame for a server without a site: no script, font or external style sheet. */
export function plainFrame(brokerage: Brokerage, language: SiteLanguage): AnswerFrame {
  const { name, phone, email } = brokerage;
  const words = wordsOf(language).serverPages;
  const frame = html`<!doctype html>
<html lang="${language}-CA">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>{{title}} | ${name}</title>
<style>${{ html: style }}</style>
</head>
<body>
<header><a href="/">${name}</a></header>
<main>
<h1>{{title}}</h1>
{{content}}
</main>
<footer>
<p>${name}<br>${brokerage.licence.label} ${brokerage.licence.number}<br>
<a href="${phoneLink(phone)}">${phone}</a> ${words.or} <a href="mailto:${email}">${email}</a></p>
<p><a href="/">${words.home}</a></p>
</footer>
</body>
</html>
`;
  return { html: frame.html, contentSecurityPolicy: policy };
}

/** Fills the frame. Content may contain the text of a placeholder, so both are filled at once. */
export function framed({ html: frame }: AnswerFrame, { title, content }: AnswerPage): string {
  const placeholders: Readonly<Record<string, string>> = {
    title: escaped(title),
    content: content.html,
  };
  return frame.replace(/\{\{(title|content)\}\}/g, (_, name: string) => placeholders[name] ?? "");
}

export function sendPage(reply: FastifyReply, answer: AnswerPage): FastifyReply {
  const answerFrame = reply.server.answerFrames[languageOf(reply.request)];
  return reply
    .type("text/html; charset=utf-8")
    .header("content-security-policy", answerFrame.contentSecurityPolicy)
    .header("cache-control", "no-store")
    .send(framed(answerFrame, answer));
}
