import type { SentFigures } from "@mortgage-kit/calculators/figures";
import { callOptions } from "@mortgage-kit/content/office";
import { agentAt, cameFrom, type OfferedAgent, takeFigures } from "../requests/cameFrom.ts";
import type { callChoices } from "../sections/CallBackForm/CallBackForm.tsx";
import { showMissing } from "./showMissing.ts";

type CallChoices = Pick<ReturnType<typeof callChoices>, "office" | "language" | "soon">;
type CallBackContent = CallChoices & { profiles: readonly OfferedAgent[] };

/** Script of the pages with the call-back form, which works without it too. */
const form = document.querySelector<HTMLFormElement>("form[data-call-back]");
if (form) prepare(form);

function prepare(form: HTMLFormElement): void {
  showMissing(form);
  const select = (name: string) => form.querySelector<HTMLSelectElement>(`select[name=${name}]`);
  const set = (name: string, value: string) => {
    const field = form.querySelector<HTMLInputElement>(`[name=${name}]`);
    if (field) field.value = value;
  };
  const times = select("callTime");
  const { profiles, ...calls }: CallBackContent = JSON.parse(form.dataset.callBack ?? "");
  if (times) nameDays(times, calls);
  const path = cameFrom();
  set("origin", path);
  const agents = select("agent");
  const agent = agentAt(path, profiles);
  // A choice that the visitor or the browser has made stays.
  if (agents && agent) agents.value ||= agent;
  const figures = takeFigures();
  const part = form.querySelector<HTMLElement>("[data-result]");
  if (!figures || !part) return;
  const languages = select("language");
  // The page's own language is selected at first.
  if (languages?.selectedOptions[0]?.defaultSelected) languages.value = figures.language;
  set("resultTitle", figures.title);
  set("resultDay", figures.asOf);
  offer(part, figures);
}

/** Offers the calls of the next business days instead of the parts of any day. */
function nameDays(times: HTMLSelectElement, { office, ...words }: CallChoices): void {
  const options = callOptions(office, words, new Date());
  times.replaceChildren(...options.map(({ value, label }) => new Option(label, value)));
}

/** Shows the lines of a result. None is sent before the visitor ticks the box above them. */
function offer(part: HTMLElement, { title, asOf, verdict, lines }: SentFigures): void {
  const [wanted] = part.getElementsByTagName("input");
  const list = part.querySelector("fieldset");
  const legend = part.querySelector("legend");
  const specimen = list?.querySelector("div");
  if (!wanted || !list || !legend || !specimen) return;
  legend.textContent = `${title}, ${asOf}`;
  [verdict, ...lines].forEach((line, index) => {
    const row = specimen.cloneNode(true) as HTMLElement;
    const [box] = row.getElementsByTagName("input");
    const [label] = row.getElementsByTagName("label");
    if (!box || !label) return;
    box.id = `line-${index}`;
    label.htmlFor = box.id;
    label.textContent = line;
    box.value = line;
    box.checked = true;
    list.append(row);
  });
  specimen.remove();
  const follow = () => {
    list.disabled = !wanted.checked;
  };
  wanted.addEventListener("change", follow);
  follow();
  part.hidden = false;
}
