import { runCommand } from "./commands/runCommand.ts";
import { environment } from "./env.ts";

// A reader such as head may stop early; that is no failure.
process.stdout.on("error", () => process.exit());

process.exitCode = await runCommand(process.argv.slice(2), {
  env: environment,
  now: new Date(),
  write: (text) => process.stdout.write(text),
  complain: (text) => process.stderr.write(text),
});
