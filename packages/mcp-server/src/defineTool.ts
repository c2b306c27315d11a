import type { z } from "zod";
import type { ToolAnswer } from "./answer.ts";

/** One question an assistant may ask. */
export interface Tool<Schema extends z.ZodObject = z.ZodObject> {
  readonly name: string;
  readonly title: string;
  /** Says when to use it, for the model that chooses. */
  readonly description: string;
  readonly inputs: Schema;
  /** @throws CalculatorInputError for what the engine refuses. */
  readonly answer: (inputs: z.output<Schema>) => ToolAnswer;
}

/** Ties a tool's answer to the inputs it declares. */
export const defineTool = <Schema extends z.ZodObject>(tool: Tool<Schema>): Tool =>
  tool as unknown as Tool;
