import type { RateEntry, RatesFile } from "@mortgage-kit/content/rates";
import { fill, staffWords, wordsOf } from "@mortgage-kit/content/words";
import { asciiDigits } from "@mortgage-kit/contracts";
import { nothing } from "../http/formParts.ts";
import { type AnswerPage, alert, type Html, html, page } from "../http/page.ts";
import type { SetRate } from "./runningRates.ts";

export const staffRatesPath = "/staff/rates";

const { rates: words } = staffWords;
const { names, conditions } = wordsOf("en").rates;

/** Values of the form, as they were entered. */
export type RateForm = Readonly<Record<string, string | undefined>>;

interface RatesPageContent {
  readonly file: RatesFile;
  readonly set: readonly SetRate[];
  readonly today: string;
  readonly form: RateForm;
  readonly problem?: string | undefined;
  readonly done?: string | undefined;
  /** Writes a rate's conditions. */
  readonly write: (rate: RateEntry) => string;
}

/** Returns the form's values for a rate, from today on. */
export function formOf(rate: RateEntry, today: string): RateForm {
  const { kind, years, class: of, purposes = [], use, prime, holdDays, costs } = rate;
  const text = (value: number | undefined) => (value === undefined ? "" : String(value));
  return {
    ...{ kind, class: of, use, day: today, saidBy: rate.saidBy, years: text(years) },
    ...{ rate: text(rate.annualRate ?? undefined), prime: text(prime), holdDays: text(holdDays) },
    costs: text(costs),
    ...Object.fromEntries(purposes.map((purpose) => [purpose, "on"])),
  };
}

const purposeNames = ["purchase", "switch", "refinance"] as const;

/** Returns the entry that a form describes; `checkRate` refuses what is missing. */
export function entryOf(form: RateForm, isWithdrawn: boolean): object {
  const number = (value: string | undefined) =>
    value
      ? Number(
          asciiDigits(value)
            .replace(/[,٫，．]/, ".")
            .replace(/[%٪％]/, ""),
        )
      : undefined;
  const { kind, class: of, use, day, saidBy } = form;
  return {
    ...{ kind, class: of, use, day, saidBy, years: number(form.years) },
    purposes: purposeNames.filter((purpose) => form[purpose]),
    annualRate: isWithdrawn ? null : number(form.rate),
    costs: number(form.costs) ?? 0,
    ...(form.prime && { prime: number(form.prime) }),
    ...(form.holdDays && { holdDays: number(form.holdDays) }),
  };
}

export const nameOf = ({ kind, years }: Pick<RateEntry, "kind" | "years">) =>
  fill(names[kind].other, { count: years });

function form(values: RateForm, publishers: readonly string[], isRefused: boolean): Html {
  const field = (name: string, input: (label: string) => Html) =>
    html`<p class="field"><label for="${name}">${words.fields[name as "rate"]}</label>
${input(name)}</p>`;
  const number = (name: string, more = "") =>
    field(
      name,
      () =>
        html`<input id="${name}" name="${name}" inputmode="decimal" value="${values[name] ?? ""}" autocomplete="off"${{ html: more }}>`,
    );
  const choice = (name: string, options: Readonly<Record<string, string>>) =>
    field(name, () => {
      const listed = Object.entries(options).map(
        ([value, label]) =>
          html`<option value="${value}"${{ html: values[name] === value ? " selected" : "" }}>${label}</option>`,
      );
      return html`<select id="${name}" name="${name}">${listed}</select>`;
    });
  const box = (name: string, label: string) =>
    html`<label><input type="checkbox" name="${name}"${{ html: values[name] ? " checked" : "" }}> ${label}</label>\n`;
  const purposes = Object.entries(conditions.purposes);
  return html`<form method="post" action="${staffRatesPath}">
${number("rate", " required autofocus")}
${field("day", () => html`<input type="date" id="day" name="day" value="${values.day ?? ""}" required>`)}
${choice("saidBy", Object.fromEntries(publishers.map((name) => [name, name])))}
${choice("kind", words.kinds)}
${number("years", " required")}
${choice("class", conditions.classes)}
<fieldset><legend>${words.fields.purposes}</legend>
${purposes.map(([name, label]) => box(name, label))}</fieldset>
${choice("use", conditions.uses)}
${number("prime")}
${number("holdDays")}
${number("costs")}
${isRefused ? box("confirmed", words.confirm) : nothing}
<button name="act" value="set">${words.set}</button>
<button name="act" value="withdraw" formnovalidate>${words.withdraw}</button>
</form>`;
}

/** Renders the rates of now, the form for one, and what staff set with the way back. */
export function ratesPage(content: RatesPageContent): AnswerPage {
  const { file, set, today, form: values, problem, done, write } = content;
  const isOld = (day: string) => Date.parse(today) - Date.parse(day) > file.maxAgeDays * 86_400_000;
  const current = file.rates.map(
    (
      rate,
    ) => html`<li>${nameOf(rate)}: <b>${rate.annualRate.toFixed(2)}%</b>, ${rate.day}${isOld(rate.day) ? `, ${words.old}` : ""}.
<small>${write(rate)}</small> <a href="${`${staffRatesPath}?key=${encodeURIComponent(rate.key)}`}">${words.change}</a></li>`,
  );
  const history = set.slice(0, 30).map(
    ({
      id,
      entry,
      setAt,
      setBy,
    }) => html`<li><form method="post" action="${staffRatesPath}"><input type="hidden" name="id" value="${id}">
${nameOf(entry)}: <b>${entry.annualRate === null ? words.withdrawn : `${entry.annualRate.toFixed(2)}%`}</b>, ${entry.day}, ${entry.saidBy}. <small>${write(entry)}
${setAt.slice(0, 16).replace("T", " ")} UTC, ${setBy}</small>
<button name="act" value="undo">${words.undo}</button></form></li>`,
  );
  return page(
    words.title,
    html`${problem ? alert(problem) : nothing}${done ? html`<p role="status">${done}</p>` : nothing}
<ul>${current}</ul>
<h2>${words.form}</h2>
${form(values, file.publishers, problem !== undefined)}
${history.length > 0 ? html`<h2>${words.history}</h2><ul class="leads">${history}</ul>` : nothing}`,
  );
}
