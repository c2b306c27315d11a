import { requireNode } from "./requireNode.js";

requireNode();
// Imported only now: an import at the top would be linked on any Node, and compiled uncached.
await import("./compileCache.js");
const { runCommand } = await import("./commands/runCommand.ts");
const { environment } = await import("./env.ts");

// A reader such as head may stop early; that is no failure.
process.stdout.on("error", () => process.exit());

process.exitCode = await runCommand(process.argv.slice(2), {
  env: environment,
  now: new Date(),
  write: (text) => process.stdout.write(text),
  complain: (text) => process.stderr.write(text),
});
