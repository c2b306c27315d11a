import { parseNumber } from "@mortgage-kit/calculator-engine";
import { calendarFile, monthsAfter } from "@mortgage-kit/calculators/calendar";
import { zonedTime } from "@mortgage-kit/content/office";
import type { ReminderCalendarProps } from "../sections/ReminderForm/ReminderForm.tsx";

const form = document.querySelector<HTMLFormElement>("form[data-calendar]");
if (form) offer(form, JSON.parse(form.dataset.calendar ?? ""));

function offer(form: HTMLFormElement, words: ReminderCalendarProps["calendar"]): void {
  form.hidden = false;
  form.addEventListener("submit", (event) => {
    event.preventDefault();
    const entered = new FormData(form);
    const month = Number(entered.get("renewalMonth"));
    const year = parseNumber(String(entered.get("renewalYear")), "number");
    const day = monthsAfter(`${year}-${String(month).padStart(2, "0")}-01`, -4);
    const { day: today } = zonedTime(words.timeZone, new Date());
    if (day > today) {
      const name = form.querySelector("select")?.selectedOptions[0]?.text;
      const text = words.note.replace("{month}", `${name} ${year}`);
      const days = [{ day, title: words.event, text }];
      save(calendarFile({ days, name: words.name, made: today }), words.fileName);
    }
    const output = form.querySelector("output");
    if (output) output.value = day > today ? words.made : words.tooSoon;
  });
}

function save(text: string, fileName: string): void {
  const href = URL.createObjectURL(new Blob([text], { type: "text/calendar" }));
  Object.assign(document.createElement("a"), { href, download: fileName }).click();
  // Some browsers read the file only after the click's task.
  setTimeout(() => URL.revokeObjectURL(href), 1000);
}
