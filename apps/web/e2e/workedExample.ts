import { readFileSync } from "node:fs";

interface WorkedExample {
  id: string;
  call: string;
  inputs: never;
  expected: Record<string, number>;
}

const file = new URL("../../../packages/calculator-engine/vectors/estimates.json", import.meta.url);
const examples: WorkedExample[] = JSON.parse(readFileSync(file, "utf8"));

export function workedExample(id: string): WorkedExample {
  const example = examples.find((candidate) => candidate.id === id);
  if (!example) throw new Error(`There is no worked example ${id}.`);
  return example;
}

export function firstExampleOf(call: string): WorkedExample {
  const example = examples.find((candidate) => candidate.call === call);
  if (!example)
    throw new Error(`There is no worked example of ${call}: add one to ${file.pathname}.`);
  return example;
}
