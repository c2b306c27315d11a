import type { z } from "zod";
import type { ToolAnswer } from "./answer.ts";

/** Tool that answers one kind of question. */
export interface Tool<Schema extends z.ZodObject = z.ZodObject> {
  readonly name: string;
  readonly title: string;
  /** Description by which the model decides when to use the tool. */
  readonly description: string;
  readonly inputs: Schema;
  /** @throws CalculatorInputError for inputs that the engine rejects. */
  readonly answer: (inputs: z.output<Schema>) => ToolAnswer;
}

/** Returns the tool, with `answer` typed by the schema of its inputs. */
export const defineTool = <Schema extends z.ZodObject>(tool: Tool<Schema>): Tool =>
  tool as unknown as Tool;
