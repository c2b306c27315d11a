// Entry point for the verdict of a custom calculator, which loads after its questions.
export type { NextStepChoices, PictureProps, ResultParts } from "./result/ResultParts.ts";
export { type ResultOf, resultOf } from "./result/resultPage.tsx";
