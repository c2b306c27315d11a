// Plain JavaScript, as what is read before the version of Node is known and before there is a cache:
// Node would load its stripper of types for it alone, at every start.
import { requireNode } from "./requireNode.js";

requireNode();
// Imported only now: an import at the top would be linked on any Node, and compiled uncached.
await import("./compileCache.js");
const { startServer } = await import("./startServer.ts");
await startServer();
