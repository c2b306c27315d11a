// Plain JavaScript, because it runs before the check of Node's version and before the compile cache.
// For TypeScript, Node would load its type stripper at every start.
import { requireNode, useCompileCache } from "./prepareNode.js";

requireNode();
await useCompileCache();
// Loaded after the check: a static dependency would be linked on any Node, and compiled uncached.
const { startServer } = await import("./startServer.ts");
await startServer(process.env);
