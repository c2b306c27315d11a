import { requireNode } from "../../src/prepareNode.js";

requireNode();
await import("./prepare.js");
await import("../../src/cli.js");
