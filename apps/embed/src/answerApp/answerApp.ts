import { App } from "@modelcontextprotocol/ext-apps";
import { calculatorIds, calculators, languageCodes } from "@mortgage-kit/calculators";
import { openCalculator } from "../openCalculator.ts";
import { draftOf } from "./draftOf.ts";

// The page of an assistant's answer: the calculator with the numbers that the assistant sent to the
// tool `answer_question`. The assistant's program frames it without access to a network.

const app = new App({ name: "mortgage-kit", version: "1" }, {});
let given: Readonly<Record<string, unknown>> = {};
let shown = new AbortController();

app.addEventListener("toolinput", (input) => {
  given = { ...input.arguments };
});
app.addEventListener("toolresult", ({ structuredContent, isError }) => {
  if (!isError) void show(Object(structuredContent));
});

/** The parts of the tool's answer that the inputs do not have. */
interface ToolAnswer {
  readonly rulesAsOf?: string;
  readonly verdict?: {
    readonly facts: readonly {
      readonly id: string;
      readonly value: string | number | boolean | null;
      readonly assumed: boolean;
    }[];
  };
}

/** Shows the answer as the calculator's result, with the facts that were stated, by the same rules. */
async function show({ rulesAsOf, verdict }: ToolAnswer): Promise<void> {
  const { id, ...inputs } = Object(given.question);
  const calculator = calculatorIds.find((one) => one === id);
  if (!calculator) return;
  const lang = languageCodes.find((one) => one === given.language) ?? "en";
  const stated = verdict?.facts.filter(({ assumed }) => !assumed) ?? [];
  shown.abort();
  shown = new AbortController();
  const view = await calculators[calculator][lang]();
  const element = document.createElement("div");
  element.setAttribute("calculator", calculator);
  element.setAttribute("lang", lang);
  document.documentElement.lang = lang;
  document.body.replaceChildren(element);
  await openCalculator(element, element.attachShadow({ mode: "open" }), shown.signal, {
    start: {
      draft: draftOf(view.calculator.defaults, inputs),
      step: Number.POSITIVE_INFINITY,
      given: Object.fromEntries(stated.map(({ id: fact, value }) => [fact, value])),
    },
    ...(rulesAsOf && { today: rulesAsOf }),
  });
}

// The frame may open no window: the assistant's program asks the person, and opens the link.
document.addEventListener("click", (event) => {
  const link = event.composedPath().find((one) => one instanceof HTMLAnchorElement);
  if (!link || !/^(?:https?|mailto):/.test(link.href)) return;
  event.preventDefault();
  void app.openLink({ url: link.href });
});

await app.connect();
