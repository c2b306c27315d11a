import { examples } from "virtual:examples";
import type { Example } from "./Example.ts";
import type { Request, Response } from "./worker.ts";

/** Time in milliseconds after which an example is stopped. */
const timeoutMs = 20_000;

const find = <Found extends HTMLElement>(id: string) => document.getElementById(id) as Found;
const select = find<HTMLSelectElement>("example");
const text = find<HTMLTextAreaElement>("text");
const result = find("result");
const stage = find("stage");
const note = find("note");

const notes: Readonly<Record<Example["kind"], string>> = {
  code: "The value of each statement is shown. Every export of the packages is in scope.",
  tag: "The attributes of the element apply.",
  rest: "The answer was recorded when this page was built; changes are not sent.",
  assistant: "The server runs in this page.",
};

for (const [group, listed] of Map.groupBy(examples, (example) => example.group)) {
  const element = document.createElement("optgroup");
  element.label = group;
  for (const { id, title } of listed) element.append(new Option(title, id));
  select.append(element);
}

const fromFragment = () =>
  examples.find(({ id }) => id === decodeURIComponent(location.hash.slice(1)));
let shown = fromFragment() ?? examples[0];
let worker: Worker | undefined;
let stopped = () => {};

function show(example: Example | undefined): void {
  if (!example) return;
  shown = example;
  select.value = example.id;
  text.value = example.text;
  text.readOnly = example.kind === "rest";
  note.textContent = notes[example.kind];
  result.textContent = "";
  stage.replaceChildren();
}

async function run(): Promise<void> {
  if (!shown) return;
  stage.replaceChildren();
  if (shown.kind === "rest") result.textContent = shown.answer ?? "";
  else if (shown.kind === "tag") await placeTag();
  else {
    result.textContent = "Running …";
    const { kind, group } = shown;
    const output = await runInWorker({ kind, group, text: text.value });
    if (output !== null) result.textContent = output;
  }
}

/** Runs an example apart from the page, so that it can be stopped; `null` if another run replaced it. */
function runInWorker(request: Request): Promise<string | null> {
  stopped();
  worker ??= new Worker(new URL("./worker.ts", import.meta.url), { type: "module" });
  const { promise, resolve } = Promise.withResolvers<string | null>();
  const end = (output: string | null) => {
    worker?.terminate();
    worker = undefined;
    resolve(output);
  };
  const timer = setTimeout(() => end(`Stopped after ${timeoutMs / 1000} seconds.`), timeoutMs);
  stopped = () => end(null);
  worker.onmessage = ({ data }: MessageEvent<Response>) => resolve(data.text);
  worker.onerror = (event) => end(event.message || "The example could not be run.");
  worker.postMessage(request);
  return promise.finally(() => {
    clearTimeout(timer);
    stopped = () => {};
  });
}

/** Shows the first calculator element of the text, without anything else that is in it. */
async function placeTag(): Promise<void> {
  const written = new DOMParser().parseFromString(text.value, "text/html");
  const element = written.querySelector("mortgage-calculator");
  if (!element) {
    result.textContent = "There is no <mortgage-calculator> in the text.";
    return;
  }
  result.textContent = "";
  const script = new URL("embed/v1.js", document.baseURI).href;
  await import(/* @vite-ignore */ script);
  const copy = document.createElement("mortgage-calculator");
  for (const { name, value } of element.attributes) {
    if (!name.startsWith("on")) copy.setAttribute(name, value);
  }
  for (const event of ["mortgage-step", "mortgage-result"]) {
    copy.addEventListener(event, ({ type, detail }: CustomEventInit & { type: string }) => {
      result.textContent += `${type} ${JSON.stringify(detail)}\n`;
    });
  }
  stage.append(copy);
}

select.addEventListener("change", () => {
  location.hash = select.value;
});
addEventListener("hashchange", () => show(fromFragment()));
find("run").addEventListener("click", () => void run());
find("reset").addEventListener("click", () => show(shown));
show(shown);
