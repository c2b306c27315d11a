import "./compileCache.js";

// Imported only now: an import at the top would be compiled before the cache is there.
const { runCommand } = await import("./commands/runCommand.ts");
const { environment } = await import("./env.ts");
const { currentActor } = await import("./commands/currentActor.ts");

// A reader such as head may stop early; that is no failure.
process.stdout.on("error", () => process.exit());

process.exitCode = await runCommand(process.argv.slice(2), {
  env: environment,
  now: new Date(),
  actor: currentActor(environment),
  write: (text) => process.stdout.write(text),
  complain: (text) => process.stderr.write(text),
});
