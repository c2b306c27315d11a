import { requireNode } from "../../src/requireNode.js";

requireNode();
await import("./prepare.js");
await import("../../src/cli.js");
