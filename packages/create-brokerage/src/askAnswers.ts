import { colourProblem } from "@mortgage-kit/ui/tokens";
import { type Answers, answersSchema, personSchema, provinces } from "./answers.ts";
import { telephoneIn } from "./places.ts";
import { readAnswers } from "./readAnswers.ts";
import { slugOf } from "./slugOf.ts";

/** Function that asks a question and resolves to the answer. */
export type Ask = (question: string) => Promise<string>;
/** Function that prints a message between two questions. */
export type Say = (text: string) => void;

interface Field {
  safeParse: (value: unknown) => {
    success: boolean;
    data?: unknown;
    error?: { issues: readonly { message: string }[] };
  };
}

/** Limit of the template, said before the first question and in the help. */
export const onlyEnglish =
  "The folder's texts are in English. Quebec requires a site in French: a brokerage there has to translate them, or name its French site, before the build accepts it.";

/** Asks for each answer in order, and repeats a question until its answer is valid. */
export async function askAnswers(ask: Ask, say: Say): Promise<Answers> {
  say(onlyEnglish);
  const { shape } = answersSchema;
  const value = (question: string, field: Field) => askUntilValid(ask, say, question, field);
  const name = await value("Name of the brokerage", shape.name);
  const city = await value("Town of the office", shape.city);
  const chosen = await value(`Province (${Object.keys(provinces).join(", ")})`, shape.province);
  const province = shape.province.parse(chosen);
  return readAnswers({
    name,
    folder: slugOf(name) || "brokerage",
    city,
    province,
    phone: await value(`Telephone, such as ${telephoneIn(province)}`, shape.phone),
    email: await value("E-mail", shape.email),
    licence: await value("Licence number of the brokerage", shape.licence),
    colours: {
      main: await askColour(
        ask,
        say,
        "Main colour, for dark backgrounds and links, such as #1d4f91",
      ),
      action: await askColour(ask, say, "Colour of the main buttons, such as #b3362b"),
    },
    people: await askPeople(ask, say),
  });
}

async function askUntilValid(ask: Ask, say: Say, question: string, field: Field): Promise<string> {
  // The question without its examples.
  const [name = question] = question.split(/,? (?:\(|such as)/);
  for (;;) {
    const given = await ask(`${question}: `);
    const result = field.safeParse(given);
    if (result.success) return String(result.data);
    say(`${name} is ${JSON.stringify(given)}, but must be ${result.error?.issues[0]?.message}.`);
  }
}

async function askColour(ask: Ask, say: Say, question: string): Promise<string> {
  const field = answersSchema.shape.colours.shape.main;
  let colour = await askUntilValid(ask, say, question, field);
  for (;;) {
    const unreadable = colourProblem(colour);
    if (!unreadable) return colour;
    say(unreadable.problem);
    const answer = await ask(`Use ${unreadable.nearest}? (yes, or another colour) `);
    if (/^y/i.test(answer.trim())) return unreadable.nearest;
    const another = field.safeParse(answer);
    colour = another.success ? another.data : await askUntilValid(ask, say, question, field);
  }
}

async function askPeople(ask: Ask, say: Say) {
  const { shape } = personSchema;
  const people: Answers["people"] = [];
  for (;;) {
    const question =
      people.length === 0
        ? "Name of who leads the team"
        : "Name of the next person (nothing to end)";
    const given = await ask(`${question}: `);
    if (given.trim() === "" && people.length > 0) return people;
    const name = shape.name.safeParse(given);
    if (!name.success) {
      say(`The name is ${JSON.stringify(given)}, but must be ${name.error.issues[0]?.message}.`);
      continue;
    }
    people.push({
      name: name.data,
      level: await askUntilValid(ask, say, "Title of the licence", shape.level),
      ...(await askLicence(ask)),
      phone: await askUntilValid(ask, say, "Direct telephone", shape.phone),
      email: await askUntilValid(ask, say, "Direct e-mail", shape.email),
    });
  }
}

async function askLicence(ask: Ask): Promise<{ licence?: string }> {
  const licence = (await ask("Licence number of that person (nothing if none is shown): ")).trim();
  return licence ? { licence } : {};
}
