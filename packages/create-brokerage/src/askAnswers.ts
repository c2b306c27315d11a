import { type Answers, answersSchema, personSchema, provinces } from "./answers.ts";
import { colourProblem, readAnswers } from "./readAnswers.ts";
import { slugOf } from "./template/slugOf.ts";

/** Puts a question and gives what was answered. */
export type Ask = (question: string) => Promise<string>;
/** Says something between two questions. */
export type Say = (text: string) => void;

interface Field {
  safeParse: (value: unknown) => {
    success: boolean;
    data?: unknown;
    error?: { issues: readonly { message: string }[] };
  };
}

/** Asks one thing after another, and again as long as an answer cannot be used. */
export async function askAnswers(ask: Ask, say: Say): Promise<Answers> {
  const { shape } = answersSchema;
  const value = (question: string, field: Field) => askUntilValid(ask, say, question, field);
  const name = await value("Name of the brokerage", shape.name);
  return readAnswers({
    name,
    folder: slugOf(name),
    city: await value("Town of the office", shape.city),
    province: await value(`Province (${Object.keys(provinces).join(", ")})`, shape.province),
    phone: await value("Telephone, such as 613-555-0142", shape.phone),
    email: await value("E-mail", shape.email),
    licence: await value("Licence number of the brokerage", shape.licence),
    colours: {
      main: await askColour(ask, say, "Main colour, for dark grounds and links, such as #1d4f91"),
      action: await askColour(ask, say, "Colour of the main buttons, such as #b3362b"),
    },
    people: await askPeople(ask, say),
  });
}

async function askUntilValid(ask: Ask, say: Say, question: string, field: Field): Promise<string> {
  for (;;) {
    const result = field.safeParse(await ask(`${question}: `));
    if (result.success) return String(result.data);
    say(`It must be ${result.error?.issues[0]?.message}.`);
  }
}

async function askColour(ask: Ask, say: Say, question: string): Promise<string> {
  const field = answersSchema.shape.colours.shape.main;
  const colour = await askUntilValid(ask, say, question, field);
  const unreadable = colourProblem(colour);
  if (!unreadable) return colour;
  say(unreadable.problem);
  const answer = await ask(`Use ${unreadable.nearest}? (yes, or another colour) `);
  return /^y/i.test(answer.trim())
    ? unreadable.nearest
    : askColour(async () => answer, say, question);
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
      say(`It must be ${name.error.issues[0]?.message}.`);
      continue;
    }
    people.push({
      name: name.data,
      level: await askUntilValid(ask, say, "Title of the licence", shape.level),
      phone: await askUntilValid(ask, say, "Direct telephone", shape.phone),
      email: await askUntilValid(ask, say, "Direct e-mail", shape.email),
    });
  }
}
