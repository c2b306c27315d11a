/** Writes the page of an assistant's answer to the file in the argument. */
import { writeFileSync } from "node:fs";
import { answerApp } from "./answerApp.ts";
import { calculatorStyles } from "./bundleFiles.ts";

const [file] = process.argv.slice(2);
if (!file) throw new Error("Name the file to write.");
writeFileSync(file, await answerApp(await calculatorStyles("preact")));
