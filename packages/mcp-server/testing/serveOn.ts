/** Serves like `main.ts`, with the first argument as today, and the page of an answer in the file of the second. */

import { readFile } from "node:fs/promises";
import { serveStdio } from "@modelcontextprotocol/server/stdio";
import { createServer } from "../src/createServer.ts";

const [day = "", page] = process.argv.slice(2);
const answerApp = page ? () => readFile(page, "utf8") : undefined;
serveStdio(() => createServer({ today: () => day, answerApp }));
