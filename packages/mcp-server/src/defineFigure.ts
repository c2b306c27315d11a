import { type Rule, type RuleInForce, ruleInForce } from "@mortgage-kit/calculator-engine/canada";
import { z } from "zod";
import type { ToolAnswer } from "./answer.ts";
import { citeAll } from "./cite.ts";
import { on } from "./inputs.ts";
import { type Bilingual, type Language, language } from "./language.ts";
import { jsonSchemaOf, parse, type Tool } from "./Tool.ts";

/** Answer with the rules behind it, each in the version of the day unless it is one already. */
type FigureAnswer = Omit<ToolAnswer, "rules" | "rulesAsOf" | "notes"> & {
  readonly rules: readonly (Rule<unknown> | RuleInForce<unknown>)[];
  readonly notes?: readonly string[];
};

/** One figure of the engine, which a tool calculates by its name. */
interface FigureDefinition<Schema extends z.ZodObject, Texts> {
  readonly name: string;
  /** Description by which the model decides when to ask for the figure. */
  readonly description: string;
  readonly inputs: Schema;
  readonly texts: Bilingual<Texts>;
  /** @throws CalculatorInputError for inputs that the engine rejects. */
  readonly answer: (
    inputs: z.output<Schema> & { readonly on: string },
    texts: Texts,
    language: Language,
  ) => FigureAnswer;
}

/** Figure with its inputs, and the day and language that each takes. */
export interface FigureOfTool {
  readonly name: string;
  readonly description: string;
  readonly inputs: z.ZodObject;
  readonly answer: (given: unknown, today: string) => ToolAnswer;
}

/** Inputs that every figure takes. */
interface Common {
  readonly language?: Language;
  readonly on?: string;
}

export function defineFigure<Schema extends z.ZodObject, Texts>(
  figure: FigureDefinition<Schema, Texts>,
): FigureOfTool {
  const inputs = figure.inputs.extend({ language, on });
  return {
    name: figure.name,
    description: figure.description,
    inputs,
    answer(given, today) {
      const { language = "en", ...known } = parse(inputs, given) as Common;
      const own = { on: today, ...known } as z.output<Schema> & { readonly on: string };
      const { rules, notes, ...answer } = figure.answer(own, figure.texts[language], language);
      const cited = rules.map((rule) =>
        "versions" in rule ? ruleInForce({ rule, on: own.on }) : rule,
      );
      return { ...answer, ...citeAll(cited, language, own.on, notes) };
    },
  };
}

/**
 * Returns one tool for several figures. Its schema has each input once, because a model reads every
 * tool's schema before its first question; `figure` says which inputs a figure needs and takes.
 */
export function figureTool(
  tool: Pick<Tool, "name" | "title" | "description">,
  figures: readonly FigureOfTool[],
): Tool & { readonly figures: readonly FigureOfTool[] } {
  const names = figures.map(({ name }) => name);
  const figure = z
    .enum(names, `one of ${names.join(", ")}`)
    .describe(figures.map(describeFigure).join("\n"));
  const shapes = figures.map(({ inputs }) => inputs.partial().shape);
  return {
    ...tool,
    figures,
    inputSchema: jsonSchemaOf(z.strictObject({ figure, ...Object.assign({}, ...shapes) })),
    answer({ figure: asked, ...given }, today) {
      const { figure: name } = parse(z.strictObject({ figure }), { figure: asked });
      const found = figures.find((one) => one.name === name) as FigureOfTool;
      return found.answer(given, today);
    },
  };
}

function describeFigure({ name, description, inputs }: FigureOfTool): string {
  const entries = Object.entries(inputs.shape).filter(([id]) => id !== "on" && id !== "language");
  const listed = (isOptional: boolean) =>
    entries
      .filter(([, schema]) => schema instanceof z.ZodExactOptional === isOptional)
      .map(([id]) => id)
      .join(", ");
  const takes = listed(true);
  return `${name}: ${description} Needs ${listed(false)}${takes && `; takes ${takes}`}.`;
}
