import { type Office, timeAt } from "@mortgage-kit/content/office";
import { fill, fillCount, staffWords } from "@mortgage-kit/content/words";
import { monthPath as path } from "../deliveries/staffLinks.ts";
import { counted, countText, timeText } from "../deliveries/staffMail.ts";
import { nothing } from "../http/formParts.ts";
import { type AnswerPage, type Html, html, page } from "../http/page.ts";
import { monthInWords } from "../reminders/renewalMonth.ts";
import { listLink } from "./staffPages.ts";

const { month: words, count: countWords, cancel } = staffWords;

interface MonthPageContent {
  month: string;
  months: readonly string[];
  counts: readonly (readonly [name: keyof typeof words.figures, count: number])[];
  /** Applications past their retention, and all that are held. */
  past: number;
  held: number;
  removed: readonly { at: string; count: number }[];
  office: Office;
  done: string | undefined;
}

const hidden = (values: Readonly<Record<string, string>>): Html[] =>
  Object.entries(values).map(
    ([name, value]) => html`<input type="hidden" name="${name}" value="${value}">`,
  );

const post = (act: string, button: string, values: Record<string, string>, fields = nothing) =>
  html`<form method="post" action="${path}">${hidden(values)}${fields}
<button name="act" value="${act}">${button}</button></form>`;

/** Renders the figures of a month with their files, and the ways to remove many at once. */
export function monthPage(content: MonthPageContent): AnswerPage {
  const { month, months, counts, past, held, removed, office, done } = content;
  const options = months.map(
    (each) =>
      html`<option value="${each}"${each === month ? html` selected` : nothing}>${monthInWords(each, "en")}</option>`,
  );
  const rows = counts.map(
    ([name, count]) =>
      html`<li><span>${words.figures[name]}: <b>${countText(count)}</b></span>
${count > 0 ? post("csv", words.csv, { month, list: name }) : nothing}</li>`,
  );
  const since = html`<p class="field"><label for="since">${words.flood.since}</label>
<input type="datetime-local" id="since" name="since" required></p>`;
  const back = removed.map(
    ({ at, count }) =>
      html`<li>${fillCount(countWords, count, "en")} ${timeText(office, at)}
${post("putBack", words.putBack, { at })}</li>`,
  );
  return page(
    words.title,
    html`${done ? html`<p role="status">${done}</p>` : nothing}
<form action="${path}"><p class="field"><label for="month">${words.label}</label>
<select id="month" name="month">${options}</select></p><button>${words.show}</button></form>
<ul class="leads figures">${rows}</ul>
${past > 0 ? html`<h2>${words.purge.title}</h2><p>${counted(words.purge.text, past)}</p>${post("purge", words.purge.button, {})}` : nothing}
${held > 0 ? html`<h2>${words.flood.title}</h2><p>${counted(words.flood.text, held)}</p>${post("flood", words.flood.button, {}, since)}` : nothing}
${back.length > 0 ? html`<h2>${words.removedTitle}</h2><ul class="leads">${back}</ul>` : nothing}
${listLink}`,
  );
}

interface Removal {
  act: "flood" | "purge";
  since: string;
  at: string;
  count: number;
  office: Office;
}

/** Renders what the second press of a removal does. */
export function removalPage({ act, since, at, count, office }: Removal): AnswerPage {
  const { button, effect } = words[act];
  const from = act === "flood" && timeText(office, timeAt(office.timeZone, since).toISOString());
  return page(
    button,
    html`${from ? html`<p>${fill(words.flood.meant, { time: from })}</p>` : nothing}
<p>${counted(effect, count)}</p>
${count > 0 ? post(act, button, { since, at }) : nothing}
<form class="others" action="${path}"><button>${cancel}</button></form>`,
  );
}
