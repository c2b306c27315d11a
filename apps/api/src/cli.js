import { requireNode, useCompileCache } from "./prepareNode.js";

requireNode();
await useCompileCache();
// Loaded after the check: a static dependency would be linked on any Node, and compiled uncached.
const { runCommand } = await import("./commands/runCommand.ts");

// A reader such as head may close the pipe early, which is not an error.
process.stdout.on("error", () => process.exit());

process.exitCode = await runCommand(process.argv.slice(2), {
  env: process.env,
  now: new Date(),
  write: (text) => process.stdout.write(text),
  complain: (text) => process.stderr.write(text),
});
