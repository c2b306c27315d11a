import type { QuestionId } from "@mortgage-kit/calculator-engine/insight";
import { type Language, wordsIn } from "./language.ts";
import { namesOfInputs } from "./readQuestion.ts";

interface Prompt {
  readonly name: string;
  readonly question: QuestionId;
  readonly title: string;
  readonly goal: Readonly<Record<Language, string>>;
}

/** Prompts that a person picks in the assistant, each for one question. */
export const prompts: readonly Prompt[] = [
  {
    name: "afford_a_home",
    question: "affordability",
    title: "How much home can I afford?",
    goal: {
      en: "Help me find out how much home I can afford in Canada.",
      fr: "Aidez-moi à trouver le prix de la propriété que je peux acheter au Canada.",
    },
  },
  {
    name: "check_a_renewal",
    question: "renewal",
    title: "Should I sign this renewal letter?",
    goal: {
      en: "Help me decide whether to sign my lender's renewal letter.",
      fr: "Aidez-moi à décider si je devrais signer la lettre de renouvellement de mon prêteur.",
    },
  },
  {
    name: "cash_to_close",
    question: "closing-fees",
    title: "How much cash do I need to close?",
    goal: {
      en: "Help me find out how much cash I need to close on a home.",
      fr: "Aidez-moi à trouver la somme à prévoir pour acheter une propriété.",
    },
  },
];

const steps = {
  en: (question: string, inputs: string) =>
    `Ask me for ${inputs}, a few at a time. Then call answer_question with the id "${question}". Ask me for the facts that are assumed and decide the answer, and call it again with them. Say the verdict's sentence first, then the estimate and the lender's figure, the day of the rules and their confidence. Say that it is an estimate: a lender, lawyer or registry decides.`,
  fr: (question: string, inputs: string) =>
    `Demandez-moi, quelques éléments à la fois\u00a0: ${inputs}. Appelez ensuite answer_question avec l’identifiant «\u00a0${question}\u00a0» et language «\u00a0fr\u00a0». Demandez-moi les faits présumés qui déterminent la réponse, puis appelez l’outil de nouveau avec ces faits. Donnez d’abord la phrase du verdict, puis l’estimation et le chiffre du prêteur, la date des règles et leur degré de certitude. Précisez que c’est une estimation\u00a0: un prêteur, un notaire ou avocat, ou un registre décide.`,
};

/** Returns the text of a prompt in a language. */
export const promptText = ({ question, goal }: Prompt, language: Language): string =>
  `${goal[language]} ${steps[language](question, wordsIn[language].format.list(namesOfInputs(question, language)))}`;
