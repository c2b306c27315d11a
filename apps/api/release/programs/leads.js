import "./prepare.js";

await import("../../src/cli.js");
