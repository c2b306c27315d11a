import "./prepare.js";

await import("../../src/server.js");
